import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOf, isDay } from '../../../foundation/calendar/days.ts';
import { ofAgeFrom } from './ofAge.ts';

test.each([
  ['2008-11-26', 18, '2026-11-26'],
  ['2008-02-29', 18, '2026-03-01'],
  ['2008-02-29', 20, '2028-02-29'],
  // 2100 has no 29 February
  ['2080-02-29', 20, '2100-03-01'],
  ['2008-12-31', 18, '2026-12-31'],
])('who was born on %s is %i years old from %s on', (birthDate, years, from) => {
  expect(ofAgeFrom(birthDate, years)).toBe(from);
});

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const years = fc.integer({ min: 18, max: 25 });

test('it is a day of the calendar, so many years later; who is born later is not of age earlier, nor is a higher age', () => {
  fc.assert(
    fc.property(day, day, years, (one, other, age) => {
      const from = ofAgeFrom(one, age);
      expect(isDay(from)).toBe(true);
      expect(Number(from.slice(0, 4))).toBe(Number(one.slice(0, 4)) + age);
      const [earlier, later] = [one, other].sort() as [string, string];
      expect(ofAgeFrom(earlier, age) <= ofAgeFrom(later, age)).toBe(true);
      expect(ofAgeFrom(one, age) < ofAgeFrom(one, age + 1)).toBe(true);
    }),
  );
});

test('the day is the market’s: it begins where the clocks there say so', () => {
  const beforeMidnight = new Date('2026-11-25T16:59:59.999Z');
  const midnight = new Date('2026-11-25T17:00:00Z');
  expect(['Asia/Ho_Chi_Minh', 'UTC', 'America/New_York'].map((zone) => dayOf(beforeMidnight, zone))).toEqual([
    '2026-11-25',
    '2026-11-25',
    '2026-11-25',
  ]);
  expect(dayOf(midnight, 'Asia/Ho_Chi_Minh')).toBe('2026-11-26');
  // the night on which summer time ends
  expect(dayOf(new Date('2026-10-24T23:30:00Z'), 'Europe/London')).toBe('2026-10-25');
});
