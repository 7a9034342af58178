import { array, int, maximum, maxLength, minimum, object, refine } from '@unisite/shared/schema';
import { steppedGame } from '../stepped.ts';
import { engine } from './engine/engine.ts';
import { stakesIn } from './engine/stakes.ts';

const ascending = (places: readonly number[]): boolean =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));

/** Video poker: five cards, of which any may be held; the others are replaced once. */
export const videopokerGame = steppedGame({
  interval: 1_500,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[2] ?? 0 }),
  choice: object({ stake: int() }),
  move: object({
    hold: array(int().check(minimum(0), maximum(4))).check(maxLength(5), refine(ascending)),
  }),
  stakeOf: ({ stake }, { currency }) => (stakesIn(currency).includes(stake) ? stake : null),
  outlastsFailure: () => true,
  engine,
});
