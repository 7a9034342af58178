import {
  type agentTeam,
  type DownlineKind,
  type DownlineState,
  downlineKind,
  downlineState,
} from '@unisite/shared/contract/agentTeam';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { agentPath, readListPage, writeListPage } from '../centre/agentPage.ts';
import { type Period, periodRequest, readPeriod, writePeriod } from '../period/period.ts';

export const teamSorts = ['turnover', 'result', 'balance', 'lastSeen', 'account'] as const;
export type TeamSort = (typeof teamSorts)[number];
export type TeamOrder = 'asc' | 'desc';

/** Filters of the tree, all kept in the address. */
export interface TeamFilters {
  /** The account whose downlines are shown; null: the agent's own. */
  readonly account: string | null;
  readonly period: Period;
  readonly search: string;
  readonly kind: DownlineKind | null;
  readonly state: DownlineState | null;
  readonly sort: TeamSort;
  readonly order: TeamOrder;
  readonly page: number;
}

const pageSize = 20;
/** Longest search text (contract). */
export const maxSearchLength = 64;

/** The filters of an address; invalid values count as absent. */
export function readTeamFilters(address: URLSearchParams, today: string): TeamFilters {
  const account = address.get('account') ?? '';
  return {
    account: /^[a-z0-9]{1,64}$/i.test(account) ? account : null,
    period: readPeriod(address, today),
    search: (address.get('q') ?? '').trim().slice(0, maxSearchLength).replaceAll(/\p{C}/gu, ''),
    kind: downlineKind.options.find((kind) => kind === address.get('kind')) ?? null,
    state: downlineState.options.find((state) => state === address.get('state')) ?? null,
    sort: teamSorts.find((sort) => sort === address.get('sort')) ?? 'turnover',
    order: address.get('order') === 'asc' ? 'asc' : 'desc',
    page: readListPage(address),
  };
}

export const teamPath = ({ account, period, search, kind, state, sort, order, page }: TeamFilters): string =>
  agentPath('teamManagement', {
    account,
    q: search,
    kind,
    state,
    ...writePeriod(period),
    sort: sort === 'turnover' ? null : sort,
    order: order === 'desc' ? null : order,
    p: writeListPage(page),
  });

/** Link to another level: period and order stay, the search does not. */
export const levelPath = (filters: TeamFilters, account: string | null): string =>
  teamPath({ ...filters, account, search: '', kind: null, state: null, page: 1 });

/** Whether filters may hide members below the account. */
export const isNarrowed = ({ search, kind, state }: TeamFilters): boolean =>
  search !== '' || kind !== null || state !== null;

export const teamRequest = (
  { account, period, search, kind, state, sort, order, page }: TeamFilters,
  today: string,
): RequestOf<typeof agentTeam> => ({
  page,
  pageSize,
  sort,
  order,
  ...periodRequest(period, today),
  ...(account ? { account } : {}),
  ...(search ? { search } : {}),
  ...(kind ? { kind } : {}),
  ...(state ? { state } : {}),
});
