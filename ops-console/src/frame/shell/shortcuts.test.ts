import { expect, test } from '@jest/globals';
import { shortcutOf } from './shortcuts.ts';

test('g and a letter go to a page; other letters after it do nothing', () => {
  expect(shortcutOf('g', false)).toEqual({ kind: 'pending' });
  expect(shortcutOf('a', true)).toEqual({ kind: 'page', page: 'audit' });
  expect(shortcutOf('x', true)).toBeNull();
  expect(shortcutOf('a', false)).toBeNull();
});

test('a slash searches and a question mark helps', () => {
  expect(shortcutOf('/', false)).toEqual({ kind: 'search' });
  expect(shortcutOf('?', false)).toEqual({ kind: 'help' });
});
