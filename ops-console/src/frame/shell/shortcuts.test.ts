import { expect, test } from '@jest/globals';
import { pages } from '../../desks/desks.ts';
import { shortcutOf } from './shortcuts.ts';

test('g and a letter go to a page; other letters after it do nothing', () => {
  expect(shortcutOf('g', false, pages)).toEqual({ kind: 'pending' });
  expect(shortcutOf('a', true, pages)).toEqual({ kind: 'page', page: 'audit' });
  expect(shortcutOf('x', true, pages)).toBeNull();
  expect(shortcutOf('a', false, pages)).toBeNull();
});

test('a slash searches and a question mark helps', () => {
  expect(shortcutOf('/', false, pages)).toEqual({ kind: 'search' });
  expect(shortcutOf('?', false, pages)).toEqual({ kind: 'help' });
});
