import { type Bet, lost, oneClass, tied, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { anyOf, type Layout, oneRow, pickedValue, rowOf } from '../layout.ts';
import { ballsOf, hitsAt, places } from './balls.ts';

export type Side = 'big' | 'small' | 'odd' | 'even';
export const sides: readonly Side[] = ['big', 'small', 'odd', 'even'];

interface Sides {
  readonly code: string;
  readonly family?: string;
  readonly layout: Layout;
  /** All possible numbers, with the number of ways for each. */
  readonly outcomes: ReadonlyMap<number, number>;
  /** Whether a number is on a side; null: a tie. */
  readonly isOn: (side: string, number: number) => boolean | null;
  /** The number that a pick is about, and where it was drawn. */
  readonly read: (row: number, balls: readonly string[]) => { readonly number: number; readonly at: readonly number[] };
}

/** Bets on a side of a number. Sides with different probabilities are separate classes. */
export function sidesBet({ code, family = 'sides', layout, outcomes, isOn, read }: Sides): Bet {
  const values = layout.rows[0]?.values ?? [];
  const total = [...outcomes.values()].reduce((sum, ways) => sum + ways, 0);
  const waysOf = (side: string, wanted: boolean | null): number =>
    [...outcomes].reduce((sum, [number, ways]) => sum + (isOn(side, number) === wanted ? ways : 0), 0);
  const isEven = new Set(values.map((side) => `${waysOf(side, true)}/${waysOf(side, null)}`)).size === 1;
  return {
    code,
    family,
    layout,
    units: 1,
    ...(isEven ? oneClass : { classes: values, classOf: pickedValue }),
    chance: (name) => {
      const side = isEven ? values[0] : name;
      if (side === undefined || !values.includes(side)) throw new RangeError(`${code} has no class ${name}`);
      const ties = waysOf(side, null);
      return { times: fraction(waysOf(side, true), total), ties: ties === 0 ? none : fraction(ties, total) };
    },
    settle: (pick, draw) => {
      const { number, at } = read(Math.max(rowOf(pick), 0), ballsOf(draw));
      const isWon = isOn(pickedValue(pick), number);
      return isWon === null ? tied : isWon ? won(hitsAt(...at)) : lost;
    },
  };
}

/** Each number of a range, with one way. */
export const range = (first: number, last: number): ReadonlyMap<number, number> =>
  new Map(Array.from({ length: last - first + 1 }, (_, place) => [first + place, 1]));

/** Big or small (from `bigFrom`), odd or even; `tie` is neither. */
export const sideOf =
  (bigFrom: number, tie?: number) =>
  (side: string, number: number): boolean | null => {
    if (number === tie) return null;
    if (side === 'big' || side === 'small') return number >= bigFrom === (side === 'big');
    return (number % 2 === 1) === (side === 'odd');
  };

export const sizes: readonly Side[] = ['big', 'small'];

/** The sides of the number at each place. */
export const ballSides = ({ count, values, numbers, isOn }: BallSides): Bet =>
  sidesBet({
    code: 'ballSides',
    layout: anyOf(places(count), values),
    outcomes: numbers,
    isOn,
    read: (row, balls) => ({ number: Number(balls[row]), at: [row] }),
  });

interface BallSides {
  readonly count: number;
  readonly values: readonly Side[];
  /** Possible numbers at each place. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly isOn: Sides['isOn'];
}

/** Whether the sum at some places is big or small. */
export const sumSides = (at: readonly number[], sums: ReadonlyMap<number, number>, isOn: Sides['isOn']): Bet =>
  sidesBet({
    code: 'sumSides',
    layout: oneRow(sizes),
    outcomes: sums,
    isOn,
    read: (_, balls) => ({ number: at.reduce((sum, place) => sum + Number(balls[place]), 0), at }),
  });
