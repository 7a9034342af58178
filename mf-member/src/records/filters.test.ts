import { expect, test } from '@jest/globals';
import { lastDays } from '@unisite/shared/days';
import { betsPath, betsRequest, readBetFilters } from './betFilters.ts';
import { readTransactionFilters, transactionsPath, transactionsRequest } from './transactionFilters.ts';

const today = '2026-11-20';
const searchOf = (path: string) => new URL(path, 'http://localhost').search;

test('what is not narrowed down leaves a short address', () => {
  const open = { range: lastDays(30, today), page: 1 };
  expect(transactionsPath({ ...open, wallet: null, kind: null }, today)).toBe('/member?page=transactionHistory');
  expect(betsPath({ ...open, category: null, state: null }, today)).toBe('/member?page=personalHistoryCopy');
});

test('the account record’s filters come back from the address', () => {
  const range = { from: '2026-10-01', to: '2026-10-07' };
  const filters = { wallet: 'AURORA', kind: 'bonus', range, page: 4 } as const;
  const path = transactionsPath(filters, today);
  expect(path).toBe('/member?page=transactionHistory&wallet=AURORA&kind=bonus&from=2026-10-01&to=2026-10-07&p=4');
  expect(readTransactionFilters(searchOf(path), today)).toEqual(filters);
});

test('the betting record’s filters come back from the address', () => {
  const filters = { category: 'ELOTT', state: 'settled', range: lastDays(7, today), page: 2 } as const;
  expect(readBetFilters(searchOf(betsPath(filters, today)), today)).toEqual(filters);
});

test('what an address says wrongly counts as not said', () => {
  expect(readTransactionFilters('?wallet=%2F..&kind=theft&p=x&from=never&to=2026-11-20', today)).toEqual({
    wallet: null,
    kind: null,
    range: lastDays(30, today),
    page: 1,
  });
  expect(readBetFilters('?category=rng&state=lost', today)).toMatchObject({ category: null, state: null });
});

test('the platform is asked for what is narrowed down, and for nothing else', () => {
  const range = { from: '2026-11-01', to: '2026-11-02' };
  const open = { wallet: null, kind: null, range, page: 1 };
  expect(transactionsRequest(open, 20)).toEqual({ page: 1, pageSize: 20, ...range });
  expect(transactionsRequest({ ...open, wallet: 'JADE' }, 20)).toEqual({
    page: 1,
    pageSize: 20,
    ...range,
    wallet: 'JADE',
  });
  expect(betsRequest({ category: 'RNG', state: null, range, page: 3 }, 100)).toEqual({
    page: 3,
    pageSize: 100,
    ...range,
    category: 'RNG',
  });
});
