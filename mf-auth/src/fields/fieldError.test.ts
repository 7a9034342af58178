import { describe, expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import { registrationFields } from '@unisite/shared/contract/registration';
import { errorText, fieldErrors } from './fieldError.ts';

describe('messages of what the platform refuses', () => {
  const said = (field: FieldName, code: string, language: 'vi' | 'en') =>
    errorText(language, field, { by: 'platform', error: new CallError(code, '') });
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

test('a field that the platform refuses is told so in the language of the moment [4.language.errors]', () => {
  const sentence = { vi: 'Không đúng định dạng.', en: 'This is not in the right form.' };
  const error = new CallError('BAD_REQUEST', 'malformed', 400, { zalo: sentence.vi }, undefined, { zalo: sentence });
  const [fieldError] = fieldErrors(error, ['zalo']).values();
  if (!fieldError) throw new Error('no error');
  expect(errorText('vi', 'zalo', fieldError)).toBe(sentence.vi);
  expect(errorText('en', 'zalo', fieldError)).toBe(sentence.en);
});

describe('what the platform refuses', () => {
  const refused = (code: string, inForm: readonly FieldName[], fields = {}) => [
    ...fieldErrors(new CallError(code, 'said', 400, fields), inForm).keys(),
  ];
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

  test('of a malformed request under each of its fields', () => {
    expect(refused('BAD_REQUEST', ['username', 'nickname'], { nickname: 'x', domain: 'y' })).toEqual(['nickname']);
    expect(refused('TOO_MANY_REQUESTS', ['username'])).toEqual([]);
  });
});
