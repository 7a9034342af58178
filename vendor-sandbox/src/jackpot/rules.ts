import type { GameName } from '../games/names.ts';

/** Games whose rounds for money take part in the pool. */
export const poolGames: readonly GameName[] = ['reels', 'ways'];
export const hasPool = (game: GameName): boolean => poolGames.includes(game);

/** Start amount of a pool, and average turnover until it is won; hundredths. */
export type PoolTerms = { readonly start: number; readonly turnover: number };

/** The pool's share: one part in so many of every stake. */
export const shareOneIn = 100;

/** Both are multiples of every stake of the slots, so that each stake has a whole number of lots. */
const dong: PoolTerms = { start: 2_000_000_000, turnover: 400_000_000_000 };
const other: PoolTerms = { start: 200_000, turnover: 40_000_000 };

export const termsIn = (currency: string): PoolTerms => (currency === 'VND' ? dong : other);

/** Number of lots, of which one wins the pool: fewer for higher stakes. */
export const lotsOf = ({ turnover }: PoolTerms, stake: number): number => turnover / stake;

/** Return of the pool in percent of all stakes: shares and start amount. */
export const poolReturnPercent = 100 / shareOneIn + (100 * dong.start) / dong.turnover;

/** Return of a slot including the pool, percent. */
export const withPool = (percent: number): number => Math.round((percent + poolReturnPercent) * 100) / 100;
