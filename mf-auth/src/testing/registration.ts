import type { SignedIn } from '@unisite/shared/contract/access';
import type { AskedField } from '@unisite/shared/contract/fieldRule';
import type { FieldSetting, RegistrationField } from '@unisite/shared/contract/registration';
import { asSignedIn } from '@unisite/shared/testing';

/** A field as a market asks it. */
export const asked = (field: RegistrationField, setting: Partial<FieldSetting> = {}): AskedField => ({
  field,
  setting: {
    enabled: true,
    required: true,
    acceptedPattern: '*',
    patternId: 0,
    minLength: 1,
    maxLength: 255,
    ...setting,
  },
});

const password = { acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9]).+', patternId: 5, minLength: 8, maxLength: 64 };

export const usernameTab: AskedField[] = [
  asked('username', { acceptedPattern: '[A-Za-z][A-Za-z0-9]*', patternId: 1, minLength: 6, maxLength: 16 }),
  asked('password', password),
  asked('confirmPassword'),
  asked('payeeName', {
    required: false,
    acceptedPattern: '[A-Za-z]+(?: [A-Za-z]+)*',
    patternId: 8,
    minLength: 2,
    maxLength: 50,
  }),
  asked('email', { required: false, acceptedPattern: '\\S+@\\S+', patternId: 3, minLength: 6, maxLength: 254 }),
  asked('qqNum', { enabled: false }),
  asked('affiliateCode', {
    required: false,
    acceptedPattern: '[A-Za-z0-9]+',
    patternId: 4,
    minLength: 4,
    maxLength: 20,
  }),
];

export const mobileTab: AskedField[] = [
  asked('mobileNum', { acceptedPattern: '[0-9]+', patternId: 6, minLength: 9, maxLength: 10 }),
  asked('verificationCode', { acceptedPattern: '[0-9]+', patternId: 6, minLength: 6, maxLength: 6 }),
  asked('password', password),
  asked('confirmPassword'),
];

export const signedIn = (more: Partial<SignedIn> = {}): SignedIn =>
  asSignedIn({ account: 'thuylinh92', nickname: 'Thuỳ Linh', regDate: '2026-11-21T00:00:00.000Z', ...more });
