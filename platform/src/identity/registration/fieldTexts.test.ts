import { describe, expect, test } from '@jest/globals';
import { registrationFields } from '@unisite/shared/contract';
import { faultText } from './fieldTexts.ts';

const languages = ['vi', 'en'] as const;
const pattern = (patternId: number, min: number, max: number) => ({ rule: 'pattern', patternId, min, max }) as const;

describe('section 5: the sentence for a field’s fault', () => {
  test('each pattern has one in both languages, with the length but of addresses', () => {
    for (const id of [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 12])
      for (const language of languages) expect(faultText('qqNum', pattern(id, 5, 12))[language]).toContain('5 - 12');
    expect(faultText('email', pattern(3, 6, 254)).vi).toBe('Email không đúng định dạng.');
  });

  test('no two patterns have the same', () => {
    for (const language of languages) {
      const texts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(
        (id) => faultText('qqNum', pattern(id, 5, 12))[language],
      );
      expect(new Set(texts).size).toBe(12);
    }
  });

  test('a length that is one number is one number [5.pattern.phone]', () => {
    expect(faultText('mobileNum', pattern(6, 10, 10)).vi).toBe('Chỉ điền 10 số');
  });

  test('a password’s and a real name’s own [5.pattern.name] [5.message.length]', () => {
    expect(faultText('password', pattern(0, 8, 64)).vi).toBe('Vui lòng nhập mật khẩu của bạn từ 8 - 64 ký tự');
    expect(faultText('payeeName', pattern(12, 2, 50)).vi).toContain('không dấu, có khoảng trắng, 2 - 50 ký tự');
  });

  test('each field is named where it is missing [5.register.empty]', () => {
    for (const field of registrationFields) {
      expect(faultText(field, { rule: 'empty' }).vi).toMatch(/^\p{L}.* không được để trống$/u);
      expect(faultText(field, { rule: 'empty' }).en).toMatch(/^[A-Z].* may not be empty$/);
    }
  });
});
