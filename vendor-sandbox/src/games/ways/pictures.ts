import type { PictureName } from '../slots/pictures.ts';
import { casts, themeOf } from '../slots/themes.ts';
import type { GameSymbol } from './engine/symbols.ts';

/** Picture of each symbol in a title with such a scene. */
export function picturesOf(scene: string): Readonly<Record<GameSymbol, PictureName>> {
  const { wild, scatter, high, low } = casts[themeOf(scene)];
  const [tiger, fox, panda, cat] = high;
  const [ace, king, queen, jack] = low;
  return { phoenix: wild, chest: scatter, tiger, fox, panda, cat, ace, king, queen, jack };
}
