import { expect, test } from '@jest/globals';
import { readAmount } from './readAmount.ts';

test.each([
  ['100.000', 100_000, null],
  ['100,000', null, 100_000],
  ['1.234.567,5', 1_234_567.5, null],
  ['1,234,567.89', null, 1_234_567.89],
  ['250,75', 250.75, null],
  ['250.75', null, 250.75],
  [' 5000 ', 5_000, 5_000],
  ['12 500', 12_500, 12_500],
  ['1.23.456', null, null],
  ['0', null, null],
  ['0,001', null, null],
  ['-5', null, null],
  ['1e5', null, null],
  ['', null, null],
  ['100000000001', null, null],
])('"%s" is %s in Vietnamese and %s in English', (text, vi, en) => {
  expect(readAmount(text, 'vi')).toBe(vi);
  expect(readAmount(text, 'en')).toBe(en);
});
