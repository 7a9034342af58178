import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CodeBinding, hashOfCode, hashOfHolder, hashOfTarget, newCode, OWN_DIGITS } from './codeHash.ts';
import { masked } from './codeTarget.ts';

const key = 'c0'.repeat(32);
const binding = fc.record<CodeBinding>({
  purpose: fc.constantFrom('login', 'register', 'password', 'secondStep'),
  market: fc.constantFrom('VN', 'INT'),
  target: fc.oneof(
    fc.record({ channel: fc.constant('sms' as const), number: fc.stringMatching(/^\+84\d{9}$/) }),
    fc.record({ channel: fc.constant('mail' as const), address: fc.emailAddress() }),
  ),
  holder: fc.constant('a browser'),
});
const code = fc.stringMatching(/^\d{6}$/);

describe('the hash of a code', () => {
  it('is the same for the same, and another for any other purpose, market, target, code and key', () => {
    fc.assert(
      fc.property(binding, code, binding, code, (one, first, other, second) => {
        const same = JSON.stringify([one, first]) === JSON.stringify([other, second]);
        return hashOfCode(key, one, first).equals(hashOfCode(key, other, second)) === same;
      }),
    );
    fc.assert(
      fc.property(binding, code, (one, first) => {
        const hash = hashOfCode(key, one, first);
        return (
          hash.equals(hashOfCode(key, one, first)) &&
          !hash.equals(hashOfCode('c1'.repeat(32), one, first)) &&
          !hash.equals(hashOfTarget(key, one)) &&
          !hashOfHolder(key, one).equals(hashOfHolder(key, { holder: 'another' }))
        );
      }),
    );
  });
});

it('codes are six digits, spread over all of them', () => {
  const codes = Array.from({ length: 2_000 }, () => newCode(OWN_DIGITS));
  expect(codes.filter((one) => !/^\d{6}$/.test(one))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(1_950);
  expect(codes.some((one) => one.startsWith('0'))).toBe(true);
});

it('a masked target shows too little to reach anybody', () => {
  expect(masked({ channel: 'sms', number: '+84912345678' })).toBe('+84…78');
  expect(masked({ channel: 'mail', address: 'lan@example.com' })).toBe('l…@e…');
  fc.assert(
    fc.property(binding, ({ target }) => {
      const whole = target.channel === 'sms' ? target.number : target.address;
      return !masked(target).includes(whole.slice(1));
    }),
  );
});
