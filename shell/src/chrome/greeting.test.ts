import { beforeEach, expect, test } from '@jest/globals';
import { setZone } from '@unisite/shared/i18n';
import { vietnam } from '@unisite/shared/testing';
import { partOfDay } from './greeting.ts';

beforeEach(() => setZone(vietnam));

test.each([
  ['2026-11-20T21:59:00Z', 'evening'], // 04:59 in Vietnam
  ['2026-11-20T22:00:00Z', 'morning'],
  ['2026-11-20T03:59:00Z', 'morning'],
  ['2026-11-20T04:00:00Z', 'noon'],
  ['2026-11-20T06:00:00Z', 'afternoon'],
  ['2026-11-20T11:00:00Z', 'evening'],
])('at %s it is %s in Vietnam [2.header.welcome]', (at, part) => {
  expect(partOfDay(new Date(at))).toBe(part);
});
