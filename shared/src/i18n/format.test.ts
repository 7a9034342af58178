import { expect, test } from '@jest/globals';
import { createFormat } from './format.ts';

const vi = createFormat('vi');
const en = createFormat('en');

test('an amount has two decimals, thousands separators and its currency', () => {
  expect(vi.money(1_250_000)).toBe('1.250.000,00\u00a0₫');
  expect(en.money(1_250_000)).toBe('1,250,000.00\u00a0VND');
});

test('a signed amount says that it is a gain, a whole one leaves zero decimals out', () => {
  expect(vi.money(50_000, { whole: true, signed: true })).toBe('+50.000\u00a0₫');
  expect(vi.money(-50_000.5, { whole: true, signed: true })).toBe('-50.000,5\u00a0₫');
});

test('instants are written in the time of Vietnam, whatever the machine thinks', () => {
  const at = '2026-11-20T23:30:00Z';
  expect(vi.dateTime(at)).toBe('21/11/2026 06:30');
  expect(en.dayAndMonth(at)).toBe('21/11');
  expect(vi.weekday(at)).toBe('Thứ Bảy');
});

test('an axis says its values in little room', () => {
  const values = [6_000_000, -1_500_000_000, 250_000, -500, 0];
  expect(values.map((value) => vi.axis(value, { signed: true }))).toEqual([
    '+6\u00a0tr',
    '−1,5\u00a0tỷ',
    '+250\u00a0k',
    '−500',
    '0',
  ]);
  expect(values.map((value) => en.axis(value, { signed: true }))).toEqual(['+6M', '−1.5B', '+250K', '−500', '0']);
  expect(values.map((value) => en.axis(value))).toEqual(['6M', '−1.5B', '250K', '−500', '0']);
});
