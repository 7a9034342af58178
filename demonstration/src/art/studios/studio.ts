import { dark, GOLD, type Metal } from '../colour.ts';
import type { Ink } from '../ink.ts';
import type { FaceName } from '../lettering.ts';
import type { TitleStyle } from '../setTitle.ts';

/** The order is significant: it determines the style of unknown vendors. */
export const studioNames = [
  'abyss',
  'arena',
  'candy',
  'comic',
  'cyber',
  'deco',
  'desert',
  'frost',
  'jungle',
  'lacquer',
  'myth',
  'neon',
] as const;
export type StudioName = (typeof studioNames)[number];

/**
 * The colours of one picture: ground from deep to glow, the hero's two colours and an accent, rim light, the title's
 * edge, metal.
 */
export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly rim: string;
  readonly edge: string;
  readonly metal: Metal;
}

/** A studio's house style. Title layers are painted back to front. */
export interface Studio {
  readonly face: FaceName;
  readonly palettes: readonly [Palette, ...Palette[]];
  readonly backdrop: (k: Ink, p: Palette) => string;
  readonly foreground: (k: Ink, p: Palette) => string;
  readonly title: (k: Ink, p: Palette) => TitleStyle;
}

type Colours = readonly [
  deep: string,
  mid: string,
  glow: string,
  main: string,
  second: string,
  third: string,
  rim: string,
];

/**
 * Creates a studio's palettes: its metal, and its title's edge, either one colour for all or the deep colour darkened
 * by a share.
 */
export const palettes =
  ({ edge, metal = GOLD }: { readonly edge: number | string; readonly metal?: Metal }) =>
  (...[deep, mid, glow, main, second, third, rim]: Colours): Palette => ({
    deep,
    mid,
    glow,
    main,
    second,
    third,
    rim,
    edge: typeof edge === 'number' ? dark(deep, edge) : edge,
    metal,
  });
