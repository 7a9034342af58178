import { beforeAll, describe, expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import { registrationFields } from '@unisite/shared/contract/registration';
import { registerTexts, setLanguage, startI18n, textOf } from '@unisite/shared/i18n';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { errorText, type FieldName, fieldErrors, patternText } from './complaint.ts';

const t = (key: string, values?: Record<string, string | number>) => textOf('mf-auth', key, values);
const misfit = (field: FieldName, patternId: number, min = 6, max = 16) =>
  errorText(t, 'vi', field, { by: 'form', fault: { rule: 'pattern', patternId, min, max } });

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('mf-auth', async (language) => (language === 'en' ? en : vi));
});

const patterns: readonly (readonly [id: number, vi: string, en: string])[] = [
  [0, 'Vui lòng nhập 6 - 16 ký tự.', 'Enter 6 - 16 characters.'],
  [
    1,
    'Gồm 6 - 16 chữ cái không dấu và chữ số, bắt đầu bằng chữ cái.',
    '6 - 16 letters and digits, beginning with a letter.',
  ],
  [2, 'Gồm 6 - 16 chữ Hán và chữ số.', '6 - 16 Chinese characters and digits.'],
  [
    3,
    'Vui lòng nhập đúng địa chỉ email, ví dụ: ten@example.com.',
    'Enter a valid email address, for example: name@example.com.',
  ],
  [
    4,
    'Gồm 6 - 16 chữ cái không dấu hoặc chữ số, không có ký tự đặc biệt.',
    '6 - 16 letters or digits, no special characters.',
  ],
  [5, 'Gồm 6 - 16 ký tự, có cả chữ cái và chữ số.', '6 - 16 characters, letters and digits combined.'],
  [6, 'Chỉ gồm 6 - 16 chữ số.', '6 - 16 digits only.'],
  [
    7,
    'Gồm 6 - 16 chữ cái không dấu và chữ số, có ít nhất một chữ in hoa.',
    '6 - 16 letters and digits, at least one of them a capital.',
  ],
  [8, 'Gồm 6 - 16 chữ cái không dấu và khoảng trắng.', '6 - 16 English letters and spaces.'],
  [9, 'Gồm 6 - 16 ký tự, không có khoảng trắng.', '6 - 16 characters, no spaces.'],
  [10, 'Gồm 6 - 16 chữ Hán và dấu câu.', '6 - 16 Chinese characters and punctuation marks.'],
  [12, 'Gồm 6 - 16 chữ cái và khoảng trắng.', '6 - 16 letters and spaces.'],
  [99, 'Chưa đúng định dạng; cần 6 - 16 ký tự.', 'This is not in the right form; it takes 6 - 16 characters.'],
];

describe.each([
  ['vi', 1],
  ['en', 2],
] as const)('section 5, in %s', (language, column) => {
  beforeAll(() => setLanguage(language));

  const says = (id: number) => {
    const row = patterns.find(([one]) => one === id);
    expect(misfit('line', id)).toBe(row?.[column]);
  };
  test('any characters [5.pattern.0]', () => says(0));
  test('a letter first, then letters and digits [5.pattern.1]', () => says(1));
  test('Chinese characters and digits [5.pattern.2]', () => says(2));
  test('an e-mail address [5.pattern.3]', () => says(3));
  test('letters or digits, nothing special [5.pattern.4]', () => says(4));
  test('letters and digits combined [5.pattern.5]', () => says(5));
  test('digits only [5.pattern.6]', () => says(6));
  test('letters and digits with a capital [5.pattern.7]', () => says(7));
  test('English letters and spaces [5.pattern.8]', () => says(8));
  test('no spaces [5.pattern.9]', () => says(9));
  test('Chinese characters and punctuation [5.pattern.10]', () => says(10));
  test('letters and spaces [5.pattern.12]', () => says(12));
  test('a pattern that nobody has described', () => says(99));

  test.each(patterns.filter(([id]) => id !== 3))('pattern %i has one number where both bounds are the same', (id) => {
    expect(misfit('line', id, 6, 6)).toMatch(/^\D*\b6\b\D*$/);
  });

  test('every field has a name, and says that it is empty by it [5.register.empty] [5.message.empty]', () => {
    for (const field of [...registrationFields, 'oldPassword', 'newPassword', 'confirmNewPassword'] as const) {
      const name = t(`field.name.${field}`);
      expect(name).not.toContain('field.');
      const text = errorText(t, 'vi', field, { by: 'form', fault: { rule: 'empty' } });
      expect(text).toBe(language === 'vi' ? `${name} không được để trống` : `${name} cannot be empty`);
    }
  });
});

describe('section 5, messages of their own', () => {
  beforeAll(() => setLanguage('vi'));

  test('a password of any characters, a mobile number, a real name [5.pattern.name] [5.pattern.phone] [5.message.length] [5.message.realName]', () => {
    expect(misfit('password', 0, 8, 20)).toBe('Vui lòng nhập mật khẩu của bạn từ 8 - 20 ký tự');
    expect(misfit('newPassword', 0, 8, 8)).toBe('Vui lòng nhập mật khẩu của bạn gồm 8 ký tự');
    expect(misfit('password', 5, 8, 20)).toBe('Gồm 8 - 20 ký tự, có cả chữ cái và chữ số.');
    expect(misfit('mobileNum', 6, 9, 10)).toBe('Chỉ điền 9 - 10 số');
    expect(misfit('mobileNum', 6, 10, 10)).toBe('Chỉ điền 10 số');
    expect(misfit('payeeName', 8, 2, 50)).toBe(
      `Họ tên chưa đúng định dạng, cần viết không dấu. ${patternText(t, { patternId: 8, min: 2, max: 50 })}`,
    );
  });

  test('a withdrawal password, and a mobile number, that are missing [5.message.payment] [5.message.number]', async () => {
    const missing = (field: FieldName) => errorText(t, 'vi', field, { by: 'form', fault: { rule: 'empty' } });
    expect(missing('paymentPassword')).toBe('Mật khẩu rút tiền không được để trống');
    expect(missing('mobileNum')).toBe('Số điện thoại không được để trống');
    await setLanguage('en');
    expect(missing('paymentPassword')).toBe('Withdrawal password cannot be empty');
    expect(missing('mobileNum')).toBe('Mobile number cannot be empty');
    await setLanguage('vi');
  });

  test('a repetition that differs [5.change.repeat]', () => {
    const text = errorText(t, 'vi', 'confirmPassword', { by: 'form', fault: { rule: 'different' } });
    expect(text).toBe('Hai lần nhập mật khẩu không giống nhau');
  });
});

describe('messages of what the platform refuses', () => {
  const said = (field: FieldName, code: string) =>
    errorText(t, 'vi', field, { by: 'platform', error: new CallError(code, '') });
  test('a verification code that is none [5.message.code]', async () => {
    await setLanguage('vi');
    expect(said('verificationCode', 'WRONG_CODE')).toBe('Vui lòng nhập mã xác minh hợp lệ.');
    await setLanguage('en');
    expect(said('verificationCode', 'WRONG_CODE')).toBe('Please enter a valid verification code.');
  });
  test('a mobile number that is none [5.message.mobile]', async () => {
    await setLanguage('vi');
    expect(said('mobileNum', 'MOBILE_INVALID')).toBe('Vui lòng nhập số điện thoại di động hợp lệ.');
    await setLanguage('en');
    expect(said('mobileNum', 'MOBILE_INVALID')).toBe('Please enter a valid mobile number.');
  });
  test('a password that is not right [5.message.password]', async () => {
    await setLanguage('vi');
    expect(said('oldPassword', 'WRONG_PASSWORD')).toBe('Mật khẩu không chính xác');
    await setLanguage('en');
    expect(said('oldPassword', 'WRONG_PASSWORD')).toBe('The password is incorrect');
  });
});

test('a field that the platform refuses is told so in the language of the moment [4.language.errors]', () => {
  const sentence = { vi: 'Không đúng định dạng.', en: 'This is not in the right form.' };
  const error = new CallError('BAD_REQUEST', 'malformed', 400, { zalo: sentence.vi }, undefined, { zalo: sentence });
  const [complaint] = fieldErrors(error, ['zalo']).values();
  if (!complaint) throw new Error('nothing is complained of');
  expect(errorText(t, 'vi', 'zalo', complaint)).toBe(sentence.vi);
  expect(errorText(t, 'en', 'zalo', complaint)).toBe(sentence.en);
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
