import { expect, test } from '@jest/globals';
import { countryName } from './countryName.ts';

test('a country is named in the language of the page', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'vi')).toBe('Đức');
});

test.each(['ZZ', '', 'vn', 'QX'])('%p is no country that can be named', (code) => {
  expect(countryName(code, 'en')).toBeNull();
});
