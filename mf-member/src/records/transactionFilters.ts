import { type TransactionKind, transactionKind, type transactions } from '@unisite/shared/contract/members';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';
import { type DayRange, readRange, usualRange, writeRange } from '../days/dayRange.ts';

/** What the account record is narrowed down to. All of it stands in the address. */
export interface TransactionFilters {
  readonly kind: TransactionKind | null;
  readonly range: DayRange;
  readonly page: number;
}

/** The filters an address stands for; what it says wrongly counts as not said. */
export function readTransactionFilters(search: string, today: string): TransactionFilters {
  const address = new URLSearchParams(search);
  const said = address.get('kind');
  return {
    kind: transactionKind.options.find((kind) => kind === said) ?? null,
    range: readRange(address, today),
    page: readListPage(address),
  };
}

/** Everything of the usual days. */
export const unNarrowed = (today: string): TransactionFilters => ({ kind: null, range: usualRange(today), page: 1 });

/** Whether there may be more rows than the filters let through. */
export const isNarrowed = ({ kind, range }: TransactionFilters, today: string): boolean =>
  kind !== null || Object.keys(writeRange(range, today)).length > 0;

export const transactionsPath = ({ kind, range, page }: TransactionFilters, today: string): string =>
  subPagePath('transactionHistory', { kind, ...writeRange(range, today), p: writeListPage(page) });

export const transactionsRequest = ({ kind, range, page }: TransactionFilters, pageSize: number) =>
  ({ page, pageSize, ...range, ...(kind ? { kind } : {}) }) satisfies RequestOf<typeof transactions>;
