import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import type { Bet } from '@unisite/shared/lottery';
import type { DraftLine } from './slip.ts';

/** A value of a bet's rows that is scarce or sold out. */
export interface ScarceValue {
  /** Row of the bet, from 0. */
  readonly row: number;
  readonly value: string;
  /** Total that may still be won by it. */
  readonly left: number;
  /** Used share of its limit, percent. */
  readonly used: number;
}

/** The scarce values of a bet where one value is a pick; where a pick has several values, no single one is scarce. */
export function scarceValues(bet: Bet, scarce: CurrentDraw['scarce']): readonly ScarceValue[] {
  const { rows, picks } = bet.layout;
  const isSingle = rows.length === 1 ? rows[0]?.take === 1 : picks === 'anyRow';
  if (!isSingle) return [];
  return scarce.flatMap(({ bet: code, pick, left, used }) => {
    if (code !== bet.code) return [];
    const values = pick.split('|');
    const row = values.findIndex((value) => value !== '');
    const value = values[row];
    return value === undefined ? [] : [{ row, value, left, used }];
  });
}

/** Those that a line has selected. */
export const scarceOfLine = (
  { selection }: Pick<DraftLine, 'selection'>,
  scarce: readonly ScarceValue[],
): readonly ScarceValue[] => scarce.filter(({ row, value }) => selection[row]?.includes(value));

/** A line's selection without these values. */
export const withoutValues = (
  { selection }: Pick<DraftLine, 'selection'>,
  dropped: readonly ScarceValue[],
): DraftLine['selection'] =>
  selection.map((values, row) =>
    values.filter((value) => !dropped.some((one) => one.row === row && one.value === value)),
  );
