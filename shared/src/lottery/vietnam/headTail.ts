import { type Bet, lost, oneClass, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { below, oneRow, pickedValue } from '../layout.ts';

/** Đầu and đuôi: the tens digit and the units digit of đặc biệt. */
export const headTail = (): Bet[] =>
  (
    [
      ['head', -2],
      ['tail', -1],
    ] as const
  ).map(([code, at]) => ({
    code,
    family: 'headTail',
    layout: oneRow(below(10, 1)),
    units: 1,
    ...oneClass,
    chance: () => ({ times: fraction(1, 10), ties: none }),
    settle: (pick, { prizes }) =>
      prizes.find(({ rank }) => rank === 'DB')?.numbers[0]?.at(at) === pickedValue(pick)
        ? won([{ rank: 'DB', place: 0 }])
        : lost,
  }));
