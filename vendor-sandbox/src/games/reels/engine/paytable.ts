import { lines } from './lines.ts';
import type { GameSymbol, LineSymbol } from './symbols.ts';

/** Payouts of three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Multiples of the line stake, from the first reel; the longest run of a line only. */
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

/** Multiples of the whole stake, for drums anywhere in the window. */
export const drumPays: Pays = [4, 20, 100];

/** Payout of `count` of a picture for a stake, in the stake's unit; 0 for less than three and for the wild itself. */
export function payFor(symbol: GameSymbol, count: number, stake: number): number {
  if (symbol === 'wild') return 0;
  const index = count - 3;
  return symbol === 'drum' ? stake * (drumPays[index] ?? 0) : (stake / lines.length) * (linePays[symbol][index] ?? 0);
}
