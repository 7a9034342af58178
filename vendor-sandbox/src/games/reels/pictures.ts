import type { PictureName } from '../slots/pictures.ts';
import { casts, themeOf } from '../slots/themes.ts';
import type { GameSymbol } from './engine/symbols.ts';

/** Picture of each symbol in a title with such a scene. */
export function picturesOf(scene: string): Readonly<Record<GameSymbol, PictureName>> {
  const { wild, scatter, high, low } = casts[themeOf(scene)];
  const [seven, carp, lantern, lotus, jade] = high;
  const [ruby, emerald, sapphire, amethyst] = low;
  return { wild, drum: scatter, seven, carp, lantern, lotus, jade, ruby, emerald, sapphire, amethyst };
}
