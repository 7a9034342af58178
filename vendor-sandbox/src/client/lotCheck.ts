import { isLotTrue } from '../jackpot/lot.ts';
import { lotsOf, termsIn } from '../jackpot/rules.ts';
import type { IsRestTrue } from './verify.ts';

/** Works out the lot of a slot's round: it is drawn after the numbers of the game, among as many as its stake has. */
export const lotCheck =
  (currency: string): IsRestTrue =>
  async ({ lot, stake }, numbers) =>
    lot === undefined || isLotTrue(numbers, lot, lotsOf(termsIn(currency), stake));
