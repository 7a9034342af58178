import { expect, test } from '@jest/globals';
import { profitPath, profitRequest, readProfitFilters } from './profitFilters.ts';

const today = '2026-11-27';

test('what an address says comes back as it was written', () => {
  const written = 'page=userProfit&q=hoa&period=week&of=alone&sort=result&order=asc&p=3';
  const filters = readProfitFilters(new URLSearchParams(written), today);
  expect(profitPath(filters)).toBe(`/agentHome?${written}`);
  expect(profitRequest(filters, today)).toEqual({
    of: 'alone',
    sort: 'result',
    order: 'asc',
    page: 3,
    pageSize: 20,
    search: 'hoa',
    from: '2026-11-21',
    to: today,
  });
});

test('what it says wrongly counts as not said', () => {
  const filters = readProfitFilters(new URLSearchParams('of=x&sort=y&order=z&p=-1&period=never'), today);
  expect(filters).toEqual({ of: 'branch', period: 'days30', search: '', sort: 'turnover', order: 'desc', page: 1 });
  expect(profitPath(filters)).toBe('/agentHome?page=userProfit');
});
