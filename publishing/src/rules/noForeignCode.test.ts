import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { noForeignCode } from './noForeignCode.ts';

const found = (text: string) => noForeignCode(readable({ files: { 'page.1.js': text } })).map(({ what }) => what);

it.each([
  ['import("https://elsewhere.test/a.js")', 'https://elsewhere.test/a.js'],
  ['import(`//elsewhere.test/a.js`)', '//elsewhere.test/a.js'],
  ['new Worker("http://elsewhere.test/w.js")', 'http://elsewhere.test/w.js'],
  ['self.importScripts("https://elsewhere.test/w.js")', 'https://elsewhere.test/w.js'],
])('refuses %s', (text, address) => {
  expect(found(text)).toEqual([`page.1.js: ${address}`]);
});

it('takes names of namespaces, links and its own modules', () => {
  expect(found('const ns = "http://www.w3.org/2000/svg"; import("./page.js"); new URL("https://a.test")')).toEqual([]);
});
