import { language } from '../../../client/texts.ts';
import { baccaratWords } from '../words/index.ts';

export const gameTexts = baccaratWords(language);
