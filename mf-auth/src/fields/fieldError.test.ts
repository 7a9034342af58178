import { describe, expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import { registrationFields } from '@unisite/shared/contract/registration';
import { faultSentences, refusedField } from './fieldError.ts';

describe('messages of what the platform refuses', () => {
  const said = (field: FieldName, code: string, language: 'vi' | 'en') =>
    refusedField(new CallError({ code, message: '' }), [field], language)?.[field];
  test('a verification code that is none [5.message.code]', () => {
    expect(said('verificationCode', 'WRONG_CODE', 'vi')).toBe('Vui lòng nhập mã xác minh hợp lệ.');
    expect(said('verificationCode', 'WRONG_CODE', 'en')).toBe('Please enter a valid verification code.');
  });
  test('a mobile number that is none [5.message.mobile]', () => {
    expect(said('mobileNum', 'MOBILE_INVALID', 'vi')).toBe('Vui lòng nhập số điện thoại di động hợp lệ.');
    expect(said('mobileNum', 'MOBILE_INVALID', 'en')).toBe('Please enter a valid mobile number.');
  });
  test('a password that is not right [5.message.password]', () => {
    expect(said('oldPassword', 'WRONG_PASSWORD', 'vi')).toBe('Mật khẩu không chính xác');
    expect(said('oldPassword', 'WRONG_PASSWORD', 'en')).toBe('The password is incorrect');
  });
});

test('a fault is said under its field in the language of the moment [4.language.errors]', () => {
  const faults = new Map([['zalo', { rule: 'pattern', patternId: 6, min: 9, max: 11 }]] as const);
  expect(faultSentences(faults, 'vi')).toEqual({ zalo: 'Chỉ gồm 9 - 11 chữ số.' });
  expect(faultSentences(faults, 'en')).toEqual({ zalo: '9 - 11 digits only.' });
});

describe('what the platform refuses', () => {
  const refused = (code: string, inForm: readonly FieldName[]) =>
    Object.keys(refusedField(new CallError({ code, message: 'said', status: 400 }), inForm, 'vi') ?? {});
  test.each([
    ['ACCOUNT_TAKEN', 'username'],
    ['MOBILE_TAKEN', 'mobileNum'],
    ['MOBILE_INVALID', 'mobileNum'],
    ['EMAIL_TAKEN', 'email'],
    ['WRONG_CODE', 'verificationCode'],
    ['AFFILIATE_CODE_INVALID', 'affiliateCode'],
    ['PASSWORD_TOO_COMMON', 'password'],
  ])('%s is said under %s, where the form has it', (code, field) => {
    expect(refused(code, registrationFields)).toEqual([field]);
    expect(refused(code, ['oldPassword'])).toEqual([]);
  });

  test('of a new password under the new password, of the old one under the old one', () => {
    const inForm = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
    expect(refused('PASSWORD_TOO_COMMON', inForm)).toEqual(['newPassword']);
    expect(refused('PASSWORD_SAME', inForm)).toEqual(['newPassword']);
    expect(refused('PASSWORDS_DIFFER', inForm)).toEqual(['confirmNewPassword']);
    expect(refused('WRONG_PASSWORD', inForm)).toEqual(['oldPassword']);
  });

  test('what concerns no field in particular is left to the platform’s own sentences', () => {
    expect(
      refusedField(
        new CallError({ code: 'BAD_REQUEST', message: 'said', status: 400, fields: { nickname: 'x' } }),
        ['nickname'],
        'vi',
      ),
    ).toBeNull();
    expect(
      refusedField(new CallError({ code: 'TOO_MANY_REQUESTS', message: 'said', status: 429 }), ['username'], 'vi'),
    ).toBeNull();
  });
});
