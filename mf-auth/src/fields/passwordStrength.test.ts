import { expect, test } from '@jest/globals';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['tramvang', 'fair'],
  ['Tr4mvang', 'fair'],
  ['Tr4mvang92x', 'good'],
  ['mua xuan hoa no tren doi', 'strong'],
  ['Kq7!vLz2#pWx', 'strong'],
])('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
