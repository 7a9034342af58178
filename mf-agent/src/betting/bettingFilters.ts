import {
  type agentBetting,
  type agentBettingTotals,
  type BettingSort,
  bettingSort,
} from '@unisite/shared/contract/agentBetting';
import { type Category, category } from '@unisite/shared/contract/games';
import { betState } from '@unisite/shared/contract/members';
import type { RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import { agentPath } from '../centre/agentPage.ts';
import { type Period, periodRequest, readPeriod, writePeriod } from '../period/period.ts';

export type Round = ValueOf<typeof agentBetting>['rows'][number];

/** Filters of the rounds and the position in the list, all kept in the address. */
export interface BettingFilters {
  readonly period: Period;
  /** The account whose branch is shown; null: the agent's own. */
  readonly account: string | null;
  readonly search: string;
  readonly category: Category | null;
  readonly vendor: string | null;
  readonly state: Round['state'] | null;
  readonly sort: BettingSort;
  readonly order: 'asc' | 'desc';
  /** Cursor: a row of the list; null: at the start. */
  readonly after: string | null;
  readonly before: string | null;
}

const pageSize = 20;
const maxSearchLength = 64;
const longestCursor = 1000;

/** The filters of an address; invalid values count as absent. */
export function readBettingFilters(address: URLSearchParams, today: string): BettingFilters {
  const said = (key: string, shape: RegExp) => (shape.test(address.get(key) ?? '') ? address.get(key) : null);
  const row = (key: string) => ((address.get(key)?.length ?? 0) <= longestCursor && address.get(key)) || null;
  return {
    period: readPeriod(address, today),
    account: said('account', /^[a-z0-9]{1,64}$/i),
    search: (address.get('q') ?? '').trim().slice(0, maxSearchLength).replaceAll(/\p{C}/gu, ''),
    category: category.options.find((one) => one === address.get('category')) ?? null,
    vendor: said('vendor', /^[\w-]{1,40}$/),
    state: betState.options.find((one) => one === address.get('state')) ?? null,
    sort: bettingSort.options.find((one) => one === address.get('sort')) ?? 'at',
    order: address.get('order') === 'asc' ? 'asc' : 'desc',
    after: row('after'),
    before: row('before'),
  };
}

export const bettingPath = ({ period, search, sort, order, ...said }: BettingFilters): string =>
  agentPath('teamBetting', {
    ...said,
    q: search,
    ...writePeriod(period),
    sort: sort === 'at' ? null : sort,
    order: order === 'desc' ? null : order,
  });

/** Link to the rounds of an account's branch, without other filters. */
export const branchBettingPath = (account: string, period: Period): string =>
  agentPath('teamBetting', { account, ...writePeriod(period) });

/** Whether filters may hide rounds. */
export const isNarrowed = ({ account, search, category: games, vendor, state }: BettingFilters): boolean =>
  account !== null || search !== '' || games !== null || vendor !== null || state !== null;

/** The selection, also used for totals and file. */
export const selectionRequest = (
  { period, account, search, category: games, vendor, state }: BettingFilters,
  today: string,
): RequestOf<typeof agentBettingTotals> => ({
  ...periodRequest(period, today),
  ...(account ? { account } : {}),
  ...(search ? { search } : {}),
  ...(games ? { category: games } : {}),
  ...(vendor ? { vendor } : {}),
  ...(state ? { state } : {}),
});

export const bettingRequest = (filters: BettingFilters, today: string): RequestOf<typeof agentBetting> => ({
  ...selectionRequest(filters, today),
  sort: filters.sort,
  order: filters.order,
  pageSize,
  ...(filters.before ? { before: filters.before } : filters.after ? { after: filters.after } : {}),
});
