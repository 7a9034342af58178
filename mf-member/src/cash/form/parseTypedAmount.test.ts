import { expect, test } from '@jest/globals';
import { parsePastedAmount, parseTypedAmount } from './parseTypedAmount.ts';

test('separators and signs between digits do not count', () => {
  expect(['500000', '500.000', '500,000 ₫', '0', '', 'abc', '007'].map(parseTypedAmount)).toEqual([
    500000,
    500000,
    500000,
    null,
    null,
    null,
    7,
  ]);
  expect(parseTypedAmount('9'.repeat(40))).toBe(999_999_999_999);
});

test('what was copied keeps its size: hundredths are left out', () => {
  expect(['500.000,50', '500,000.00 VND', '500.000', '1e9', '-500', ' 250 000 '].map(parsePastedAmount)).toEqual([
    500000,
    500000,
    500000,
    19,
    null,
    250000,
  ]);
});
