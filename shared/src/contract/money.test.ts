import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromWire, hundredthsOf, minus, sumOf, toWire, vnd } from './money.ts';

test('hundredths are written as text, as a number or as bigint, and go out with two decimals', () => {
  expect(['12345', 12345n, '-1', 0].map(hundredthsOf).map(toWire)).toEqual([123.45, 123.45, -0.01, 0]);
  for (const none of ['1.5', 1.5, Number.NaN]) expect(() => hundredthsOf(none)).toThrow();
});

test('no amount up to the contract’s largest loses a hundredth on the wire, either way', () => {
  const any = fc.bigInt(0n, 10_000_000_000_000n).map(hundredthsOf);
  fc.assert(fc.property(any, (amount) => fromWire(toWire(amount)) === amount));
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (n) => fromWire(vnd(n / 100)) === BigInt(n)));
});

test('sums and differences are exact', () => {
  const any = fc.bigInt(-(10n ** 18n), 10n ** 18n).map(hundredthsOf);
  fc.assert(fc.property(any, any, (one, other) => minus(sumOf([one, other]), other) === one));
});
