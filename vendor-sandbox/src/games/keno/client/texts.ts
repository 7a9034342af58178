import { language } from '../../../client/texts.ts';
import { kenoWords } from '../words/index.ts';

export const gameTexts = kenoWords(language);
