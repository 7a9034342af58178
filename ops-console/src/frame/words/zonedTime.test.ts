import { expect, test } from '@jest/globals';
import { instantIn, zonedOf } from './zonedTime.ts';

test.each([
  ['2026-11-25T09:30', 'Asia/Ho_Chi_Minh', '2026-11-25T02:30:00.000Z'],
  ['2026-07-01T00:00', 'Europe/Paris', '2026-06-30T22:00:00.000Z'],
  ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantIn(local, zone)).toBe(instant);
  expect(zonedOf(instant, zone)).toBe(local);
});

test('an hour that summer time leaves out is no time; of one that comes twice it is the first', () => {
  expect(instantIn('2026-03-29T02:30', 'Europe/Paris')).toBeNull();
  expect(instantIn('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
});

test('what is no time is none', () => {
  for (const typed of ['', '2026-11-25', '2026-13-01T00:00', '2026-02-30T00:00', 'tomorrow'])
    expect(instantIn(typed, 'Asia/Ho_Chi_Minh')).toBeNull();
});
