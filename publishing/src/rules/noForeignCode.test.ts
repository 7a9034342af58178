import { expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { noForeignCode } from './noForeignCode.ts';

const found = (text: string) => noForeignCode(readable({ files: { 'page.1.js': text } })).map(({ what }) => what);

it.each([
  ['import("https://elsewhere.test/a.js")', 'https://elsewhere.test/a.js'],
  ['import(`//elsewhere.test/a.js`)', '//elsewhere.test/a.js'],
  ['import("data:text/javascript,go()")', 'data:text/javascript,go()'],
  ['import("./page.js")', './page.js'],
  ['import(URL.createObjectURL(code))', 'import'],
  ['import("da" + "ta:text/javascript,go()")', 'import'],
  ['new Worker("http://elsewhere.test/w.js")', 'http://elsewhere.test/w.js'],
  ['new Worker(URL.createObjectURL(code))', 'Worker'],
  ['new window.SharedWorker(address)', 'SharedWorker'],
  ['self.importScripts("https://elsewhere.test/w.js")', 'https://elsewhere.test/w.js'],
  ['navigator.serviceWorker.register("/w.js")', '/w.js'],
  ['context.audioWorklet.addModule(address)', 'addModule'],
])('refuses %s', (text, what) => {
  expect(found(text)).toEqual([`page.1.js: ${what}`]);
});

it('takes names of namespaces, links, and what only has such a name', () => {
  const text =
    'const ns = "http://www.w3.org/2000/svg"; new URL("https://a.test"); new cash.Worker(x); forms.register(x)';
  expect(found(text)).toEqual([]);
});
