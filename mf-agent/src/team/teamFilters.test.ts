import { expect, test } from '@jest/globals';
import { isNarrowed, levelPath, readTeamFilters, type TeamFilters, teamPath, teamRequest } from './teamFilters.ts';

const today = '2026-11-20';
const read = (query: string) => readTeamFilters(new URLSearchParams(query), today);
const usual = read('');

test('everything comes back from the address', () => {
  const filters: TeamFilters = {
    account: 'hoamai',
    period: { from: '2026-09-01', to: '2026-09-30' },
    search: 'hoa phượng',
    kind: 'agent',
    state: 'paused',
    sort: 'lastSeen',
    order: 'asc',
    page: 3,
  };
  expect(read(new URL(teamPath(filters), 'http://x').search)).toEqual(filters);
  expect(teamPath(usual)).toBe('/agentHome?page=teamManagement');
});

test('what an address says wrongly counts as not said', () => {
  const wrong = 'account=../x&kind=owner&state=gone&sort=password&order=up&p=-1&period=year';
  expect(read(wrong)).toEqual(usual);
  expect(read(`q=${'a'.repeat(400)}`).search).toHaveLength(64);
  expect(read('q=%00ho%0Aa%ED%A0%80').search).toBe('hoa\uFFFD\uFFFD\uFFFD');
});

test('another level keeps days and order, and begins at its first page without a search', () => {
  const filters = read('account=hoamai&q=x&kind=agent&state=closed&period=week&sort=balance&p=2');
  expect(levelPath(filters, 'tranlong')).toBe(
    '/agentHome?page=teamManagement&account=tranlong&period=week&sort=balance',
  );
  expect([isNarrowed(filters), isNarrowed(usual)]).toEqual([true, false]);
});

test('the platform is asked for no more than is narrowed down', () => {
  expect(teamRequest(usual, today)).toEqual({ page: 1, pageSize: 20, sort: 'turnover', order: 'desc' });
});
