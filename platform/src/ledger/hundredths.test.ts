import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromWire, toWire } from './hundredths.ts';

test('hundredths come from the database as text or bigint and go out with two decimals', () => {
  expect(['12345', 12345n, '-1', 0].map(toWire)).toEqual([123.45, 123.45, -0.01, 0]);
});

test('no amount up to the contract’s largest loses a hundredth on the wire', () => {
  fc.assert(fc.property(fc.bigInt(0n, 10_000_000_000_000n), (amount) => fromWire(toWire(amount)) === amount));
});
