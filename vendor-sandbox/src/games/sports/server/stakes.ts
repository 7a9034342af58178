import { ladder } from '../../../engine/stakes.ts';

/** Quick stakes of the slip; the first and the last are the minimum and maximum of a bet. */
export function stakesForTickets(currency: string): { readonly all: readonly number[]; readonly first: number } {
  const all = ladder(currency, [10_000, 50_000, 100_000, 500_000, 2_000_000], [100, 500, 1_000, 5_000, 20_000]);
  return { all, first: all[1] ?? 0 };
}
