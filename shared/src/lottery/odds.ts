import type { Bet } from './bet.ts';
import { fraction, minus, toNumber } from './fraction.ts';

/** Series that a member can play at: the prize share out of 2,000, which would be fair. */
export const SERIES = { least: 1700, most: 1980, step: 2, fair: 2000 } as const;

/** Odds and returns are hundredths of the unit stake: 9940 is "1 ăn 99,4". */
export type Odds = number;

/**
 * Odds of a class at a series, rounded down to the hundredth: the fair prize times series over 2,000. Ties are refunded
 * and therefore excluded, so that the prize covers deciding outcomes only.
 */
export function seriesOdds(bet: Bet, name: string, series: number): Odds {
  const { times, ties } = bet.chance(name);
  const decided = minus(fraction(1, 1), ties);
  // prize of one unit = decided / times × series / 2,000
  const [up, down] = [decided.ways * times.of * BigInt(series) * 100n, decided.of * times.ways * BigInt(SERIES.fair)];
  return Number(up / down);
}

/** Return to player as a share of the stake (1 is all), as displayed with the bet. */
export function returnToPlayer(bet: Bet, name: string, odds: Odds, units: number): number {
  const { times, ties } = bet.chance(name);
  return (toNumber(times) * odds) / 100 / units + toNumber(ties);
}

/** Share of a stake that a series below another leaves out of prizes. */
export const rebateShare = (series: number, below: number): number => (below - series) / SERIES.fair;

/** The same in hundredths of a stake in hundredths, rounded down. */
export const rebateOf = (staked: bigint, series: number, below: number): bigint =>
  (staked * BigInt(below - series)) / BigInt(SERIES.fair);
