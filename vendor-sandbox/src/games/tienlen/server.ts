import { array, int, maximum, maxLength, minimum, object } from '@unisite/shared/schema';
import { cardCount } from '../../engine/deck.ts';
import { steppedGame } from '../stepped.ts';
import { engine } from './engine/engine.ts';
import { stakesIn } from './engine/stakes.ts';
import { handSize } from './engine/table.ts';

/** Southern Tiến lên against three seats of the house. */
export const tienlenGame = steppedGame({
  interval: 2_000,
  stakes: (currency) => ({ all: stakesIn(currency), first: stakesIn(currency)[1] ?? 0 }),
  choice: object({ stake: int() }),
  move: object({
    cards: array(int().check(minimum(0), maximum(cardCount - 1))).check(maxLength(handSize)),
  }),
  stakeOf: ({ stake }, { currency }) => (stakesIn(currency).includes(stake) ? stake : null),
  outlastsFailure: () => true,
  engine,
});
