import { expect, test } from '@jest/globals';
import { readListPage, readSubPage, subPagePath, subPages, writeListPage } from './subPage.ts';

test('every page has its address', () => {
  for (const page of subPages) expect(readSubPage(new URL(subPagePath(page), 'http://x').search)).toBe(page);
});

test('without a key, or with one of no page, it is the account', () => {
  const other = ['', '?page=', '?page=rewardcenter', '?page=reward', '?page=__proto__', '?page=messagev2'];
  expect(other.map(readSubPage)).toEqual(other.map(() => 'securityCenter'));
});

test('an address says only what is said', () => {
  expect(subPagePath('transactionHistory', { kind: 'bet', from: null, to: undefined, p: '' })).toBe(
    '/member?page=transactionHistory&kind=bet',
  );
});

test('a list’s page is a whole number from 1', () => {
  const read = (p: string) => readListPage(new URLSearchParams({ p }));
  expect(['3', '0', '-1', '1.5', 'x', '', '1e9'].map(read)).toEqual([3, 1, 1, 1, 1, 1, 1]);
  expect([writeListPage(1), writeListPage(2)]).toEqual([null, '2']);
});
