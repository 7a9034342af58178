import { type Bet, lost, won } from '../bet.ts';
import { fraction, none } from '../fraction.ts';
import { oneRow, pickedValue } from '../layout.ts';
import { ballsOf, hitsAt } from './balls.ts';

interface Exact {
  readonly code: string;
  readonly family: string;
  /** Number of ways for each value. */
  readonly ways: ReadonlyMap<number, number>;
  readonly places: readonly number[];
  readonly read: (numbers: readonly number[]) => number;
}

/** A value computed from several places, such as their sum; each value is a class with its own odds. */
export function exact({ code, family, ways, places, read }: Exact): Bet {
  const total = [...ways.values()].reduce((sum, count) => sum + count, 0);
  const values = [...ways.keys()].map(String);
  return {
    code,
    family,
    layout: oneRow(values),
    units: 1,
    classes: values,
    classOf: pickedValue,
    chance: (name) => {
      const count = ways.get(Number(name));
      if (count === undefined) throw new RangeError(`${code} has no class ${name}`);
      return { times: fraction(count, total), ties: none };
    },
    settle: (pick, draw) => {
      const drawn = ballsOf(draw);
      const number = read(places.map((place) => Number(drawn[place])));
      return String(number) === pickedValue(pick) ? won(hitsAt(...places)) : lost;
    },
  };
}

/** Number of ways of each value over all outcomes, ascending. */
export function countWays(outcomes: Iterable<readonly number[]>, read: (numbers: readonly number[]) => number) {
  const ways = new Map<number, number>();
  for (const outcome of outcomes) {
    const number = read(outcome);
    ways.set(number, (ways.get(number) ?? 0) + 1);
  }
  return new Map([...ways].sort(([a], [b]) => a - b));
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
export const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** All outcomes of `count` digits. */
export function* digitOutcomes(count: number): Generator<readonly number[]> {
  if (count === 0) return yield [];
  for (const rest of digitOutcomes(count - 1)) for (let digit = 0; digit < 10; digit += 1) yield [...rest, digit];
}

/** All sets of `count` distinct numbers from 1 to `bound`. */
export function* setOutcomes(count: number, bound: number): Generator<readonly number[]> {
  if (count === 0) return yield [];
  for (const rest of setOutcomes(count - 1, bound))
    for (let ball = (rest.at(-1) ?? 0) + 1; ball <= bound; ball += 1) yield [...rest, ball];
}
