import type { ListRequest } from '@unisite/shared/api';
import type { gameList } from '@unisite/shared/contract/games';
import { pageSize } from './filters.ts';

/** So many pages are brought from the start on; an address further down begins there. */
export const fromStart = 10;
/**
 * Pages brought at once further down: more are asked for before the last comes into sight, so who left saw those before
 * it.
 */
const about = 3;

/** Where the lists of this document began: who comes back to one finds what is kept of it. */
const begun = new Map<string, number>();

/**
 * The page that a list begins with when its address shows it up to page `pages`. Far down that is not the first: ten
 * thousand games are 250 pages, of which a reload brings the three that the visitor was looking at.
 */
export function firstPage(request: ListRequest<typeof gameList>, pages: number): number {
  const list = JSON.stringify(request);
  const first = pages > fromStart ? (begun.get(list) ?? pages - about + 1) : 1;
  if (typeof document !== 'undefined') begun.set(list, first); // the server has no document to come back to
  return first;
}

/**
 * The visitor has leapt to a game far above where the list began: it begins anew there. Answers up to which page it is
 * to be shown.
 */
export function beginAt(request: ListRequest<typeof gameList>, game: number): number {
  begun.delete(JSON.stringify(request));
  return Math.floor(game / pageSize) + about;
}

/** Whether a game is so far above those that are there that asking page by page would take long. */
export const isLeap = (game: number, before: number): boolean => before - game > about * pageSize;
