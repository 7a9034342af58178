import type { winnerBoard } from '@unisite/shared/contract/games';
import type { ValueOf } from '@unisite/shared/contract/operation';

export type Board = ValueOf<typeof winnerBoard>;
export type Win = Board['latest'][number];
export type Winner = Board['top'][number];

/** Number of wins that the home page shows. */
export const shownWins = 7;

export type WinOrder = 'latest' | 'biggest';

/** The wins to show, the latest or the biggest first. */
export const winsBy = (wins: readonly Win[], order: WinOrder): Win[] =>
  (order === 'latest' ? [...wins] : wins.toSorted((a, b) => b.amount - a.amount)).slice(0, shownWins);
