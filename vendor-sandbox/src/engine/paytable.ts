import type { LineSymbol } from './symbols.ts';

/** What three, four and five of a kind pay. */
export type Pays = readonly [three: number, four: number, five: number];

/** Times the stake of one line, from the first reel on, the longest run of a line only. */
export const linePays: Readonly<Record<LineSymbol, Pays>> = {
  seven: [100, 500, 2500],
  carp: [50, 200, 800],
  lantern: [30, 100, 400],
  lotus: [25, 80, 300],
  jade: [20, 60, 200],
  ruby: [10, 30, 120],
  emerald: [10, 30, 120],
  sapphire: [5, 20, 80],
  amethyst: [5, 20, 80],
};

/** Times the whole stake, for drums anywhere in the window. */
export const drumPays: Pays = [4, 20, 100];
