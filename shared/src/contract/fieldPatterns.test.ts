import { describe, expect, test } from '@jest/globals';
import {
  type FieldName,
  faultSentence,
  fieldNames,
  fieldPatterns,
  type PatternId,
  patternSentence,
  patternSetting,
} from './fieldPatterns.ts';
import { checkField } from './fieldRule.ts';
import { registrationFields } from './registration.ts';

const misfit = (field: FieldName, patternId: number, min = 6, max = 16) =>
  faultSentence(field, { rule: 'pattern', patternId, min, max });

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

test('every pattern of section 5 has its row here, and its own sentence in both languages', () => {
  expect(Object.keys(fieldPatterns).map(Number)).toEqual(patterns.map(([id]) => id).filter((id) => id !== 99));
  for (const column of [1, 2] as const) expect(new Set(patterns.map((row) => row[column])).size).toBe(patterns.length);
});

describe.each([
  ['vi', 1],
  ['en', 2],
] as const)('section 5, in %s', (language, column) => {
  const says = (id: number) => {
    const row = patterns.find(([one]) => one === id);
    expect(misfit('line', id)[language]).toBe(row?.[column]);
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
    expect(misfit('line', id, 6, 6)[language]).toMatch(/^\D*\b6\b\D*$/);
  });

  test('every field has a name, and says that it is empty by it [5.register.empty] [5.message.empty]', () => {
    for (const field of [...registrationFields, 'oldPassword', 'newPassword', 'confirmNewPassword'] as const) {
      const name = fieldNames[field][language];
      expect(name).toMatch(language === 'vi' ? /^\p{L}/u : /^[A-Z]/);
      expect(faultSentence(field, { rule: 'empty' })[language]).toBe(
        language === 'vi' ? `${name} không được để trống` : `${name} cannot be empty`,
      );
    }
  });
});

describe('section 5, messages of their own', () => {
  test('a password of any characters, a mobile number, a real name [5.pattern.name] [5.pattern.phone] [5.message.length] [5.message.realName]', () => {
    expect(misfit('password', 0, 8, 20).vi).toBe('Vui lòng nhập mật khẩu của bạn từ 8 - 20 ký tự');
    expect(misfit('newPassword', 0, 8, 8).vi).toBe('Vui lòng nhập mật khẩu của bạn gồm 8 ký tự');
    expect(misfit('newPassword', 0, 8, 8).en).toBe('Please enter a password of 8 characters');
    expect(misfit('password', 5, 8, 20).vi).toBe('Gồm 8 - 20 ký tự, có cả chữ cái và chữ số.');
    expect(misfit('mobileNum', 6, 9, 10).vi).toBe('Chỉ điền 9 - 10 số');
    expect(misfit('mobileNum', 6, 10, 10).vi).toBe('Chỉ điền 10 số');
    const pattern = patternSentence({ patternId: 8, min: 2, max: 50 });
    expect(misfit('payeeName', 8, 2, 50)).toEqual({
      vi: `Họ tên chưa đúng định dạng, cần viết không dấu. ${pattern.vi}`,
      en: `The real name is not in the right form: leave out accents. ${pattern.en}`,
    });
  });

  test('a withdrawal password, and a mobile number, that are missing [5.message.payment] [5.message.number]', () => {
    expect(faultSentence('paymentPassword', { rule: 'empty' })).toEqual({
      vi: 'Mật khẩu rút tiền không được để trống',
      en: 'Withdrawal password cannot be empty',
    });
    expect(faultSentence('mobileNum', { rule: 'empty' })).toEqual({
      vi: 'Số điện thoại không được để trống',
      en: 'Mobile number cannot be empty',
    });
  });

  test('a repetition that differs [5.change.repeat]', () => {
    expect(faultSentence('confirmPassword', { rule: 'different' }).vi).toBe('Hai lần nhập mật khẩu không giống nhau');
  });
});

describe('section 5, what each pattern accepts', () => {
  const accepts = (id: PatternId, value: string) =>
    checkField({ enabled: true, required: true, ...patternSetting(id, 1, 255) }, value) === null;

  test.each<[PatternId, accepted: readonly string[], refused: readonly string[]]>([
    [0, ['Đặng 7!', '明月'], ['a\u0000']],
    [1, ['a', 'minhanh92'], ['9linh', 'minh anh', 'minhánh']],
    [2, ['明月9'], ['明月a', '明，月']],
    [3, ['an.nhien+unisite@thu.example'], ['a@b', 'a b@thu.example', `${'a'.repeat(65)}@thu.example`]],
    [4, ['9linh'], ['linh!', 'linh_9']],
    [5, ['a1', 'con ngua 9!'], ['abc', '123']],
    [6, ['0912'], ['091a', '+84']],
    [7, ['C12', 'A'], ['c12', 'C 1']],
    [8, ['NGUYEN VAN A'], ['Nguyễn', 'VAN  A', 'VAN 1']],
    [9, ['an.nhien!'], ['an nhien']],
    [10, ['明月，'], ['明月9', 'a']],
    [12, ['Đặng Thị Ánh'], ['Аня', 'Anh1']],
  ])('pattern %i', (id, accepted, refused) => {
    expect(accepted.filter((value) => !accepts(id, value))).toEqual([]);
    expect(refused.filter((value) => accepts(id, value))).toEqual([]);
  });
});
