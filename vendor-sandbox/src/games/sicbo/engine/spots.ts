export type Dice = readonly [number, number, number];

/** Kinds of bets, from the top of the table to the bottom. */
export const spotKinds = [
  'small',
  'even',
  'anyTriple',
  'odd',
  'big',
  'double',
  'triple',
  'total',
  'combination',
  'single',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/** A betting spot on the table. */
export type Spot = {
  readonly id: string;
  readonly kind: SpotKind;
  /** The faces or the total it is for; empty where the kind is enough. */
  readonly values: readonly number[];
  /** Odds for these dice, to one, not including the stake. Null: it loses. */
  readonly pays: (dice: Dice) => number | null;
};

export const totalOf = ([a, b, c]: Dice): number => a + b + c;
export const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c;
const countOf = (dice: Dice, face: number): number => dice.filter((each) => each === face).length;

const faces = [1, 2, 3, 4, 5, 6];
const totals = Array.from({ length: 14 }, (_, index) => index + 4);

/** Odds, to one. */
const paysOfTotal: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};
/** Odds of a single face by the number of dice that show it. */
const paysOfSingle = [null, 1, 2, 12] as const;
const fixedPays = { even: 1, double: 11, combination: 6, triple: 190, anyTriple: 31 } as const;

const when = (fits: (dice: Dice) => boolean, pays: number) => (dice: Dice) => (fits(dice) ? pays : null);

function spot(kind: SpotKind, values: readonly number[], pays: Spot['pays']): Spot {
  return { id: [kind, ...values].join('-'), kind, values, pays };
}
/** Big, small, odd, even: all lose on a triple. */
const halves = (kind: SpotKind, fits: (total: number) => boolean): Spot =>
  spot(
    kind,
    [],
    when((dice) => !isTriple(dice) && fits(totalOf(dice)), fixedPays.even),
  );

/** All bets of the table. */
export const spots: readonly Spot[] = [
  halves('small', (total) => total <= 10),
  halves('even', (total) => total % 2 === 0),
  spot('anyTriple', [], when(isTriple, fixedPays.anyTriple)),
  halves('odd', (total) => total % 2 === 1),
  halves('big', (total) => total >= 11),
  ...faces.map((face) =>
    spot(
      'double',
      [face],
      when((dice) => countOf(dice, face) >= 2, fixedPays.double),
    ),
  ),
  ...faces.map((face) =>
    spot(
      'triple',
      [face],
      when((dice) => countOf(dice, face) === 3, fixedPays.triple),
    ),
  ),
  ...totals.map((total) =>
    spot(
      'total',
      [total],
      when((dice) => totalOf(dice) === total, paysOfTotal[total] ?? 0),
    ),
  ),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high) =>
        spot(
          'combination',
          [low, high],
          when((dice) => countOf(dice, low) > 0 && countOf(dice, high) > 0, fixedPays.combination),
        ),
      ),
  ),
  ...faces.map((face) => spot('single', [face], (dice) => paysOfSingle[countOf(dice, face)] ?? null)),
];

const byId = new Map(spots.map((each) => [each.id, each]));
export const spotOf = (id: string): Spot | null => byId.get(id) ?? null;

/** All 216 throws of three dice, each equally likely. */
export const everyThrow: readonly Dice[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c): Dice => [a, b, c])),
);

/** In how many of the 216 throws a bet wins, and the total return of one stake on each. */
export function measure({ pays }: Pick<Spot, 'pays'>): { readonly wins: number; readonly back: number } {
  const paid = everyThrow.map(pays).filter((each) => each !== null);
  return { wins: paid.length, back: paid.reduce((sum, each) => sum + each + 1, 0) };
}

/** Lowest and highest odds of a bet, to one. */
export function paysBetween({ pays }: Spot): readonly [least: number, most: number] {
  const paid = everyThrow.map(pays).filter((each) => each !== null);
  return [Math.min(...paid), Math.max(...paid)];
}
