import { lines } from './lines.ts';
import type { GameSymbol, LineSymbol } from './symbols.ts';

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

/** What `count` of a picture pay for a stake, in the stake's unit; 0 for less than three and for the wild itself. */
export function payFor(symbol: GameSymbol, count: number, stake: number): number {
  if (symbol === 'wild') return 0;
  const index = count - 3;
  return symbol === 'drum' ? stake * (drumPays[index] ?? 0) : (stake / lines.length) * (linePays[symbol][index] ?? 0);
}
