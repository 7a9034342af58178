import { language } from '../../../client/texts.ts';
import { waysWords } from '../words/index.ts';

export const gameTexts = waysWords(language);
