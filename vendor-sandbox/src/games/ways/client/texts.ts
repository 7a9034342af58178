import { meta } from '../../../client/dom.ts';
import { language } from '../../../client/texts.ts';
import { pictureFiles } from '../../slots/pictures.ts';
import { symbolNames } from '../../slots/words/index.ts';
import type { GameSymbol } from '../engine/symbols.ts';
import { picturesOf } from '../pictures.ts';
import { waysWords } from '../words/index.ts';

const pictures = picturesOf(meta('scene'));

export const gameTexts = { ...waysWords(language), symbols: symbolNames(pictures, language) };

/** Path of a symbol's picture among the assets. */
export const pictureFile = (symbol: GameSymbol): string => `${pictureFiles[pictures[symbol]]}.svg`;
