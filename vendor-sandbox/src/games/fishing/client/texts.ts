import { language } from '../../../client/texts.ts';
import { fishingWords } from '../words/index.ts';

export const gameTexts = fishingWords(language);
