import { type Category, category as categories } from '@unisite/shared/contract/games';
import { type BetState, betState, type bets } from '@unisite/shared/contract/members';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { type DayRange, readRange, usualRange, writeRange } from '@unisite/shared/days';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';

/** Filters of the betting record, all kept in the address. */
export interface BetFilters {
  readonly category: Category | null;
  readonly state: BetState | null;
  readonly range: DayRange;
  readonly page: number;
}

/** The filters of an address; invalid values count as absent. */
export function readBetFilters(search: string, today: string): BetFilters {
  const address = new URLSearchParams(search);
  return {
    category: categories.options.find((one) => one === address.get('category')) ?? null,
    state: betState.options.find((one) => one === address.get('state')) ?? null,
    range: readRange(address, today),
    page: readListPage(address),
  };
}

/** The default days, unfiltered. */
export const noFilters = (today: string): BetFilters => ({
  category: null,
  state: null,
  range: usualRange(today),
  page: 1,
});

/** Whether filters may hide rows. */
export const hasFilters = ({ category, state, range }: BetFilters, today: string): boolean =>
  category !== null || state !== null || Object.keys(writeRange(range, today)).length > 0;

export const betsPath = ({ category, state, range, page }: BetFilters, today: string): string =>
  subPagePath('personalHistoryCopy', { category, state, ...writeRange(range, today), p: writeListPage(page) });

export const betsRequest = ({ category, state, range, page }: BetFilters, pageSize: number) =>
  ({
    page,
    pageSize,
    ...range,
    ...(category ? { category } : {}),
    ...(state ? { state } : {}),
  }) satisfies RequestOf<typeof bets>;
