import { ladder } from '../../../engine/stakes.ts';

/** Stakes of a hand, in hundredths. */
export const stakesIn = (currency: string): readonly number[] =>
  ladder(
    currency,
    [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000],
    [10, 20, 50, 100, 200, 500, 1_000, 2_000],
  );
