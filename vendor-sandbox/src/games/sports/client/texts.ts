import { language } from '../../../client/texts.ts';
import { sportsWords } from '../words/index.ts';

export const gameTexts = sportsWords(language);
