import { isLotTrue } from '../jackpot/lot.ts';
import { lotsOf, termsIn } from '../jackpot/rules.ts';
import type { IsRestTrue } from './verify.ts';

/**
 * Recomputes the pool lot of a slot's round: drawn after the game's own numbers, out of as many lots as its stake has.
 */
export const lotCheck =
  (currency: string): IsRestTrue =>
  async ({ lot, stake }, numbers) =>
    lot === undefined || isLotTrue(numbers, lot, lotsOf(termsIn(currency), stake));
