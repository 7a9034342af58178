import { expect, test } from '@jest/globals';
import { readTransactionFilters, transactionPath, transactionRequest } from './transactionFilters.ts';

const today = '2026-11-27';

test('what an address says comes back as it was written', () => {
  const written = 'page=transactionDetails&q=N-2026&kind=bonus&period=week&p=3&of=alone';
  const filters = readTransactionFilters(new URLSearchParams(written), today);
  expect(transactionPath(filters)).toBe(`/agentHome?${written}`);
  expect(transactionRequest(filters, today)).toEqual({
    of: 'alone',
    search: 'N-2026',
    kind: 'bonus',
    page: 3,
    pageSize: 20,
    from: '2026-11-21',
    to: today,
  });
});

test('what it says wrongly counts as not said', () => {
  const filters = readTransactionFilters(new URLSearchParams('of=x&kind=bet&p=-1&q=%00'), today);
  expect(transactionPath(filters)).toBe('/agentHome?page=transactionDetails');
});
