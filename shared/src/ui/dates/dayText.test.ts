import { expect, test } from '@jest/globals';
import { addDays } from '@unisite/shared/days';
import fc from 'fast-check';
import { readDay, writtenDay } from './dayText.ts';

test('a written day is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
      const day = addDays('2026-11-28', days);
      expect(readDay(writtenDay(day))).toBe(day);
    }),
  );
});

test.each([
  ['5/11/2026', '2026-11-05'],
  [' 05-11-2026 ', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  ['05112026', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
])('%j is a day', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each(['', '5/11', '31/02/2026', '11/30/2026', '5/11/26', 'mai', '05/11/2026 10:00'])(
  '%j stays what it is',
  (text) => {
    expect(readDay(text)).toBe(text);
    expect(writtenDay(text)).toBe(text);
  },
);
