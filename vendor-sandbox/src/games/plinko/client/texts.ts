import { language } from '../../../client/texts.ts';
import { plinkoWords } from '../words/index.ts';

export const gameTexts = plinkoWords(language);
