import { type Bet, lost, oneClass, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { anyOf, pickedValue, rowOf } from '../layout.ts';
import { ballsOf, hitsAt, places } from './balls.ts';

/** The number drawn at a place. */
export const position = (count: number, values: readonly string[]): Bet => ({
  code: 'position',
  family: 'position',
  layout: anyOf(places(count), values),
  units: 1,
  ...oneClass,
  chance: () => ({ times: fraction(1, values.length), ties: none }),
  settle: (pick, draw) => {
    const place = rowOf(pick);
    return ballsOf(draw)[place] === pickedValue(pick) ? won(hitsAt(place)) : lost;
  },
});
