import { expect, test } from '@jest/globals';
import { minutesSince, passedShare } from './passedShare.ts';

const now = Date.parse('2026-11-20T10:42:00Z');

test('the arc is the part of the interval that has passed', () => {
  expect(passedShare('2026-11-20T11:18:00Z', { minutes: 60 }, now)).toBeCloseTo(0.4);
  expect(passedShare('2026-11-20T10:40:00Z', { minutes: 60 }, now)).toBe(1);
  expect(passedShare('2026-11-20T12:42:00Z', { minutes: 60 }, now)).toBe(0);
});

test('minutes that are not over do not count, and a session is never below zero', () => {
  expect(minutesSince('2026-11-20T09:17:30Z', now)).toBe(84);
  expect(minutesSince('2026-11-20T10:43:00Z', now)).toBe(0);
});
