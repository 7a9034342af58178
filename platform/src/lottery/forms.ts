import type { DrawResult } from '@unisite/shared/contract';
import { type ChanceStream, chanceStream } from './chanceStream.ts';

export type Prizes = DrawResult['prizes'];

interface Rank {
  readonly rank: string;
  readonly numbers: number;
  readonly digits: number;
}

const rank = (name: string, numbers: number, digits: number): Rank => ({ rank: name, numbers, digits });

/** Vietnam's prize tables: how many numbers of how many digits each rank has. */
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

const text = (value: number, digits: number): string => String(value).padStart(digits, '0');

const fromTable =
  (table: readonly Rank[]) =>
  (chance: ChanceStream): Prizes =>
    table.map(({ rank: name, numbers, digits }) => ({
      rank: name,
      numbers: Array.from({ length: numbers }, () => text(chance.below(10 ** digits), digits)),
    }));

const balls = (numbers: readonly string[]): Prizes => [{ rank: 'BALLS', numbers: [...numbers] }];
const digitsOf = (count: number) => (chance: ChanceStream) =>
  balls(Array.from({ length: count }, () => text(chance.below(10), 1)));
const ballsOf = (count: number, bound: number) => (chance: ChanceStream) =>
  balls(chance.different(count, bound).map((ball) => text(ball, 2)));

const forms = {
  north: fromTable(rankTables.north),
  province: fromTable(rankTables.province),
  '11X5': ballsOf(5, 11),
  SSC: digitsOf(5),
  PK10: ballsOf(10, 10),
  // The seventh ball is the special number.
  LHC: ballsOf(7, 49),
  LF: digitsOf(3),
} satisfies Record<string, (chance: ChanceStream) => Prizes>;

export type Form = keyof typeof forms;
export const isForm = (name: string): name is Form => Object.hasOwn(forms, name);

/**
 * The prizes of one draw, from its seed alone: never from stakes. Anyone who has the seed gets the same numbers.
 * Numbers are text; leading zeros count.
 */
export const prizesOf = (form: Form, seed: string, code: string, numero: string): Prizes =>
  forms[form](chanceStream(seed, `${code}/${numero}`));
