import { array, int, maximum, maxLength, minimum, minLength, object } from '@unisite/shared/schema';
import { ladder } from '../../engine/stakes.ts';
import { instantGame } from '../instant.ts';
import { engine } from './engine/engine.ts';
import { fishKinds, mostShots } from './engine/fish.ts';

/** What one shot costs from each of the cannons. */
const cannonsIn = (currency: string): readonly number[] =>
  ladder(currency, [200, 500, 1_000, 2_000, 5_000, 10_000, 20_000], [1, 5, 10, 20, 50, 100, 200]);

/**
 * Shots at fish, gathered: a round is all shots that hit since the round before, so that the wallet hears of two calls
 * a second and a half.
 */
export const fishingGame = instantGame({
  interval: 1_200,
  stakes: (currency) => ({ all: cannonsIn(currency), first: cannonsIn(currency)[1] ?? 0 }),
  choice: object({
    cannon: int(),
    shots: array(int().check(minimum(0), maximum(fishKinds.length - 1))).check(minLength(1), maxLength(mostShots)),
  }),
  stakeOf: ({ cannon, shots }, { currency }) => (cannonsIn(currency).includes(cannon) ? cannon * shots.length : null),
  engine,
});
