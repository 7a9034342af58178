import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkField, checkFields, lengthText, typedValue } from './fieldRule.ts';
import type { FieldSetting } from './registration.ts';

const setting = (changes: Partial<FieldSetting> = {}): FieldSetting => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 20,
  ...changes,
});
const name = setting({ acceptedPattern: '[A-Za-z][A-Za-z0-9]*', patternId: 1, minLength: 6, maxLength: 16 });
const fault = { rule: 'pattern', patternId: 1, min: 6, max: 16 };

describe('section 5: a value and its field’s setting', () => {
  test('what is required is not empty, what is not may be [5.register.optional]', () => {
    expect(checkField(name, '')).toEqual({ rule: 'empty' });
    expect(checkField({ ...name, required: false }, '')).toBeNull();
  });

  test('what is not asked has no fault', () => {
    expect(checkField({ ...name, enabled: false }, '')).toBeNull();
    expect(checkField({ ...name, enabled: false }, '😀'.repeat(300))).toBeNull();
  });

  test.each(['minhanh', 'Minh2026', 'a23456', 'abcdefghijklmnop'])('%j is taken', (value) => {
    expect(checkField(name, value)).toBeNull();
  });

  test.each([
    ['short', 'minh1'],
    ['long', 'abcdefghijklmnopq'],
    ['a digit first', '1minhanh'],
    ['spaces', 'minh anh'],
    ['accents', 'minhánh'],
    ['combining marks', 'minhanh\u0301'],
    ['emoji', 'minhanh😀'],
    ['another script', 'минхань'],
    ['script', '<script>'],
    ['a second line', 'minhanh\nx'],
    ['a line’s end', 'minhanh\n'],
    ['a zero byte', 'minhanh\u0000'],
    ['half a character', 'minhanh\ud83d'],
    ['a megabyte', 'a'.repeat(2 ** 20)],
  ])('the pattern is for the whole value: not %s [5.register.pattern]', (_name, value) => {
    expect(checkField(name, value)).toEqual(fault);
  });

  test('the pattern is for the whole value, also where it has alternatives', () => {
    const either = setting({ acceptedPattern: 'ab|cd', patternId: 1 });
    expect(checkField(either, 'ab')).toBeNull();
    expect(checkField(either, 'abx')).not.toBeNull();
    expect(checkField(either, 'xcd')).not.toBeNull();
  });

  test('the star takes any text of the length, and nothing that is no text', () => {
    const any = setting({ minLength: 2, maxLength: 4 });
    for (const value of ['ab', '😀😀😀😀', 'Đặng', '<>&"', '明月']) expect(checkField(any, value)).toBeNull();
    for (const value of ['a', '😀😀😀😀😀', 'a\u0007', 'a\ud83d', 'abcde'])
      expect(checkField(any, value)).not.toBeNull();
  });

  test('property: with the star, the length in characters decides [5.register.length] [5.register.any]', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((value) => !/[\p{Cc}\p{Cs}]/u.test(value));
    fc.assert(
      fc.property(text, fc.nat(10), fc.nat(10), (value, minLength, more) => {
        const maxLength = minLength + more;
        const length = Array.from(value).length;
        const fits = length === 0 || (length >= minLength && length <= maxLength);
        expect(checkField(setting({ required: false, minLength, maxLength }), value) === null).toBe(fits);
      }),
    );
  });

  test('property: what a name’s pattern takes is letters and digits, a letter first', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[A-Za-z0-9]{5,17}$/)), (value) => {
        const fits = /^[A-Za-z][A-Za-z0-9]{5,15}$/.test(value) && !value.includes('\n');
        expect(checkField({ ...name, required: false }, value) === null).toBe(fits || value === '');
      }),
    );
  });

  test('bounds are one number where they are the same [5.register.text]', () => {
    expect(lengthText({ min: 6, max: 6 })).toBe('6');
    expect(lengthText({ min: 6, max: 16 })).toBe('6-16');
  });
});

describe('section 5: a value as it counts', () => {
  test('outer spaces do not, except in a password', () => {
    expect(typedValue('username', '  minhanh\u00a0')).toBe('minhanh');
    for (const field of ['password', 'confirmPassword', 'paymentPassword'] as const)
      expect(typedValue(field, ' pass word ')).toBe(' pass word ');
    expect(typedValue('email', undefined)).toBe('');
  });

  test('letters with marks are one sign, except in a password', () => {
    expect(typedValue('nickname', 'A\u0301nh')).toBe('Ánh');
    expect(typedValue('password', 'A\u0301nh')).toBe('A\u0301nh');
  });

  test('a mobile number is its digits', () => {
    expect(typedValue('mobileNum', ' (091) 234-56.78 ')).toBe('0912345678');
    expect(typedValue('mobileNum', '0912x')).toBe('0912x');
  });

  test('property: taking it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('username', 'mobileNum', 'password', 'payeeName'), fc.string(), (field, typed) => {
        const once = typedValue(field, typed);
        expect(typedValue(field, once)).toBe(once);
      }),
    );
  });
});

describe('section 5: a whole form', () => {
  const password = setting({
    acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9]).+',
    patternId: 5,
    minLength: 8,
    maxLength: 64,
  });
  const asked = [
    { field: 'username', setting: name },
    { field: 'password', setting: password },
    { field: 'confirmPassword', setting: password },
    { field: 'email', setting: setting({ required: false }) },
  ] as const;
  const good = { username: ' minhanh ', password: 'ngua chay 2026', confirmPassword: 'ngua chay 2026' };

  test('without a fault', () => expect(checkFields(asked, good)).toEqual(new Map()));

  test('the confirmation equals the password, to the sign [5.register.repeat]', () => {
    for (const confirmPassword of ['ngua chay 2027', 'ngua chay 2026 ', 'NGUA chay 2026'])
      expect(checkFields(asked, { ...good, confirmPassword })).toEqual(
        new Map([['confirmPassword', { rule: 'different' }]]),
      );
    expect(checkFields(asked, { ...good, confirmPassword: '' })).toEqual(
      new Map([['confirmPassword', { rule: 'empty' }]]),
    );
  });

  test('a wrong password’s confirmation is not told about twice', () => {
    expect(checkFields(asked, { ...good, password: 'kurz', confirmPassword: 'kurz' })).toEqual(
      new Map([['password', { rule: 'pattern', patternId: 5, min: 8, max: 64 }]]),
    );
  });

  test('every field’s first fault, in the order they are asked in [5.register.first]', () => {
    expect([...checkFields(asked, { email: '😀'.repeat(21) })]).toEqual([
      ['username', { rule: 'empty' }],
      ['password', { rule: 'empty' }],
      ['confirmPassword', { rule: 'empty' }],
      ['email', { rule: 'pattern', patternId: 0, min: 1, max: 20 }],
    ]);
  });

  test('a confirmation that is not asked is not missed', () => {
    const off = { field: 'confirmPassword', setting: { ...password, enabled: false } } as const;
    expect(checkFields([asked[0], asked[1], off], { ...good, confirmPassword: undefined })).toEqual(new Map());
  });
});
