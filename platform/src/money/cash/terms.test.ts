import { expect, test } from '@jest/globals';
import { hundredthsOf, noMoney } from '@unisite/shared/contract';
import fc from 'fast-check';
import { feeOf, requireWithinLimits } from './terms.ts';

test('a fee is its percentage and its fixed part; half a hundredth goes up', () => {
  expect(feeOf(hundredthsOf(100_000), { feePercent: '1.500', feeFixed: noMoney })).toBe(1_500n);
  expect(feeOf(hundredthsOf(100_000), { feePercent: '0.000', feeFixed: hundredthsOf(330) })).toBe(330n);
  expect([
    feeOf(hundredthsOf(33), { feePercent: '1.500', feeFixed: noMoney }),
    feeOf(hundredthsOf(34), { feePercent: '1.500', feeFixed: noMoney }),
  ]).toEqual([0n, 1n]);
  expect(feeOf(hundredthsOf(100), { feePercent: '0', feeFixed: hundredthsOf(5_000) })).toBe(100n);
});

test('a fee is never below zero, never above the amount, and grows with it', () => {
  const terms = fc.record({
    feePercent: fc.integer({ min: 0, max: 50_000 }).map((p) => (p / 1000).toFixed(3)),
    feeFixed: fc.integer({ min: 0, max: 1e9 }).map(hundredthsOf),
  });
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 13n).map(hundredthsOf), terms, (amount, asked) => {
      const fee = feeOf(amount, asked);
      return fee >= 0n && fee <= amount && feeOf(hundredthsOf(amount + 1n), asked) >= fee;
    }),
  );
});

test('bounds are inclusive', () => {
  const terms = { minimum: hundredthsOf(100), maximum: hundredthsOf(200) };
  expect([100n, 200n].map((amount) => requireWithinLimits(hundredthsOf(amount), terms))).toEqual([
    undefined,
    undefined,
  ]);
  for (const amount of [99n, 201n, -1n])
    expect(() => requireWithinLimits(hundredthsOf(amount), terms)).toThrow('AMOUNT_OUT_OF_BOUNDS');
});
