import { language } from '../../../client/texts.ts';
import { sicboWords } from '../words/index.ts';

export const gameTexts = sicboWords(language);
