import { describe, expect, test } from '@jest/globals';
import { dayRange } from './dayRange.ts';
import { addDays, daysBetween, isDay } from './days.ts';

test('days are counted over months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-01-01', '2026-01-01')).toBe(1);
  expect(daysBetween('2026-02-01', '2026-03-01')).toBe(29);
});

test('a day must stand in the calendar', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-00-10'].some(isDay)).toBe(false);
});

describe('the range of the account record', () => {
  const now = new Date('2026-03-02T03:00:00Z');
  const range = (from?: string, to?: string) => dayRange({ from, to }, now, 'Asia/Ho_Chi_Minh');
  const refusal = (from?: string, to?: string) => {
    try {
      range(from, to);
    } catch (error) {
      return error;
    }
  };

  const days = (from?: string, to?: string) => {
    const { fromDay, toDay } = range(from, to);
    return { fromDay, toDay };
  };

  test('is the last ninety days where nothing is said', () => {
    expect(days()).toEqual({ fromDay: '2025-12-02', toDay: '2026-03-02' });
    expect(days('2026-02-01')).toEqual({ fromDay: '2026-02-01', toDay: '2026-03-02' });
    expect(days(undefined, '2026-01-31')).toEqual({ fromDay: '2025-11-02', toDay: '2026-01-31' });
    expect(days('2026-05-01')).toEqual({ fromDay: '2026-05-01', toDay: '2026-05-01' });
  });

  test('is from the first instant of its days to the end of the last, where the clocks change too', () => {
    expect(range('2026-02-01', '2026-02-02')).toMatchObject({
      from: new Date('2026-01-31T17:00:00Z'),
      until: new Date('2026-02-02T17:00:00Z'),
    });
    const berlin = { from: new Date('2026-03-28T23:00:00Z'), until: new Date('2026-03-29T22:00:00Z') };
    expect(dayRange({ from: '2026-03-29', to: '2026-03-29' }, now, 'Europe/Berlin')).toMatchObject(berlin);
  });

  test('names the field that makes none', () => {
    expect(refusal('2026-02-30')).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: { from: { vi: 'Ngày này không có trong lịch.', en: 'There is no such day.' } } },
    });
    expect(refusal('2026-03-02', '2026-03-01')).toMatchObject({
      details: { fields: { to: { vi: expect.any(String), en: expect.any(String) } } },
    });
    expect(refusal('2025-01-01', '2026-01-01')).toMatchObject({
      details: { fields: { from: { en: 'At most 90 days at a time.' } } },
    });
    expect(days('2025-12-01', '2026-03-01')).toEqual({ fromDay: '2025-12-01', toDay: '2026-03-01' });
  });
});
