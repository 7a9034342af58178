import { expect, test } from '@jest/globals';
import { fileFamily } from './fileFamily.ts';

test.each([
  ['mf-games-home.4cca50ec.js', 'mf-games-home.*.js'],
  ['remoteEntry.2c20b346.js', 'remoteEntry.*.js'],
  ['953.03e35650.css', '953.*.css'],
  ['app.22222222.js', 'app.*.js'],
  ['pages-live.js', 'pages-live.js'],
  ['deadbeef.js', 'deadbeef.js'],
  ['texts.4.json', 'texts.4.json'],
  ['mark.1234abcd.png', null],
  ['drawing.1234abcd.svg', null],
  ['letters.1234abcd.woff2', null],
])('%s is one of %s', (file, family) => {
  expect(fileFamily(file)).toBe(family);
});
