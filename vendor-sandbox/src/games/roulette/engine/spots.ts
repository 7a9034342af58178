import { colourOf } from './wheel.ts';

/** Kinds of bets, inside ones first. */
export const spotKinds = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first4',
  'line',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/** A betting spot on the table. */
export type Spot = {
  readonly id: string;
  readonly kind: SpotKind;
  /** Pockets it wins on. */
  readonly numbers: readonly number[];
  /** Odds, to one, not including the stake. */
  readonly pays: number;
};

/** Odds of a bet on so many pockets, to one. */
export const paysFor = (pockets: number): number => 36 / pockets - 1;

const spot = (kind: SpotKind, numbers: readonly number[], id = `${kind}-${numbers.join('-')}`): Spot => ({
  id,
  kind,
  numbers,
  pays: paysFor(numbers.length),
});

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const all = range(1, 36);
const where = (fits: (pocket: number) => boolean): number[] => all.filter(fits);

const splits = [
  ...all.flatMap((n) => [...(n % 3 !== 0 ? [[n, n + 1]] : []), ...(n <= 33 ? [[n, n + 3]] : [])]),
  ...[1, 2, 3].map((n) => [0, n]),
];
const rowsOfThree = range(0, 11).map((row) => range(row * 3 + 1, row * 3 + 3));
const corners = all.filter((n) => n % 3 !== 0 && n <= 32).map((n) => [n, n + 1, n + 3, n + 4]);

/** All bets of the table. */
export const spots: readonly Spot[] = [
  ...[0, ...all].map((n) => spot('straight', [n])),
  ...splits.map((numbers) => spot('split', numbers)),
  ...rowsOfThree.map((numbers) => spot('street', numbers)),
  spot('trio', [0, 1, 2]),
  spot('trio', [0, 2, 3]),
  ...corners.map((numbers) => spot('corner', numbers)),
  spot('first4', [0, 1, 2, 3]),
  ...range(0, 10).map((row) => spot('line', range(row * 3 + 1, row * 3 + 6))),
  ...[1, 2, 3].map((n) => spot('dozen', range(n * 12 - 11, n * 12), `dozen-${n}`)),
  ...[1, 2, 3].map((n) =>
    spot(
      'column',
      where((pocket) => pocket % 3 === n % 3),
      `column-${n}`,
    ),
  ),
  spot(
    'red',
    where((n) => colourOf(n) === 'red'),
    'red',
  ),
  spot(
    'black',
    where((n) => colourOf(n) === 'black'),
    'black',
  ),
  spot(
    'odd',
    where((n) => n % 2 === 1),
    'odd',
  ),
  spot(
    'even',
    where((n) => n % 2 === 0),
    'even',
  ),
  spot('low', range(1, 18), 'low'),
  spot('high', range(19, 36), 'high'),
];

const byId = new Map(spots.map((each) => [each.id, each]));
export const spotOf = (id: string): Spot | null => byId.get(id) ?? null;
