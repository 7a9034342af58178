import { array, int, maximum, maxLength, minimum, minLength, object, enum as oneOf } from '@unisite/shared/schema';
import { instantGame } from '../instant.ts';
import { engine } from './engine/engine.ts';
import { highest, kenoModes, mostPicks } from './engine/paytables.ts';
import { stakesIn } from './engine/stakes.ts';

/** Keno: one to ten numbers of eighty, twenty are drawn. A title is played in its own prize mode only. */
export const kenoGame = instantGame({
  interval: 3_000,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[2] ?? 0 }),
  choice: object({
    mode: oneOf(kenoModes),
    picks: array(int().check(minimum(1), maximum(highest))).check(minLength(1), maxLength(mostPicks)),
    stake: int(),
  }),
  stakeOf({ mode, picks, stake }, { currency, prizeMode }) {
    const ascending = picks.every((pick, index) => index === 0 || pick > (picks[index - 1] ?? 0));
    return ascending && mode === prizeMode && stakesIn(currency).includes(stake) ? stake : null;
  },
  engine,
});
