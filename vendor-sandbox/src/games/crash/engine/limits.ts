import { ladder } from '../../../engine/stakes.ts';
import { highest } from './curve.ts';

/** Whole units, so that hundredths of a multiplier pay whole hundredths. */
export const stakesIn = (currency: string): readonly number[] =>
  ladder(
    currency,
    [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
    [100, 200, 500, 1_000, 2_000, 5_000],
  );

/** Allowed targets, in hundredths. */
export const targets = { least: 101, most: highest } as const;
