import { type Bet, oneClass, wonBy } from '../bet.ts';
import { complement, fraction, none } from '../fraction.ts';
import { below, oneRow, pickedValue } from '../layout.ts';
import { endingIn, resultsWith, type VietnamForm } from './results.ts';

interface LastDigits {
  readonly code: string;
  readonly family: string;
  readonly digits: number;
  readonly rank: string;
}

/** Bets on the last digits of one rank's results; paid once, however many match. */
export const lastDigits = (form: VietnamForm, { code, family, digits, rank }: LastDigits): Bet => {
  const results = resultsWith(form, digits, [rank]);
  const missed = fraction(BigInt(10 ** digits - 1) ** BigInt(results), BigInt(10 ** digits) ** BigInt(results));
  return {
    code,
    family,
    layout: oneRow(below(10 ** digits, digits)),
    units: results,
    ...oneClass,
    chance: () => ({ times: complement(missed), ties: none }),
    settle: (pick, draw) => wonBy(endingIn(draw, pickedValue(pick), [rank]), 'once'),
  };
};
