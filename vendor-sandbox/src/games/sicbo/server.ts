import { object } from '@unisite/shared/schema';
import { instantGame } from '../instant.ts';
import { chipsIn, mostChips } from '../tables/engine/limits.ts';
import { betsOn, stakeOfBets } from '../tables/server.ts';
import { engine } from './engine/engine.ts';
import { spotOf, spots } from './engine/spots.ts';

/** Sic bo: three dice, every bet of the table, several bets per round as one stake. */
export const sicboGame = instantGame({
  interval: 3_000,
  stakes: (currency) => ({ all: chipsIn(currency), first: chipsIn(currency)[1] ?? 0 }),
  choice: object({ bets: betsOn(spots.length) }),
  stakeOf({ bets }, { currency }) {
    const chip = chipsIn(currency)[0] ?? 1;
    return stakeOfBets(bets, { isSpot: (id) => spotOf(id) !== null, chip, most: mostChips * chip });
  },
  engine,
});
