import { language } from '../../../client/texts.ts';
import { tableWords } from '../words/index.ts';

export const tableTexts = tableWords(language);
