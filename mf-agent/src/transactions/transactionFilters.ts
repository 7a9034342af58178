import { type agentTransactions, type TeamMovementKind, teamMovementKind } from '@unisite/shared/contract/agentReports';
import type { RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import { agentPath, readListPage, writeListPage } from '../centre/agentPage.ts';
import { type Period, periodRequest, readPeriod, writePeriod } from '../period/period.ts';

export type Movement = ValueOf<typeof agentTransactions>['rows'][number];

/** Filters of the movements, all kept in the address. */
export interface TransactionFilters {
  readonly period: Period;
  /** `alone`: the agent's own. */
  readonly of: 'branch' | 'alone';
  readonly search: string;
  readonly kind: TeamMovementKind | null;
  readonly page: number;
}

export const transactionPageSize = 20;
const maxSearchLength = 64;

/** The filters of an address; invalid values count as absent. */
export const readTransactionFilters = (address: URLSearchParams, today: string): TransactionFilters => ({
  period: readPeriod(address, today),
  of: address.get('of') === 'alone' ? 'alone' : 'branch',
  search: (address.get('q') ?? '').trim().slice(0, maxSearchLength).replaceAll(/\p{C}/gu, ''),
  kind: teamMovementKind.options.find((kind) => kind === address.get('kind')) ?? null,
  page: readListPage(address),
});

export const transactionPath = ({ period, of, search, kind, page }: TransactionFilters): string =>
  agentPath('transactionDetails', {
    q: search,
    kind,
    ...writePeriod(period),
    p: writeListPage(page),
    of: of === 'branch' ? null : of,
  });

/** The selection, also used for the file. */
export const movementSelection = ({ period, of, search, kind }: TransactionFilters, today: string) => ({
  of,
  ...periodRequest(period, today),
  ...(search ? { search } : {}),
  ...(kind ? { kind } : {}),
});

export const transactionRequest = (
  filters: TransactionFilters,
  today: string,
): RequestOf<typeof agentTransactions> => ({
  ...movementSelection(filters, today),
  page: filters.page,
  pageSize: transactionPageSize,
});
