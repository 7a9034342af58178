import { expect, test } from '@jest/globals';
import * as z from '@unisite/shared/schema';
import { fieldErrors } from './fieldErrors.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  pin: z.string().check(z.minLength(4)),
  age: z.int().check(z.minimum(18), z.maximum(99)),
  kind: z.enum(['a', 'b']),
  day: z.string().check(z.regex(/^\d+$/)),
});

const errorsOf = (value: unknown, language: 'vi' | 'en') => {
  const parsed = z.safeParse(schema, value);
  const fields = parsed.success ? {} : fieldErrors(parsed.error.issues, value);
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sentence[language]]));
};

test('each field has one sentence, in both languages', () => {
  expect(errorsOf({ name: ' ', pin: '1', age: 17, kind: 'c', day: 'x' }, 'vi')).toEqual({
    name: 'Không được để trống.',
    pin: 'Cần ít nhất 4 ký tự.',
    age: 'Phải từ 18 trở lên.',
    kind: 'Giá trị này không nằm trong các lựa chọn.',
    day: 'Không đúng định dạng.',
  });
  expect(errorsOf({ name: 'abcdef', age: 100, kind: 'a', day: 5 }, 'en')).toEqual({
    name: 'At most 5 characters.',
    pin: 'This may not be empty.',
    age: 'Must be 99 or less.',
    day: 'This is not a valid value.',
  });
});

test('what is no object at all is named as the body', () => {
  expect(Object.keys(errorsOf([], 'en'))).toEqual(['body']);
});
