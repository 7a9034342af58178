import { createInk, type Ink, picture } from './ink.ts';
import { hash, nth } from './prng.ts';
import { scenes } from './scenes/index.ts';
import { setTitle } from './setTitle.ts';
import { studios, styleOf } from './studios/index.ts';
import { studioMark } from './vendorMark.ts';
import { type Category, vendors } from './vendors.ts';

/** The scenes a category can be drawn with. */
export const sceneNames = (category: Category): readonly string[] => Object.keys(scenes[category]);

/** Views of a scene: zoom, lean in degrees, shift. Slots stage their heroes themselves. */
const views = [
  [1, 0, 0],
  [1, 0, 0],
  [1.13, 0, 0],
  [1.1, -4, -5],
  [1.1, 4, 5],
  [1.15, 2, 9],
  [1.15, -2, -9],
] as const;

function seen(k: Ink, scene: string): string {
  const [near, lean, shift] = k.pick(views);
  if (near === 1) return scene;
  return `<g transform="translate(${150 + shift} 165) rotate(${lean}) scale(${near}) translate(-150 -165)">${scene}</g>`;
}

export interface TileOf {
  /** Id or name. */
  readonly vendor: string;
  /** The game's id. */
  readonly game: string;
  readonly title: string;
  readonly category: Category;
  /** A scene of the category (see sceneNames), or a number that picks one; by default the game's id picks. */
  readonly variant?: string | number;
}

/** The vendor's id, its studio, and the game's palette in that studio. */
function drawnBy({ vendor, game }: Pick<TileOf, 'vendor' | 'game'>) {
  const maker = vendors.find((v) => v.name === vendor)?.id ?? vendor;
  const studio = studios[styleOf(vendor)];
  return { maker, studio, palette: nth(studio.palettes, hash(`${game}*${maker}`)) };
}

/** The colour of a picture's ground, shown while the picture loads. */
export const tintOf = (of: Pick<TileOf, 'vendor' | 'game'>): string => drawnBy(of).palette.mid;

/** A game's picture, 300 by 400. Game and vendor are the seed, so that both languages of a title share one picture. */
export function tile({ vendor, game, title, category, variant }: TileOf): string {
  const { maker, studio, palette: p } = drawnBy({ vendor, game });
  const k = createInk(`${maker}/${game}/${variant ?? ''}`, game);
  const shelf = scenes[category];
  const named = typeof variant === 'string' ? shelf[variant] : undefined;
  const scene = named ?? nth(Object.values(shelf), typeof variant === 'number' ? variant : hash(game));
  // The order matters: gradients are numbered on creation, and random draws happen in this order.
  const lettering = studio.title(k, p);
  const backdrop = studio.backdrop(k, p);
  const hero = category === 'RNG' ? scene(k, p) : seen(k, scene(k, p));
  const front = studio.foreground(k, p);
  const words = setTitle(k, title, studio.face, lettering);
  return picture(k, {
    width: 300,
    height: 400,
    title,
    body: backdrop + hero + front + words + studioMark(vendor, p),
  });
}
