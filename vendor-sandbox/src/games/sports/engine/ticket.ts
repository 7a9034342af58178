import type { Part } from './markets.ts';

/** What bets may be. */
export const ticketLimits = { mostSelections: 6, mostOdds: 50_000, mostOpen: 20 } as const;

/** All odds multiplied, in hundredths (250 is 2.50), rounded down as bookmakers do. */
export function combinedOdds(odds: readonly number[]): number {
  return Math.floor(odds.reduce((product, each) => (product * each) / 100, 100) + 1e-6);
}

/** A selection whose match is over. */
export type Settled = { readonly odds: number; readonly parts: readonly Part[] };

/**
 * The combined odds of a ticket on average over all the parts that its stake falls into, in hundredths. In each part
 * the odds that won are multiplied, those given back count as 1, and one that lost makes it nothing.
 */
function averageOdds([next, ...rest]: readonly Settled[], won: readonly number[]): number {
  if (next === undefined) return combinedOdds(won);
  const { odds, parts } = next;
  const each = parts.map((part) => (part === 'lost' ? 0 : averageOdds(rest, part === 'won' ? [...won, odds] : won)));
  return each.reduce((sum, one) => sum + one, 0) / parts.length;
}

/** What a settled bet pays, stake included, in whole hundredths of the currency, rounded down. */
export const settledPayout = (stake: number, selections: readonly Settled[]): number =>
  Math.floor((stake * averageOdds(selections, [])) / 100);

/** The most that a bet can pay: all of it is won. */
export const payoutOf = (stake: number, odds: readonly number[]): number =>
  settledPayout(
    stake,
    odds.map((each) => ({ odds: each, parts: ['won'] })),
  );
