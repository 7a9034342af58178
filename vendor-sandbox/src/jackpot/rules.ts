import type { GameName } from '../games/names.ts';

/** Games whose rounds for money take part in the pool. */
export const poolGames: readonly GameName[] = ['reels', 'ways'];
export const hasPool = (game: GameName): boolean => poolGames.includes(game);

/** What a pool begins with, and how much is staked on average until it is won; hundredths. */
export type PoolTerms = { readonly start: number; readonly turnover: number };

/** One part in so many of every stake goes into the pool. */
export const shareOneIn = 100;

/** Both are whole multiples of every stake of the slots, so that each stake has a whole number of lots. */
const dong: PoolTerms = { start: 2_000_000_000, turnover: 400_000_000_000 };
const other: PoolTerms = { start: 200_000, turnover: 40_000_000 };

export const termsIn = (currency: string): PoolTerms => (currency === 'VND' ? dong : other);

/** Of so many lots one wins the pool: the higher the stake, the fewer. */
export const lotsOf = ({ turnover }: PoolTerms, stake: number): number => turnover / stake;

/** What the pool returns of all stakes, percent: their shares, and what it begins with. */
export const poolReturnPercent = 100 / shareOneIn + (100 * dong.start) / dong.turnover;

/** What a slot returns with the pool, percent. */
export const withPool = (percent: number): number => Math.round((percent + poolReturnPercent) * 100) / 100;
