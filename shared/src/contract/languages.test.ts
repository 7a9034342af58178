import { expect, test } from '@jest/globals';
import * as z from '@unisite/shared/schema';
import { lookedUpLanguage, textsLanguageOf } from './languages.ts';

test.each([
  ['VI', 'vi'],
  ['vi-VN', 'vi'],
  ['EN', 'en'],
  ['en_GB', 'en'],
  ['CN', 'en'],
  ['zh-Hans-CN', 'en'],
  ['TH', 'en'],
  ['th-TH', 'en'],
  ['JA', 'en'],
  [' ja ', 'en'],
  ['KO', null],
  ['', null],
  ['constructor', null],
  ['__proto__', null],
])('who asks for %j reads texts in %j', (wish, texts) => {
  expect(textsLanguageOf(wish)).toBe(texts);
  expect(z.safeParse(lookedUpLanguage, wish)).toMatchObject(
    texts === null ? { success: false } : { success: true, data: texts },
  );
});
