import type { WaySymbol } from './symbols.ts';

/** Payouts of three, four and five of a kind. */
type Pays = readonly [three: number, four: number, five: number];

/** Coins per stake. */
export const coins = 20;

/** Coins paid for every way, from the first reel. */
const wayPays: Readonly<Record<WaySymbol, Pays>> = {
  tiger: [10, 38, 250],
  fox: [6, 20, 105],
  panda: [5, 13, 50],
  cat: [3, 9, 30],
  ace: [0, 4, 11],
  king: [0, 3, 9],
  queen: [0, 2, 8],
  jack: [0, 2, 8],
};

/** Multiples of the whole stake, for chests anywhere. */
const chestPays: Pays = [2, 15, 100];

/** Free spins for three, four and five chests, those that three more add, and the maximum of a round. */
export const freeSpins = { opened: [10, 15, 20], added: 5, most: 40 } as const;

/** Multipliers of a free spin, drawn before it: ten equally likely lots. */
export const timesLots = [2, 2, 2, 2, 2, 3, 3, 3, 5, 5] as const;

const ofThree = (pays: readonly number[], count: number): number => pays[count - 3] ?? 0;

export const wayPay = (symbol: WaySymbol, count: number): number => ofThree(wayPays[symbol], count);
export const chestPay = (count: number): number => ofThree(chestPays, count);
export const opensSpins = (chests: number): number => ofThree(freeSpins.opened, chests);
