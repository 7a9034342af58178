import type { DrawResult } from '@unisite/shared/contract/lottery';
import { headTail } from './headTail.ts';

/** How a pair of last digits (00 to 99) did over several draws. */
export interface PairStatistic {
  readonly digits: string;
  /** How often it came, each occurrence. */
  readonly times: number;
  /** Draws since it came last, 0: in the latest; as many as there are draws when it did not come at all. */
  readonly absent: number;
}

/** All hundred pairs in their order, over draws with the newest first. */
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

/** The first so many pairs in an order; of equals the smaller. */
export const firstPairs = (all: readonly PairStatistic[], order: Order, count: number): readonly PairStatistic[] =>
  all.toSorted((a, b) => by[order](a, b) || a.digits.localeCompare(b.digits)).slice(0, count);

/** Where a count lies between the least and the most of all, as one of five steps. */
export function stepOf(times: number, all: readonly PairStatistic[]): 0 | 1 | 2 | 3 | 4 {
  const counts = all.map((one) => one.times);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (most === least) return 2;
  return Math.min(4, Math.floor(((times - least) / (most - least)) * 5)) as 0 | 1 | 2 | 3 | 4; // 0 to 4 by the arithmetic
}
