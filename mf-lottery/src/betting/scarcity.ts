import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import type { Bet } from '@unisite/shared/lottery';
import type { DraftLine } from './slip.ts';

/** One value of a bet's rows of which little is left, or nothing. */
export interface ScarceValue {
  /** Of the bet's rows, from 0. */
  readonly row: number;
  readonly value: string;
  /** What may still be won by it in all. */
  readonly left: number;
  /** Of its limit, in percent. */
  readonly used: number;
}

/**
 * The values of a bet of which little is left, where one value is a pick; elsewhere a pick is several values, none of
 * which is scarce by itself.
 */
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

/** Those of them that a line has selected. */
export const scarceOfLine = (
  { selection }: Pick<DraftLine, 'selection'>,
  scarce: readonly ScarceValue[],
): readonly ScarceValue[] => scarce.filter(({ row, value }) => selection[row]?.includes(value));

/** The selection of a line without these values. */
export const withoutValues = (
  { selection }: Pick<DraftLine, 'selection'>,
  dropped: readonly ScarceValue[],
): DraftLine['selection'] =>
  selection.map((values, row) =>
    values.filter((value) => !dropped.some((one) => one.row === row && one.value === value)),
  );
