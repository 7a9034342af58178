import { array, int, maximum, maxLength, minimum, minLength, object, string } from '@unisite/shared/schema';
import type { Bet } from './engine/bets.ts';

/** Schema of bets on at most so many spots. */
export const betsOn = (spots: number) =>
  array(
    object({ spot: string().check(maxLength(24)), amount: int().check(minimum(1), maximum(10_000_000_000)) }),
  ).check(minLength(1), maxLength(spots));

type Limits = {
  readonly isSpot: (id: string) => boolean;
  /** The smallest chip, and the maximum total of all bets; hundredths. */
  readonly chip: number;
  readonly most: number;
};

/** The sum of all bets, or null when a spot is unknown or repeated, or the table's limits are exceeded. */
export function stakeOfBets(bets: readonly Bet[], { isSpot, chip, most }: Limits): number | null {
  const named = new Set(bets.map(({ spot }) => spot));
  const sound = bets.every(({ spot, amount }) => isSpot(spot) && amount % chip === 0);
  const sum = bets.reduce((total, { amount }) => total + amount, 0);
  return sound && named.size === bets.length && sum <= most ? sum : null;
}
