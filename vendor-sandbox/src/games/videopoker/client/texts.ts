import { language } from '../../../client/texts.ts';
import { videopokerWords } from '../words/index.ts';

export const gameTexts = videopokerWords(language);
