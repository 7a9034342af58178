import { type Bet, lost, oneClass, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { eachOf, pickedValues } from '../layout.ts';
import { ballsOf, hitsAt } from './balls.ts';

interface Straight {
  readonly code: string;
  readonly family: string;
  /** Places of the bet, from 0. */
  readonly places: readonly number[];
  readonly values: readonly string[];
  /** Whether a draw's numbers are distinct. */
  readonly different: boolean;
}

/** Exact numbers at several places. */
export const straight = ({ code, family, places, values, different }: Straight): Bet => ({
  code,
  family,
  layout: eachOf(
    places.map((place) => String(place + 1)),
    values,
    different,
  ),
  units: 1,
  ...oneClass,
  chance: () => ({
    times: fraction(
      1,
      places.reduce((ways, _, taken) => ways * (values.length - (different ? taken : 0)), 1),
    ),
    ties: none,
  }),
  settle: (pick, draw) => {
    const drawn = ballsOf(draw);
    const picked = pickedValues(pick);
    return places.every((place, row) => drawn[place] === picked[row]) ? won(hitsAt(...places)) : lost;
  },
});
