import { expect, test } from '@jest/globals';
import { setZone } from '@unisite/shared/i18n';
import { vietnam } from '@unisite/shared/testing';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { joinedDay } from './joinedDay.ts';

setZone(vietnam);
const on = (regDate: string, now: string) => joinedDay(regDate, new Date(now));

test('the day of joining is the first, until midnight in Vietnam', () => {
  expect(on('2026-11-19T17:00:00Z', '2026-11-19T17:00:01Z')).toBe(1);
  expect(on('2026-11-19T17:00:00Z', '2026-11-20T16:59:59.999Z')).toBe(1);
  expect(on('2026-11-19T17:00:00Z', '2026-11-20T17:00:00Z')).toBe(2);
});

test('minutes make a day when midnight in Vietnam lies between them, not midnight elsewhere', () => {
  expect(on('2026-11-20T16:59:00Z', '2026-11-20T17:01:00Z')).toBe(2);
  expect(on('2026-11-20T23:59:00Z', '2026-11-21T00:01:00Z')).toBe(1);
});

test('a date with another zone is the same instant', () => {
  expect(on('2026-11-20T00:30:00+07:00', '2026-11-20T10:00:00Z')).toBe(1);
  expect(on('2026-11-19T20:30:00-08:00', '2026-11-20T10:00:00Z')).toBe(1);
});

test('years are counted with their leap days', () => {
  expect(on('2024-02-28T12:00:00Z', '2024-03-01T12:00:00Z')).toBe(3);
  expect(on('2023-08-05T03:00:00Z', '2026-11-20T10:42:00Z')).toBe(1204);
});

test('a clock that is behind does not go below the first day, and what is no date has none', () => {
  expect(on('2026-11-20T10:00:00Z', '2026-11-18T10:00:00Z')).toBe(1);
  expect(on('', '2026-11-18T10:00:00Z')).toBeNull();
});

test('both languages say the number', () => {
  expect([vi.who.day, en.who.day].every((text) => text.includes('{{day}}'))).toBe(true);
});
