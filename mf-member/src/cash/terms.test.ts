import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { amountFault, feeOf, quickAmounts } from './terms.ts';

test('a fee is its percentage and its fixed part, to the hundredth, and never more than the amount', () => {
  expect(feeOf(1_000_000, { feePercent: 1.5, feeFixed: vnd(0) })).toBe(15_000);
  expect(feeOf(500_000, { feePercent: 0, feeFixed: vnd(3_300) })).toBe(3_300);
  expect(feeOf(333, { feePercent: 1.5, feeFixed: vnd(0) })).toBe(5);
  expect(feeOf(1_000, { feePercent: 0, feeFixed: vnd(3_300) })).toBe(1_000);
});

test('quick amounts lie within the bounds', () => {
  expect(quickAmounts({ minimum: 100_000, maximum: 2_000_000 })).toEqual([
    100_000, 200_000, 500_000, 1_000_000, 2_000_000,
  ]);
  expect(quickAmounts({ minimum: 50_000, maximum: 1e9 })).toHaveLength(6);
});

test('bounds are inclusive', () => {
  const bounds = { minimum: 100, maximum: 200 };
  expect([null, 99, 100, 200, 201].map((amount) => amountFault(amount, bounds))).toEqual([
    'missing',
    'low',
    null,
    null,
    'high',
  ]);
});
