import { ladder } from '../../../engine/stakes.ts';

/** Chips of most tables, in hundredths; every bet is a multiple of the smallest. */
export const chipsIn = (currency: string): readonly number[] =>
  ladder(currency, [1_000, 5_000, 10_000, 50_000, 100_000, 500_000], [10, 50, 100, 500, 2_500, 10_000]);

/** Maximum total on a table, in smallest chips. */
export const mostChips = 10_000;
