import type { Bet } from './bet.ts';
import { fraction, minus, toNumber } from './fraction.ts';

/** The series a member can play at: of 2,000, which would be fair, so much goes back into prizes. */
export const SERIES = { least: 1700, most: 1980, step: 2, fair: 2000 } as const;

/** Odds and returns are hundredths of the stake of a unit: 9940 is "1 ăn 99,4". */
export type Odds = number;

/**
 * The odds of a class at a series, down to the hundredth: a fair prize, times the series over 2,000. What ties has its
 * stake back and is left out of the reckoning, so that the prize is of the outcomes that decide.
 */
export function seriesOdds(bet: Bet, name: string, series: number): Odds {
  const { times, ties } = bet.chance(name);
  const decided = minus(fraction(1, 1), ties);
  // prize of one unit = decided / times × series / 2,000
  const [up, down] = [decided.ways * times.of * BigInt(series) * 100n, decided.of * times.ways * BigInt(SERIES.fair)];
  return Number(up / down);
}

/**
 * What a player gets back of a stake in the long run, as a share of it (1 is all): the same figure that stands beside
 * the bet.
 */
export function returnToPlayer(bet: Bet, name: string, odds: Odds, units: number): number {
  const { times, ties } = bet.chance(name);
  return (toNumber(times) * odds) / 100 / units + toNumber(ties);
}

/** What of a stake does not go into prizes when it is played at a series below another, as a share of it. */
export const rebateShare = (series: number, below: number): number => (below - series) / SERIES.fair;

/** The same in hundredths of a stake in hundredths, rounded down. */
export const rebateOf = (staked: bigint, series: number, below: number): bigint =>
  (staked * BigInt(below - series)) / BigInt(SERIES.fair);
