import { array, int, maxLength, minimum, minLength, object, enum as oneOf } from '@unisite/shared/schema';
import { ladder } from '../../engine/stakes.ts';
import { instantGame } from '../instant.ts';
import { engine } from './engine/engine.ts';
import { mostShots } from './engine/fish.ts';
import { quarryAt, seaNames, seaOf } from './engine/seas.ts';

/** Price of one shot, by cannon. */
const cannonsIn = (currency: string): readonly number[] =>
  ladder(currency, [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000], [1, 5, 10, 20, 50, 100, 200]);

/**
 * Shots at fish in batches: a round is all shots that hit since the previous round, so that the wallet gets at most two
 * calls per 1.5 seconds. A title is played in its own sea only.
 */
export const fishingGame = instantGame({
  interval: 1_200,
  stakes: (currency) => ({ all: cannonsIn(currency), first: cannonsIn(currency)[1] ?? 0 }),
  choice: object({
    sea: oneOf(seaNames),
    cannon: int(),
    shots: array(int().check(minimum(0))).check(minLength(1), maxLength(mostShots)),
  }),
  stakeOf({ sea, cannon, shots }, { currency, scene }) {
    const swims = sea === seaOf(scene) && shots.every((place) => quarryAt(sea, place) !== null);
    return swims && cannonsIn(currency).includes(cannon) ? cannon * shots.length : null;
  },
  engine,
});
