import { expect, test } from '@jest/globals';
import { fullyProtected, unprotected } from '../testing/security.ts';
import { protectionStates, wantedCount } from './protections.ts';

test('an account with a password alone wants two-factor and both contacts', () => {
  expect(protectionStates(unprotected)).toEqual({
    password: 'kept',
    twoFactor: 'wanted',
    recoveryCodes: 'idle',
    email: 'wanted',
    mobile: 'wanted',
  });
  expect(wantedCount(unprotected)).toBe(3);
});

test('recovery codes are wanted when two are left', () => {
  expect(wantedCount(fullyProtected)).toBe(0);
  expect(protectionStates({ ...fullyProtected, recoveryCodesLeft: 3 }).recoveryCodes).toBe('kept');
  expect(protectionStates({ ...fullyProtected, recoveryCodesLeft: 2 }).recoveryCodes).toBe('wanted');
});
