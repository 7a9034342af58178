import { expect, test } from '@jest/globals';
import { birthDateOf, isDay, monthNames, orderOf } from './birthDate.ts';

test('the parts stand in the order of the language, the months under its names', () => {
  expect([orderOf('vi'), orderOf('en')]).toEqual([
    ['day', 'month', 'year'],
    ['day', 'month', 'year'],
  ]);
  expect([monthNames('vi')[10], monthNames('en')[10]]).toEqual(['Tháng 11', 'November']);
  expect(monthNames('en')).toHaveLength(12);
});

test('a date is written with zeros, and there is no 30 February', () => {
  expect(birthDateOf({ day: '4', month: '3', year: '2010' })).toBe('2010-03-04');
  expect(isDay({ day: '29', month: '2', year: '2008' })).toBe(true);
  expect(isDay({ day: '29', month: '2', year: '2007' })).toBe(false);
  expect(isDay({ day: '31', month: '4', year: '2007' })).toBe(false);
});
