import { ladder } from '../../../engine/stakes.ts';

/** Stakes of a round, in hundredths; multiples of ten, so that payouts are whole. */
export const stakesIn = (currency: string): readonly number[] =>
  ladder(
    currency,
    [2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
    [20, 50, 100, 200, 500, 1_000, 2_000, 5_000],
  );
