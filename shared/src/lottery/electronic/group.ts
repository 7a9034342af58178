import { type Bet, lost, oneClass, won } from '../bet.ts';
import { factorial, fraction, none } from '../fraction.ts';
import { type BetPick, below, type Layout } from '../layout.ts';
import { ballsOf, hitsAt } from './balls.ts';

interface Group {
  readonly prefix: string;
  readonly family: string;
  /** Places of the bet, from 0. */
  readonly places: readonly number[];
}

/** Multiplicities of a group's digits, largest first: [2, 1, 1] is a pair and two others. */
type Pattern = readonly number[];

const patterns: Readonly<Record<number, readonly Pattern[]>> = {
  3: [
    [2, 1],
    [1, 1, 1],
  ],
  4: [
    [1, 1, 1, 1],
    [2, 1, 1],
    [2, 2],
    [3, 1],
  ],
  5: [
    [1, 1, 1, 1, 1],
    [2, 1, 1, 1],
    [2, 2, 1],
    [3, 1, 1],
    [3, 2],
    [4, 1],
  ],
};

/** Number of orders of a pattern's digits, which names the bet. */
export const orders = (pattern: Pattern): bigint =>
  pattern.reduce((ways, times) => ways / factorial(times), factorial(pattern.reduce((sum, times) => sum + times, 0)));

/** One row per multiplicity, e.g. one pair and three single digits. */
function layoutOf(pattern: Pattern): Layout {
  const repeats = [...new Set(pattern)];
  return {
    rows: repeats.map((times) => ({
      name: `x${times}`,
      values: below(10, 1),
      take: pattern.filter((other) => other === times).length,
    })),
    picks: 'everyRow',
    different: true,
  };
}

const digitsOf = (layout: Layout, pick: BetPick): string =>
  pick.flatMap((values, row) => values.map((value) => value.repeat(Number(layout.rows[row]?.name.slice(1))))).join('');

const sorted = (digits: string): string => [...digits].sort().join('');

/** Digits at several places in any order, one bet per pattern of repetition. */
export const groups = ({ prefix, family, places }: Group): Bet[] =>
  (patterns[places.length] ?? []).map((pattern) => {
    const layout = layoutOf(pattern);
    return {
      code: `${prefix}Group${orders(pattern)}`,
      family,
      layout,
      units: 1,
      ...oneClass,
      chance: () => ({ times: fraction(orders(pattern), 10 ** places.length), ties: none }),
      settle: (pick, draw) => {
        const drawn = ballsOf(draw);
        const digits = places.map((place) => drawn[place]).join('');
        return sorted(digits) === sorted(digitsOf(layout, pick)) ? won(hitsAt(...places)) : lost;
      },
    };
  });
