import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { readingKeys, type Statistic, statistics } from './statistics.ts';

/** Format of a kind's draw: number of values, their range, and whether they can repeat. */
export const drawOf = {
  SSC: { count: 5, least: 0, most: 9, repeats: true },
  '11X5': { count: 5, least: 1, most: 11, repeats: false },
  PK10: { count: 10, least: 1, most: 10, repeats: false },
  LHC: { count: 7, least: 1, most: 49, repeats: false },
  LF: { count: 3, least: 0, most: 9, repeats: true },
} as const satisfies Record<ElectronicGroup, { count: number; least: number; most: number; repeats: boolean }>;

/**
 * Readings that are monotonic in each value still to come (or in the last one, for last-place readings): checking both
 * extremes suffices.
 */
const rising: ReadonlySet<Statistic['key']> = new Set(['sum', 'pair', 'size', 'duel']);

/** Number of values that a reading needs, where that is not all of them. */
const needed: Readonly<Partial<Record<ElectronicGroup, Partial<Record<Statistic['key'], number>>>>> = {
  PK10: { pair: 2, size: 2, parity: 2 },
};

/** The draw completed with the smallest or greatest possible values; the last place gets the extreme. */
function completed(kind: ElectronicGroup, opened: readonly string[], to: 'least' | 'most'): string[] {
  const { count, least, most, repeats } = drawOf[kind];
  const used = new Set(opened.map(Number));
  const step = to === 'least' ? 1 : -1;
  const free = Array.from({ length: most - least + 1 }, (_, place) => (step > 0 ? least : most) + place * step).filter(
    (value) => repeats || !used.has(value),
  );
  const rest = Array.from({ length: count - opened.length }, (_, place) => free[repeats ? 0 : place] ?? 0);
  return [...opened, ...rest.toReversed().map(String)];
}

/** Readings of a partly revealed draw, in the kind's order; null where later values can still change it. */
export function certainReadings(kind: ElectronicGroup, opened: readonly string[]): readonly (Statistic | null)[] {
  if (opened.length === 0) return readingKeys[kind].map(() => null);
  const [least, most] = [
    statistics(kind, completed(kind, opened, 'least')),
    statistics(kind, completed(kind, opened, 'most')),
  ];
  return readingKeys[kind].map((key) => {
    const [low, high] = [least, most].map((all) => all.find((one) => one.key === key));
    if (!low || !high) return null;
    const isComplete = opened.length >= (needed[kind]?.[key] ?? drawOf[kind].count);
    return isComplete || (rising.has(key) && kind !== 'LHC' && wordOf(low) === wordOf(high)) ? low : null;
  });
}

const wordOf = (reading: Statistic): string | number => ('word' in reading ? reading.word : reading.value);
