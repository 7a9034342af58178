import { array, int, maximum, maxLength, minimum, minLength, object, string } from '@unisite/shared/schema';
import { instantGame, type Setting } from '../instant.ts';
import { type Choice, engine } from './engine/engine.ts';
import { chipsIn, mostChips } from './engine/limits.ts';
import { spotOf, spots } from './engine/spots.ts';

/** The sum of all bets, or null when a spot is not valid or named twice, or the table's limits are exceeded. */
function stakeOf({ bets }: Choice, { currency }: Setting): number | null {
  const chip = chipsIn(currency)[0] ?? 1;
  const named = new Set(bets.map(({ spot }) => spot));
  const sound = bets.every(({ spot, amount }) => spotOf(spot) !== null && amount % chip === 0);
  const sum = bets.reduce((total, { amount }) => total + amount, 0);
  return sound && named.size === bets.length && sum <= mostChips * chip ? sum : null;
}

/** European roulette: one zero, every bet of the table, several bets a round as one stake. */
export const rouletteGame = instantGame({
  interval: 3_000,
  stakes: (currency) => ({ all: chipsIn(currency), first: chipsIn(currency)[1] ?? 0 }),
  choice: object({
    bets: array(
      object({ spot: string().check(maxLength(24)), amount: int().check(minimum(1), maximum(10_000_000_000)) }),
    ).check(minLength(1), maxLength(spots.length)),
  }),
  stakeOf,
  engine,
});
