import { expect, test } from '@jest/globals';
import { bettingPath, bettingRequest, isNarrowed, readBettingFilters, selectionRequest } from './bettingFilters.ts';

const today = '2026-11-27';
const read = (query: string) => readBettingFilters(new URLSearchParams(query), today);

test('what an address says comes back as it was written', () => {
  const written =
    'page=teamBetting&account=hoamai&category=LIVE&vendor=ZAP&state=open&after=%5B%22%22%5D&q=hoa&period=week&sort=staked&order=asc';
  const filters = read(written);
  expect(new URL(bettingPath(filters), 'http://x').searchParams.toString()).toBe(
    new URLSearchParams(written).toString(),
  );
  const selection = {
    account: 'hoamai',
    search: 'hoa',
    category: 'LIVE',
    vendor: 'ZAP',
    state: 'open',
    from: '2026-11-21',
    to: today,
  };
  expect(selectionRequest(filters, today)).toEqual(selection);
  expect(bettingRequest(filters, today)).toEqual({
    ...selection,
    sort: 'staked',
    order: 'asc',
    pageSize: 20,
    after: '[""]',
  });
  expect(isNarrowed(filters)).toBe(true);
});

test('what it says wrongly counts as not said', () => {
  const filters = read(`account=a%20b&category=X&vendor=%3F&state=won&sort=name&order=up&after=${'x'.repeat(1001)}`);
  expect(bettingPath(filters)).toBe('/agentHome?page=teamBetting');
  expect(bettingRequest(filters, today)).toEqual({ sort: 'at', order: 'desc', pageSize: 20 });
  expect(isNarrowed(filters)).toBe(false);
});
