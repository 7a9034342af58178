import type { Part } from './markets.ts';

/** Limits of bets. */
export const ticketLimits = { mostSelections: 6, mostOdds: 50_000, mostOpen: 20 } as const;

/** Product of all odds, in hundredths (250 is 2.50), rounded down as bookmakers do. */
export function combinedOdds(odds: readonly number[]): number {
  return Math.floor(odds.reduce((product, each) => (product * each) / 100, 100) + 1e-6);
}

/** A selection whose match is over. */
export type Settled = { readonly odds: number; readonly parts: readonly Part[] };

/**
 * Average combined odds of a ticket over all parts of its stake, in hundredths. In each part the winning odds are
 * multiplied, a return counts as 1, and a loss makes it zero.
 */
function averageOdds([next, ...rest]: readonly Settled[], won: readonly number[]): number {
  if (next === undefined) return combinedOdds(won);
  const { odds, parts } = next;
  const each = parts.map((part) => (part === 'lost' ? 0 : averageOdds(rest, part === 'won' ? [...won, odds] : won)));
  return each.reduce((sum, one) => sum + one, 0) / parts.length;
}

/** Payout of a settled bet including the stake, in whole hundredths of the currency, rounded down. */
export const settledPayout = (stake: number, selections: readonly Settled[]): number =>
  Math.floor((stake * averageOdds(selections, [])) / 100);

/** Maximum payout of a bet. */
export const payoutOf = (stake: number, odds: readonly number[]): number =>
  settledPayout(
    stake,
    odds.map((each) => ({ odds: each, parts: ['won'] })),
  );
