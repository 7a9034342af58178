import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSolved } from './work.ts';

test('counts the zero bits that the hash of salt and counter begins with', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0 }), (salt, counter) => {
      const hash = createHash('sha256').update(`${salt}${counter}`).digest('hex');
      const bits = [...hash].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
      const zeros = Math.min(32, bits.indexOf('1'));
      return isSolved(salt, counter, zeros) && (zeros === 32 || !isSolved(salt, counter, zeros + 1));
    }),
  );
  expect(isSolved('any', 0, 0)).toBe(true);
});
