import type { DrawResult } from '@unisite/shared/contract/lottery';
import { ranks } from './ranks.ts';

/** The last two digits of a drawn number. */
export interface Pair {
  readonly digits: string;
  /** It is of the special prize. */
  readonly special: boolean;
}

/** The pairs of a draw by first digit (đầu) and by last digit (đuôi), each sorted. */
export interface HeadTail {
  readonly heads: readonly (readonly Pair[])[];
  readonly tails: readonly (readonly Pair[])[];
}

/** The head–tail table (bảng đầu – đuôi) of a Vietnamese draw: the last two digits of its 27 or 18 numbers. */
export function headTail({ prizes }: Pick<DrawResult, 'prizes'>): HeadTail {
  const pairs = prizes
    .filter(({ rank }) => ranks.some((known) => known === rank))
    .flatMap(({ rank, numbers }) => numbers.map((number) => ({ digits: number.slice(-2), special: rank === 'DB' })))
    .toSorted((a, b) => a.digits.localeCompare(b.digits));
  const by = (place: 0 | 1) =>
    Array.from({ length: 10 }, (_, digit) => pairs.filter(({ digits }) => digits[place] === String(digit)));
  return { heads: by(0), tails: by(1) };
}

/** The most frequent pairs over several draws; ties by the smaller pair. */
export function frequentPairs(
  draws: readonly Pick<DrawResult, 'prizes'>[],
  count: number,
): { digits: string; times: number }[] {
  const times = new Map<string, number>();
  for (const draw of draws)
    for (const { digits } of headTail(draw).heads.flat()) times.set(digits, (times.get(digits) ?? 0) + 1);
  return [...times]
    .map(([digits, n]) => ({ digits, times: n }))
    .toSorted((a, b) => b.times - a.times || a.digits.localeCompare(b.digits))
    .slice(0, count);
}
