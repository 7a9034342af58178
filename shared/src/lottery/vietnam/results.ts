import type { Draw, Hit } from '../bet.ts';

/** Count and digits of a rank's numbers. */
export interface Rank {
  readonly rank: string;
  readonly numbers: number;
  readonly digits: number;
}

const rank = (name: string, numbers: number, digits: number): Rank => ({ rank: name, numbers, digits });

/** Vietnam's prize tables: the north draws 27 numbers, a central or southern province 18. */
export const rankTables = {
  north: [
    rank('DB', 1, 5),
    rank('G1', 1, 5),
    rank('G2', 2, 5),
    rank('G3', 6, 5),
    rank('G4', 4, 4),
    rank('G5', 6, 4),
    rank('G6', 3, 3),
    rank('G7', 4, 2),
  ],
  province: [
    rank('DB', 1, 6),
    rank('G1', 1, 5),
    rank('G2', 1, 5),
    rank('G3', 2, 5),
    rank('G4', 7, 5),
    rank('G5', 1, 4),
    rank('G6', 3, 4),
    rank('G7', 1, 3),
    rank('G8', 1, 2),
  ],
} as const;

export type VietnamForm = keyof typeof rankTables;

/** Number of results with at least that many digits, in the given ranks or in all. */
export const resultsWith = (form: VietnamForm, digits: number, ranks?: readonly string[]): number =>
  rankTables[form]
    .filter((row) => row.digits >= digits && (ranks?.includes(row.rank) ?? true))
    .reduce((sum, row) => sum + row.numbers, 0);

/** Results that end in these digits, in the given ranks or in all; shorter ones never match. */
export const endingIn = (draw: Draw, ending: string, ranks?: readonly string[]): Hit[] =>
  draw.prizes.flatMap(({ rank: name, numbers }) =>
    (ranks?.includes(name) ?? true)
      ? numbers.flatMap((number, place) => (number.endsWith(ending) ? [{ rank: name, place }] : []))
      : [],
  );
