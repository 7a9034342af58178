import { type TransactionKind, transactionKind, type transactions } from '@unisite/shared/contract/members';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { type DayRange, readRange, usualRange, writeRange } from '@unisite/shared/days';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';

/** Filters of the account record, all kept in the address. */
export interface TransactionFilters {
  /** The wallet's vendor; null: the main wallet. */
  readonly wallet: string | null;
  readonly kind: TransactionKind | null;
  readonly range: DayRange;
  readonly page: number;
}

/** The filters of an address; invalid values count as absent. */
export function readTransactionFilters(search: string, today: string): TransactionFilters {
  const address = new URLSearchParams(search);
  const [said, wallet] = [address.get('kind'), address.get('wallet') ?? ''];
  return {
    wallet: /^[\w.-]{1,40}$/.test(wallet) ? wallet : null,
    kind: transactionKind.options.find((kind) => kind === said) ?? null,
    range: readRange(address, today),
    page: readListPage(address),
  };
}

/** The default days, unfiltered. */
export const noFilters = (today: string): TransactionFilters => ({
  wallet: null,
  kind: null,
  range: usualRange(today),
  page: 1,
});

/** Whether filters may hide rows. */
export const hasFilters = ({ wallet, kind, range }: TransactionFilters, today: string): boolean =>
  wallet !== null || kind !== null || Object.keys(writeRange(range, today)).length > 0;

export const transactionsPath = ({ wallet, kind, range, page }: TransactionFilters, today: string): string =>
  subPagePath('transactionHistory', { wallet, kind, ...writeRange(range, today), p: writeListPage(page) });

export const transactionsRequest = ({ wallet, kind, range, page }: TransactionFilters, pageSize: number) =>
  ({ page, pageSize, ...range, ...(wallet ? { wallet } : {}), ...(kind ? { kind } : {}) }) satisfies RequestOf<
    typeof transactions
  >;
