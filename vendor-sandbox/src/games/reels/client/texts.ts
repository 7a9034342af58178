import { language } from '../../../client/texts.ts';
import { reelsWords } from '../words/index.ts';

export const gameTexts = reelsWords(language);
