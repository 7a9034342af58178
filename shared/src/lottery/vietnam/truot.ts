import { type Bet, lost, oneClass, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { below, oneRow, pickedValues } from '../layout.ts';
import { endingIn, resultsWith, type VietnamForm } from './results.ts';

/** Lô trượt xiên 4, 8 and 10: none of these numbers occurs among the last two digits. */
export const truot = (form: VietnamForm): Bet[] =>
  [4, 8, 10].map((numbers) => {
    const results = BigInt(resultsWith(form, 2));
    return {
      code: `truot${numbers}`,
      family: 'truot',
      layout: oneRow(below(100, 2), numbers),
      units: 1,
      ...oneClass,
      chance: () => ({ times: fraction(BigInt(100 - numbers) ** results, 100n ** results), ties: none }),
      settle: (pick, draw) => (pickedValues(pick).some((number) => endingIn(draw, number).length > 0) ? lost : won([])),
    };
  });
