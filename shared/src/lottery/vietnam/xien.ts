import { type Bet, lost, oneClass, won } from '../bet.ts';
import { choose, type Fraction, fraction, none } from '../fraction.ts';
import { below, oneRow, pickedValues } from '../layout.ts';
import { endingIn, resultsWith, type VietnamForm } from './results.ts';

/** Probability that `numbers` distinct two-digit endings all occur among that many independent results. */
function allAppear(numbers: number, results: number): Fraction {
  let ways = 0n;
  for (let missing = 0; missing <= numbers; missing += 1) {
    const part = choose(numbers, missing) * BigInt(100 - missing) ** BigInt(results);
    ways += missing % 2 === 0 ? part : -part;
  }
  return fraction(ways, 100n ** BigInt(results));
}

/** Lô xiên 2, 3 and 4: all of these numbers occur among the last two digits; paid once. */
export const xien = (form: VietnamForm): Bet[] =>
  [2, 3, 4].map((numbers) => ({
    code: `xien${numbers}`,
    family: 'xien',
    layout: oneRow(below(100, 2), numbers),
    units: 1,
    ...oneClass,
    chance: () => ({ times: allAppear(numbers, resultsWith(form, 2)), ties: none }),
    settle: (pick, draw) => {
      const hits = pickedValues(pick).map((number) => endingIn(draw, number));
      return hits.every((places) => places.length > 0) ? won(hits.flat()) : lost;
    },
  }));
