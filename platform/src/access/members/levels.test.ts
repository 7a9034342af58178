import { expect, test } from '@jest/globals';
import { levelName } from './levels.ts';

test('section 3: a level is told in the language of who asks [3.member.info]', () => {
  expect(levelName('diamond2', 'vi')).toBe('Kim cương II');
  expect(levelName('diamond2', 'en')).toBe('Diamond II');
});

test('a name of its own stays as it is, and no level is none', () => {
  expect(levelName('Vàng', 'en')).toBe('Vàng');
  expect(levelName('toString', 'en')).toBe('toString');
  expect(levelName(null, 'vi')).toBeNull();
});
