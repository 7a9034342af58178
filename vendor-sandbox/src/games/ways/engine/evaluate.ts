import { type Cell, type Columns, shownAt } from '../../../engine/reelWindow.ts';
import { chestPay, coins, wayPay } from './paytable.ts';
import { rowCount } from './reels.ts';
import { type GameSymbol, type WaySymbol, waySymbols } from './symbols.ts';

/** Five columns of four pictures. */
export type Window = Columns<GameSymbol>;

export type Win = {
  readonly symbol: WaySymbol | 'chest';
  /** Number of reels of the run, or of chests. */
  readonly count: number;
  /** Number of ways; 1 for chests. */
  readonly ways: number;
  readonly cells: readonly Cell[];
  /** Hundredths. */
  readonly amount: number;
};

/** The window when the reels rest on the stops. */
export const windowAt = (reels: Window, stops: readonly number[]): Window => shownAt(reels, stops, rowCount);

const cellsOf = (column: readonly GameSymbol[], reel: number, fits: (symbol: GameSymbol) => boolean): Cell[] =>
  column.flatMap((symbol, row) => (fits(symbol) ? [{ reel, row }] : []));

function waysWin(window: Window, symbol: WaySymbol, stake: number): Win | null {
  const cells: Cell[] = [];
  let ways = 1;
  let count = 0;
  for (const [reel, column] of window.entries()) {
    const here = cellsOf(column, reel, (shown) => shown === symbol || shown === 'phoenix');
    if (here.length === 0) break;
    ways *= here.length;
    count += 1;
    cells.push(...here);
  }
  const amount = (stake / coins) * wayPay(symbol, count) * ways;
  return amount === 0 ? null : { symbol, count, ways, cells, amount };
}

export const chestsIn = (window: Window): number => window.flat().filter((symbol) => symbol === 'chest').length;

function chestWin(window: Window, stake: number): Win | null {
  const count = chestsIn(window);
  const amount = stake * chestPay(count);
  if (amount === 0) return null;
  const cells = window.flatMap((column, reel) => cellsOf(column, reel, (shown) => shown === 'chest'));
  return { symbol: 'chest', count, ways: 1, cells, amount };
}

/** All wins of a window for a stake (hundredths, a multiple of twenty), greatest first. */
export function evaluate(window: Window, stake: number): readonly Win[] {
  const wins = waySymbols.map((symbol) => waysWin(window, symbol, stake));
  return [...wins, chestWin(window, stake)].filter((win) => win !== null).sort((a, b) => b.amount - a.amount);
}

export const totalOf = (wins: readonly Win[]): number => wins.reduce((sum, win) => sum + win.amount, 0);
