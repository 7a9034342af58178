import { describe, expect, test } from '@jest/globals';
import type { RegistrationField } from '@unisite/shared/contract';
import { formFields, isOpen, type Tab } from './formFields.ts';

const off = {
  loginedToHomePage: false,
  freePlay: false,
  mobileRegistration: false,
  mobileVerificationLogin: false,
  memberCentre: true,
  usernameRegistration: false,
  smsRegistrationVerification: false,
  mobilePasswordRegistration: false,
  forcedPasswordChange: false,
  slideVerification: false,
  phoneRecovery: false,
  newAddressVerification: false,
  googleLogin: false,
  facebookLogin: false,
};
const row = (field: RegistrationField, enabled: boolean, required: boolean) => ({
  field,
  setting: { enabled, required, acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 20 },
});
const asked = (tab: Tab, field: RegistrationField, enabled: boolean, required: boolean, switches = {}) => {
  const setting = formFields(tab, [row(field, enabled, required)], { ...off, ...switches })[0]?.setting;
  return [setting?.enabled, setting?.required];
};

describe('section 5: what is asked', () => {
  test('the tabs are there by their switches', () => {
    expect([isOpen('username', off), isOpen('mobile', off)]).toEqual([false, false]);
    expect(isOpen('username', { ...off, usernameRegistration: true })).toBe(true);
    expect(isOpen('mobile', { ...off, mobileRegistration: true })).toBe(true);
  });

  test('user name and password are required, whatever the market says [5.register.required]', () => {
    for (const field of ['username', 'password'] as const)
      expect(asked('username', field, false, false)).toEqual([true, true]);
  });

  test('a number is required on the mobile tab, on the other when it is enabled [5.register.mobile]', () => {
    expect(asked('mobile', 'mobileNum', false, false)).toEqual([true, true]);
    expect(asked('username', 'mobileNum', true, false)).toEqual([true, true]);
    expect(asked('username', 'mobileNum', false, true)).toEqual([false, false]);
  });

  test('a code is required on the mobile tab always, on the other with SMS verification [5.register.code]', () => {
    expect(asked('mobile', 'verificationCode', false, false)).toEqual([true, true]);
    expect(asked('username', 'verificationCode', true, true)).toEqual([false, false]);
    const switches = { smsRegistrationVerification: true };
    expect(asked('username', 'verificationCode', false, false, switches)).toEqual([true, true]);
    expect(asked('username', 'mobileNum', false, false, switches)).toEqual([true, true]);
  });

  test('passwords on the mobile tab are there by their switch', () => {
    for (const field of ['password', 'confirmPassword'] as const) {
      expect(asked('mobile', field, true, true)).toEqual([false, false]);
      expect(asked('mobile', field, false, false, { mobilePasswordRegistration: true })).toEqual([true, true]);
    }
  });

  test('a withdrawal password is required if shown, a name only where the market says so [5.register.payment]', () => {
    expect(asked('username', 'paymentPassword', true, false)).toEqual([true, true]);
    expect(asked('username', 'payeeName', true, false)).toEqual([true, false]);
    expect(asked('username', 'payeeName', true, true)).toEqual([true, true]);
    expect(asked('username', 'payeeName', false, true)).toEqual([false, false]);
  });
});
