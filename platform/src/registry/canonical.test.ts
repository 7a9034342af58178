import { expect, it } from '@jest/globals';
import { digestOf } from './canonical.ts';

it('gives the same digest whatever the order of the keys', () => {
  expect(digestOf({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(digestOf({ b: { d: 'x', c: [1, 2] }, a: 1 }));
  expect(digestOf({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOf({ a: [1, 2] })).not.toBe(digestOf({ a: [2, 1] }));
});
