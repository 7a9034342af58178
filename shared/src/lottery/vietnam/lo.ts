import { type Bet, oneClass, wonBy } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { below, oneRow, pickedValue } from '../layout.ts';
import { endingIn, resultsWith, type VietnamForm } from './results.ts';

/** Lô of 2, 3 or 4 digits: the last digits of any result, paid for each match. */
export const lo = (form: VietnamForm): Bet[] =>
  [2, 3, 4].map((digits) => {
    const results = resultsWith(form, digits);
    return {
      code: `lo${digits}`,
      family: 'lo',
      layout: oneRow(below(10 ** digits, digits)),
      units: results,
      ...oneClass,
      chance: () => ({ times: fraction(results, 10 ** digits), ties: none }),
      settle: (pick, draw) => wonBy(endingIn(draw, pickedValue(pick)), 'each'),
    };
  });
