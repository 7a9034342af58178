import type { PictureName } from './pictures.ts';

type P = PictureName;
/** Pictures of a theme: wild, scatter, high-paying and low-paying ones. */
export type Cast = {
  readonly wild: P;
  readonly scatter: P;
  readonly high: readonly [P, P, P, P, P];
  readonly low: readonly [P, P, P, P];
};

export const themes = ['festival', 'fruit', 'gods', 'egypt', 'animals', 'gems'] as const;
export type Theme = (typeof themes)[number];

const letters = ['ace', 'king', 'queen', 'jack'] as const;

export const casts: Readonly<Record<Theme, Cast>> = {
  festival: {
    wild: 'dragon',
    scatter: 'drum',
    high: ['seven', 'carp', 'lantern', 'lotus', 'jade'],
    low: ['ruby', 'emerald', 'sapphire', 'amethyst'],
  },
  fruit: {
    wild: 'star',
    scatter: 'bell',
    high: ['seven', 'watermelon', 'grapes', 'orange', 'lemon'],
    low: ['cherry', 'plum', 'apple', 'lime'],
  },
  gods: {
    wild: 'bolt',
    scatter: 'temple',
    high: ['hammer', 'helmet', 'trident', 'shield', 'laurel'],
    low: letters,
  },
  egypt: {
    wild: 'scarab',
    scatter: 'pyramid',
    high: ['mask', 'eye', 'ankh', 'scroll', 'column'],
    low: letters,
  },
  animals: {
    wild: 'phoenix',
    scatter: 'chest',
    high: ['tiger', 'fox', 'panda', 'cat', 'carp'],
    low: letters,
  },
  gems: {
    wild: 'diamond',
    scatter: 'chest',
    high: ['crown', 'ruby', 'emerald', 'sapphire', 'amethyst'],
    low: letters,
  },
};

/** Scenes of the catalogue by theme; the default is festival. */
const scenes: Readonly<Partial<Record<string, Theme>>> = {
  fruits: 'fruit',
  sweets: 'fruit',
  sevens: 'fruit',
  reels: 'fruit',
  thunderer: 'gods',
  viking: 'gods',
  pharaoh: 'egypt',
  book: 'egypt',
  tiger: 'animals',
  lion: 'animals',
  wolf: 'animals',
  bull: 'animals',
  panda: 'animals',
  fox: 'animals',
  phoenix: 'animals',
  eagle: 'animals',
  crossing: 'animals',
  gems: 'gems',
  chest: 'gems',
  pot: 'gems',
  mines: 'gems',
  tower: 'gems',
};

/** Theme of a title, by the scene of its picture. */
export const themeOf = (scene: string): Theme =>
  Object.hasOwn(scenes, scene) ? (scenes[scene] ?? 'festival') : 'festival';
