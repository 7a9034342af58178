import { expect, test } from '@jest/globals';
import { agentPages, agentPath, readAgentPage, readListPage, writeListPage } from './agentPage.ts';

test('every page has its address; the overview is the one without a key', () => {
  for (const page of agentPages) expect(readAgentPage(new URL(agentPath(page), 'http://x').search)).toBe(page);
  expect(agentPath('overview')).toBe('/agentHome');
});

test('a key of no page asks for the overview', () => {
  const other = ['', '?page=', '?page=salary', '?page=__proto__', '?page=teammanagement'];
  expect(other.map(readAgentPage)).toEqual(other.map(() => 'overview'));
});

test('an address says only what is said', () => {
  expect(agentPath('teamManagement', { account: 'hoamai', q: null, kind: undefined, p: '' })).toBe(
    '/agentHome?page=teamManagement&account=hoamai',
  );
});

test('a list’s page is a whole number from 1', () => {
  const read = (p: string) => readListPage(new URLSearchParams({ p }));
  expect(['3', '0', '-1', '1.5', 'x', '', '1e9'].map(read)).toEqual([3, 1, 1, 1, 1, 1, 1]);
  expect([writeListPage(1), writeListPage(2)]).toEqual([null, '2']);
});
