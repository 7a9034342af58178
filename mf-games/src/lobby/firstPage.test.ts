import { expect, test } from '@jest/globals';
import { listRequest, noFilters } from './filters.ts';
import { beginAt, firstPage, isJump } from './firstPage.ts';

const list = (text: string) => listRequest('RNG', { ...noFilters, text });

test('up to ten pages are brought from the start on, further down the three that were looked at', () => {
  expect([1, 10].map((pages) => firstPage(list('a'), pages))).toEqual([1, 1]);
  expect(firstPage(list('b'), 250)).toBe(248);
});

test('a list goes on from where it began', () => {
  expect([10, 11, 60].map((pages) => firstPage(list('c'), pages))).toEqual([1, 1, 1]);
  expect([60, 61, 1, 60].map((pages) => firstPage(list('d'), pages))).toEqual([58, 58, 1, 1]);
});

test('a leap upwards begins it anew at the page of the game that is looked at', () => {
  expect(firstPage(list('e'), 250)).toBe(248);
  expect([isJump(9_870, 247 * 40), isJump(9_000, 247 * 40)]).toEqual([false, true]);
  const pages = beginAt(list('e'), 9_000);
  expect([pages, firstPage(list('e'), pages)]).toEqual([228, 226]);
  expect(firstPage(list('e'), beginAt(list('e'), 0))).toBe(1);
});
