import type { DrawResult } from '@unisite/shared/contract/lottery';
import { headTail } from './headTail.ts';

/** Statistics of a pair of last digits (00 to 99) over several draws. */
export interface PairStatistic {
  readonly digits: string;
  /** Number of occurrences. */
  readonly times: number;
  /** Draws since the last occurrence, 0: in the latest draw; the number of draws when there was none. */
  readonly absent: number;
}

/** All hundred pairs in order, over draws sorted newest first. */
export function pairStatistics(draws: readonly Pick<DrawResult, 'prizes'>[]): readonly PairStatistic[] {
  const times = new Map<string, number>();
  const last = new Map<string, number>();
  for (const [ago, draw] of draws.entries())
    for (const { digits } of headTail(draw).heads.flat()) {
      times.set(digits, (times.get(digits) ?? 0) + 1);
      if (!last.has(digits)) last.set(digits, ago);
    }
  return Array.from({ length: 100 }, (_, number) => {
    const digits = String(number).padStart(2, '0');
    return { digits, times: times.get(digits) ?? 0, absent: last.get(digits) ?? draws.length };
  });
}

export const orders = ['hot', 'cold', 'overdue'] as const;
export type Order = (typeof orders)[number];

const by: Readonly<Record<Order, (a: PairStatistic, b: PairStatistic) => number>> = {
  hot: (a, b) => b.times - a.times,
  cold: (a, b) => a.times - b.times,
  overdue: (a, b) => b.absent - a.absent,
};

/** The first pairs in an order; ties by the smaller pair. */
export const firstPairs = (all: readonly PairStatistic[], order: Order, count: number): readonly PairStatistic[] =>
  all.toSorted((a, b) => by[order](a, b) || a.digits.localeCompare(b.digits)).slice(0, count);

/** A count on a scale of five steps between the lowest and highest of all. */
export function stepOf(times: number, all: readonly PairStatistic[]): 0 | 1 | 2 | 3 | 4 {
  const counts = all.map((one) => one.times);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (most === least) return 2;
  // 0 to 4 by the arithmetic
  return Math.min(4, Math.floor(((times - least) / (most - least)) * 5)) as 0 | 1 | 2 | 3 | 4;
}
