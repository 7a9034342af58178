import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { scriptsParse } from './scriptsParse.ts';

it('takes classic scripts', () => {
  expect(scriptsParse(readable())).toEqual([]);
});

it.each(['export const a = 1', 'if (', `${'['.repeat(20_000)}${']'.repeat(20_000)}`])(
  'refuses what a page could not run',
  (text) => {
    expect(scriptsParse(readable({ files: { 'page.1.js': text } }))).toEqual([
      { code: 'SCRIPT_MALFORMED', what: 'page.1.js' },
    ]);
  },
);
