/** What bets may be. */
export const ticketLimits = { mostSelections: 6, mostOdds: 50_000, mostOpen: 20 } as const;

/** All odds multiplied, in hundredths (250 is 2.50), rounded down as bookmakers do. */
export function combinedOdds(odds: readonly number[]): number {
  return Math.floor(odds.reduce((product, each) => (product * each) / 100, 100) + 1e-6);
}

/** What a bet pays if all of it is right, stake included, in whole hundredths of the currency. */
export const payoutOf = (stake: number, odds: readonly number[]): number =>
  Math.floor((stake * combinedOdds(odds)) / 100);
