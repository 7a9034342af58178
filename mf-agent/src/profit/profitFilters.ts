import type { agentProfit, agentProfitFile } from '@unisite/shared/contract/agentReports';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { agentPath, readListPage, writeListPage } from '../centre/agentPage.ts';
import { type Period, periodRequest, readPeriod, writePeriod } from '../period/period.ts';

export const profitSorts = ['turnover', 'deposits', 'withdrawals', 'payout', 'result', 'account'] as const;
export type ProfitSort = (typeof profitSorts)[number];

/** Filters of the report, all kept in the address. */
export interface ProfitFilters {
  readonly of: 'branch' | 'alone';
  readonly period: Period;
  readonly search: string;
  readonly sort: ProfitSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

const pageSize = 20;
const maxSearchLength = 64;

/** The filters of an address; invalid values count as absent. */
export const readProfitFilters = (address: URLSearchParams, today: string): ProfitFilters => ({
  of: address.get('of') === 'alone' ? 'alone' : 'branch',
  period: readPeriod(address, today),
  search: (address.get('q') ?? '').trim().slice(0, maxSearchLength).replaceAll(/\p{C}/gu, ''),
  sort: profitSorts.find((sort) => sort === address.get('sort')) ?? 'turnover',
  order: address.get('order') === 'asc' ? 'asc' : 'desc',
  page: readListPage(address),
});

export const profitPath = ({ of, period, search, sort, order, page }: ProfitFilters): string =>
  agentPath('userProfit', {
    q: search,
    ...writePeriod(period),
    of: of === 'branch' ? null : of,
    sort: sort === 'turnover' ? null : sort,
    order: order === 'desc' ? null : order,
    p: writeListPage(page),
  });

/** The selection, also used for the file. */
export const profitSelection = (
  { of, period, search }: ProfitFilters,
  today: string,
): RequestOf<typeof agentProfitFile> => ({
  of,
  ...periodRequest(period, today),
  ...(search ? { search } : {}),
});

export const profitRequest = (filters: ProfitFilters, today: string): RequestOf<typeof agentProfit> => ({
  ...profitSelection(filters, today),
  sort: filters.sort,
  order: filters.order,
  page: filters.page,
  pageSize,
});
