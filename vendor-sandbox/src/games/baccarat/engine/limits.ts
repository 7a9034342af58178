import { ladder } from '../../../engine/stakes.ts';

/** Chips of the table in hundredths; a twentieth of the smallest, the banker's commission, is whole. */
export const chipsIn = (currency: string): readonly number[] =>
  ladder(currency, [1_000, 5_000, 10_000, 50_000, 100_000, 500_000], [20, 100, 500, 2_500, 10_000, 50_000]);
