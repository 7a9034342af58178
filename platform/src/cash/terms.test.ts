import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { feeOf, fromWire, requireWithinLimits } from './terms.ts';

test('a fee is its percentage and its fixed part; half a hundredth goes up', () => {
  expect(feeOf(100_000n, { feePercent: '1.500', feeFixed: 0 })).toBe(1_500n);
  expect(feeOf(100_000n, { feePercent: '0.000', feeFixed: '330' })).toBe(330n);
  expect([feeOf(33n, { feePercent: '1.500', feeFixed: 0 }), feeOf(34n, { feePercent: '1.500', feeFixed: 0 })]).toEqual([
    0n,
    1n,
  ]);
  expect(feeOf(100n, { feePercent: '0', feeFixed: 5_000 })).toBe(100n);
});

test('a fee is never below zero, never above the amount, and grows with it', () => {
  const terms = fc.record({
    feePercent: fc.integer({ min: 0, max: 50_000 }).map((p) => (p / 1000).toFixed(3)),
    feeFixed: fc.integer({ min: 0, max: 1e9 }),
  });
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 13n), terms, (amount, asked) => {
      const fee = feeOf(amount, asked);
      return fee >= 0n && fee <= amount && feeOf(amount + 1n, asked) >= fee;
    }),
  );
});

test('money of the wire loses nothing', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (n) => fromWire(n / 100) === BigInt(n)));
});

test('bounds are inclusive', () => {
  const terms = { minimum: '100', maximum: '200' };
  expect([100n, 200n].map((amount) => requireWithinLimits(amount, terms))).toEqual([undefined, undefined]);
  for (const amount of [99n, 201n, -1n])
    expect(() => requireWithinLimits(amount, terms)).toThrow('AMOUNT_OUT_OF_BOUNDS');
});
