import { expect, test } from '@jest/globals';
import { launchGame } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';
import { textsLanguageOf } from './languageLookup.ts';

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
  ['ja', 'en'],
  ['KO', null],
  ['', null],
  ['constructor', null],
  ['__proto__', null],
])('who asks for %j reads texts in %j, and a launch may ask for it if there are some', (wish, texts) => {
  expect(textsLanguageOf(wish)).toBe(texts);
  expect(z.safeParse(launchGame.request, { gameId: 'x', language: wish }).success).toBe(texts !== null);
});
