import type { DrawResult } from '@unisite/shared/contract';
import { type Form, type Rank, rankTables } from '@unisite/shared/lottery';
import { type ChanceStream, chanceStream } from './chanceStream.ts';

export type Prizes = DrawResult['prizes'];

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
} satisfies Record<Form, (chance: ChanceStream) => Prizes>;

/**
 * The prizes of one draw, from its seed alone: never from stakes. Anyone who has the seed gets the same numbers.
 * Numbers are text; leading zeros count.
 */
export const prizesOf = (form: Form, seed: string, code: string, numero: string): Prizes =>
  forms[form](chanceStream(seed, `${code}/${numero}`));
