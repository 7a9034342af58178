import { expect, test } from '@jest/globals';
import { lastName } from './lastName.ts';

test('the remembered name is read from among the cookies [3.cookie.name]', () => {
  expect(lastName('lang=vi; unisite-last=minh%20anh; other=1')).toBe('minh anh');
  expect(lastName('lang=vi')).toBe('');
});

test('a cookie that the platform did not write is no name', () => {
  expect(lastName('unisite-last=%E0%A4%A')).toBe('');
});
