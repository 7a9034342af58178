import type { SignedIn } from '@unisite/shared/contract/access';
import { patternSetting } from '@unisite/shared/contract/fieldPatterns';
import type { AskedField } from '@unisite/shared/contract/fieldRule';
import type { FieldSetting, RegistrationField } from '@unisite/shared/contract/registration';
import { asSignedIn } from '@unisite/shared/testing';

/** A registration field's setting. */
export const fieldSetting = (field: RegistrationField, setting: Partial<FieldSetting> = {}): AskedField => ({
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
  fieldSetting('username', patternSetting(1, 6, 16)),
  fieldSetting('password', password),
  fieldSetting('confirmPassword'),
  fieldSetting('payeeName', { required: false, ...patternSetting(8, 2, 50) }),
  fieldSetting('email', { required: false, ...patternSetting(3, 6, 254) }),
  fieldSetting('qqNum', { enabled: false }),
  fieldSetting('affiliateCode', { required: false, ...patternSetting(4, 4, 20) }),
];

export const mobileTab: AskedField[] = [
  fieldSetting('mobileNum', patternSetting(6, 9, 10)),
  fieldSetting('verificationCode', patternSetting(6, 6, 6)),
  fieldSetting('password', password),
  fieldSetting('confirmPassword'),
];

export const signedIn = (more: Partial<SignedIn> = {}): SignedIn =>
  asSignedIn({ account: 'thuylinh92', nickname: 'Thuỳ Linh', regDate: '2026-11-21T00:00:00.000Z', ...more });
