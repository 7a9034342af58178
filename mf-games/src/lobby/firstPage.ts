import type { ListRequest } from '@unisite/shared/api';
import type { gameList } from '@unisite/shared/contract/games';
import { pageSize } from './filters.ts';

/** Up to this many pages load from the start; an address further down begins near its end. */
export const fromStart = 10;
/**
 * Pages loaded at once further down: the next is requested before the last is visible, so the visitor had seen those
 * before it.
 */
const about = 3;

/** First page of each list in this document, so that going back finds the cached list. */
const begun = new Map<string, number>();

/**
 * The first page of a list that its address shows up to page `pages`. Far down that is not page 1: ten thousand games
 * are 250 pages, of which a reload fetches the three around the visitor.
 */
export function firstPage(request: ListRequest<typeof gameList>, pages: number): number {
  const list = JSON.stringify(request);
  const first = pages > fromStart ? (begun.get(list) ?? pages - about + 1) : 1;
  if (typeof document !== 'undefined') begun.set(list, first); // the server has no history to return to
  return first;
}

/** Restarts a list at a game far above its first page, after a jump. Returns the page up to which it is then shown. */
export function beginAt(request: ListRequest<typeof gameList>, game: number): number {
  begun.delete(JSON.stringify(request));
  return Math.floor(game / pageSize) + about;
}

/** Whether a game is so far above the loaded ones that loading page by page would take long. */
export const isJump = (game: number, before: number): boolean => before - game > about * pageSize;
