import { array, int, maximum, maxLength, minimum, minLength, object, string } from '@unisite/shared/schema';
import type { Bet } from './engine/bets.ts';

/** Bets as a page sends them, on that many spots at most. */
export const betsOn = (spots: number) =>
  array(
    object({ spot: string().check(maxLength(24)), amount: int().check(minimum(1), maximum(10_000_000_000)) }),
  ).check(minLength(1), maxLength(spots));

type Limits = {
  readonly isSpot: (id: string) => boolean;
  /** The smallest chip, and the most that all bets may come to; hundredths. */
  readonly chip: number;
  readonly most: number;
};

/** The sum of all bets, or null when a spot is unknown or named twice, or the table's limits are exceeded. */
export function stakeOfBets(bets: readonly Bet[], { isSpot, chip, most }: Limits): number | null {
  const named = new Set(bets.map(({ spot }) => spot));
  const sound = bets.every(({ spot, amount }) => isSpot(spot) && amount % chip === 0);
  const sum = bets.reduce((total, { amount }) => total + amount, 0);
  return sound && named.size === bets.length && sum <= most ? sum : null;
}
