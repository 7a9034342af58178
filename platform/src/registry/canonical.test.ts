import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, digestOf } from './canonical.ts';

it('gives the same digest whatever the order of the keys', () => {
  expect(digestOf({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(digestOf({ b: { d: 'x', c: [1, 2] }, a: 1 }));
  expect(digestOf({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
  expect(digestOf({ a: [1, 2] })).not.toBe(digestOf({ a: [2, 1] }));
});

it('is the same JSON as was given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) =>
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
    ),
  );
});
