import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { waveOf } from '@unisite/shared/lottery';

/** A reading of a draw. `word` is a text key (`reading.word.*`), `value` a number. */
export type Statistic =
  | { readonly key: 'sum' | 'pair' | 'special' | 'span'; readonly value: number }
  | { readonly key: 'size' | 'parity' | 'duel' | 'wave' | 'shape'; readonly word: Word };

export type Word =
  | 'big'
  | 'small'
  | 'odd'
  | 'even'
  | 'tie'
  | 'dragon'
  | 'tiger'
  | 'red'
  | 'blue'
  | 'green'
  | 'triple'
  | 'pairOf'
  | 'allDifferent';

/** The readings of each kind, in column order. */
export const readingKeys = {
  SSC: ['sum', 'size', 'parity', 'duel'],
  '11X5': ['sum', 'size', 'parity', 'duel'],
  PK10: ['pair', 'size', 'parity', 'duel'],
  LHC: ['special', 'size', 'parity', 'wave'],
  LF: ['sum', 'span', 'shape'],
} as const satisfies Record<ElectronicGroup, readonly Statistic['key'][]>;

const sizeOf = (value: number, bigFrom: number, tie?: number): Word =>
  value === tie ? 'tie' : value >= bigFrom ? 'big' : 'small';
const parityOf = (value: number): Word => (value % 2 === 0 ? 'even' : 'odd');
const duelOf = (first = 0, last = 0): Word => (first > last ? 'dragon' : first < last ? 'tiger' : 'tie');
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function shapeOf(values: readonly number[]): Word {
  const different = new Set(values).size;
  return different === 1 ? 'triple' : different === 2 ? 'pairOf' : 'allDifferent';
}

/** The value from which a kind's number is big, and the one that ties: neither big nor small, odd nor even. */
const placeSides: Readonly<Record<ElectronicGroup, { readonly bigFrom: number; readonly tie?: number }>> = {
  SSC: { bigFrom: 5 },
  '11X5': { bigFrom: 6, tie: 11 },
  PK10: { bigFrom: 6 },
  LHC: { bigFrom: 25, tie: 49 },
  LF: { bigFrom: 5 },
};

/** Readings of one value of a draw. In 11X5 the ball 11 is odd, but has no size. */
export function placeReadings(kind: ElectronicGroup, number: string): { readonly size: Word; readonly parity: Word } {
  const { bigFrom, tie } = placeSides[kind];
  const value = Number(number);
  return {
    size: sizeOf(value, bigFrom, tie),
    parity: kind === 'LHC' && value === tie ? 'tie' : parityOf(value),
  };
}

/**
 * Reads a draw: sums with their halves (big from 31 for five balls of eleven, from 23 for five digits, from 12 for the
 * first two racers, from 25 for the special ball, where 49 ties), dragon against tiger (first against last place),
 * colour wave, shape of three digits.
 */
export function statistics(kind: ElectronicGroup, numbers: readonly string[]): Statistic[] {
  const values = numbers.map(Number);
  const duel = { key: 'duel', word: duelOf(values[0], values.at(-1)) } as const;
  switch (kind) {
    case 'SSC': {
      const sum = sumOf(values);
      return [
        { key: 'sum', value: sum },
        { key: 'size', word: sizeOf(sum, 23) },
        { key: 'parity', word: parityOf(sum) },
        duel,
      ];
    }
    case '11X5': {
      const sum = sumOf(values);
      return [
        { key: 'sum', value: sum },
        { key: 'size', word: sizeOf(sum, 31, 30) },
        { key: 'parity', word: parityOf(sum) },
        duel,
      ];
    }
    case 'PK10': {
      const pair = sumOf(values.slice(0, 2));
      return [
        { key: 'pair', value: pair },
        { key: 'size', word: sizeOf(pair, 12) },
        { key: 'parity', word: parityOf(pair) },
        duel,
      ];
    }
    case 'LHC': {
      const special = values.at(-1) ?? 0;
      return [
        { key: 'special', value: special },
        { key: 'size', word: sizeOf(special, 25, 49) },
        { key: 'parity', word: special === 49 ? 'tie' : parityOf(special) },
        { key: 'wave', word: waveOf(special) },
      ];
    }
    case 'LF':
      return [
        { key: 'sum', value: sumOf(values) },
        { key: 'span', value: Math.max(...values) - Math.min(...values) },
        { key: 'shape', word: shapeOf(values) },
      ];
  }
}
