import { language } from '../../../client/texts.ts';
import { rouletteWords } from '../words/index.ts';

export const gameTexts = rouletteWords(language);
