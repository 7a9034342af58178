import { expect, test } from '@jest/globals';
import { dayFilters, drawsOn, hasDrawDays, readDayFilter, weekdayOf } from './weekday.ts';

test('the weekday is that of the station', () => {
  const weekdayIn = (at: number) => weekdayOf(at, 'Asia/Ho_Chi_Minh');
  const late = Date.parse('2026-11-20T17:30:00Z'); // Friday evening in Europe, Saturday in Vietnam
  expect(weekdayIn(late)).toBe('7');
  expect(weekdayIn(Date.parse('2026-11-20T16:59:59Z'))).toBe('6');
  expect(weekdayIn(Date.parse('2026-11-22T00:00:00Z'))).toBe('1');
});

test('the filters are those of the specification', () => {
  expect(dayFilters.join(' ')).toBe('ALL 2 3 4 5 6 7 1');
});

test('a station is shown on its days, on ALL, and always when it draws every day', () => {
  expect(drawsOn({ drawDayOfWeek: '2,7' }, '7')).toBe(true);
  expect(drawsOn({ drawDayOfWeek: '2,7' }, '6')).toBe(false);
  expect(drawsOn({ drawDayOfWeek: '2,7' }, 'ALL')).toBe(true);
  expect(drawsOn({ drawDayOfWeek: '' }, '3')).toBe(true);
});

test('a choice of days is offered only where it changes something', () => {
  expect(hasDrawDays([{ drawDayOfWeek: '2,3,4,5,6,7,1' }, { drawDayOfWeek: '' }])).toBe(false);
  expect(hasDrawDays([{ drawDayOfWeek: '2,3,4,5,6,7,1' }, { drawDayOfWeek: '6' }])).toBe(true);
});

test('a foreign filter in the address is the default', () => {
  expect(readDayFilter('8', '6')).toBe('6');
  expect(readDayFilter(null, 'ALL')).toBe('ALL');
  expect(readDayFilter('1', '6')).toBe('1');
});
