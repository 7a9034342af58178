import { type Cell, type Columns, shownAt } from '../../../engine/reelWindow.ts';
import { lines, rowCount } from './lines.ts';
import { payFor } from './paytable.ts';
import type { GameSymbol } from './symbols.ts';

export type LineWin = {
  readonly kind: 'line';
  /** Index in `lines`. */
  readonly line: number;
  readonly symbol: GameSymbol;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Hundredths. */
  readonly amount: number;
};
export type DrumWin = {
  readonly kind: 'drums';
  readonly symbol: 'drum';
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Hundredths. */
  readonly amount: number;
};
export type Win = LineWin | DrumWin;

/** Five columns of three pictures. */
export type Window = Columns<GameSymbol>;

/** The window when the reels rest on the stops. */
export const windowAt = (reels: Window, stops: readonly number[]): Window => shownAt(reels, stops, rowCount);

function lineWin(window: Window, line: number, stake: number): LineWin | null {
  const rows = lines[line] ?? [];
  const shown = rows.map((row, reel) => window[reel]?.[row]);
  const symbol = shown[0];
  // The first reel has no wild, so the first picture determines the line's symbol.
  if (symbol === undefined || symbol === 'wild' || symbol === 'drum') return null;
  const end = shown.findIndex((each) => each !== symbol && each !== 'wild');
  const count = end === -1 ? shown.length : end;
  const amount = payFor(symbol, count, stake);
  if (amount === 0) return null;
  const cells = rows.slice(0, count).map((row, reel) => ({ reel, row }));
  return { kind: 'line', line, symbol, count, cells, amount };
}

function drumWin(window: Window, stake: number): DrumWin | null {
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'drum' ? [{ reel, row }] : [])),
  );
  const amount = payFor('drum', cells.length, stake);
  return amount === 0 ? null : { kind: 'drums', symbol: 'drum', count: cells.length, cells, amount };
}

/** All wins of a window for a stake (hundredths, a multiple of twenty), greatest first. */
export function evaluate(window: Window, stake: number): readonly Win[] {
  const wins: Win[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const win = lineWin(window, line, stake);
    if (win !== null) wins.push(win);
  }
  const drums = drumWin(window, stake);
  if (drums !== null) wins.push(drums);
  return wins.sort((a, b) => b.amount - a.amount);
}

export const totalOf = (wins: readonly Win[]): number => wins.reduce((sum, win) => sum + win.amount, 0);
