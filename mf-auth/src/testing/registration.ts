import type { SignedIn } from '@unisite/shared/contract/access';
import { patternSetting } from '@unisite/shared/contract/fieldPatterns';
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

const password = patternSetting(5, 8, 64);

export const usernameTab: AskedField[] = [
  asked('username', patternSetting(1, 6, 16)),
  asked('password', password),
  asked('confirmPassword'),
  asked('payeeName', { required: false, ...patternSetting(8, 2, 50) }),
  asked('email', { required: false, ...patternSetting(3, 6, 254) }),
  asked('qqNum', { enabled: false }),
  asked('affiliateCode', { required: false, ...patternSetting(4, 4, 20) }),
];

export const mobileTab: AskedField[] = [
  asked('mobileNum', patternSetting(6, 9, 10)),
  asked('verificationCode', patternSetting(6, 6, 6)),
  asked('password', password),
  asked('confirmPassword'),
];

export const signedIn = (more: Partial<SignedIn> = {}): SignedIn =>
  asSignedIn({ account: 'thuylinh92', nickname: 'Thuỳ Linh', regDate: '2026-11-21T00:00:00.000Z', ...more });
