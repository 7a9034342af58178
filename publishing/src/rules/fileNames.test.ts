import { describe, expect, it } from '@jest/globals';
import { readable } from '../testing/builds.ts';
import { fileNames } from './fileNames.ts';

const codesOf = (name: string) => fileNames(readable({ files: { [name]: 'x' } })).map(({ code }) => code);

describe('the names of files', () => {
  it.each(['a.js', '1.2.css', 'font-x_2.woff2', 'a.json', 'picture.avif'])('may be %s', (name) => {
    expect(codesOf(name)).toEqual([]);
  });

  it.each([
    '..',
    '.hidden.js',
    '../x.js',
    'a/b.js',
    'remote.json',
    'remote.sig.json',
    'x.js.br',
    '__proto__x.js',
    '-x.js',
  ])('may not be %s', (name) => {
    expect(codesOf(name)).toEqual(['NAME_NOT_ALLOWED']);
  });

  it.each(['page.html', 'run.exe', 'noending', 'module.mjs', 'a.wasm'])(
    'are of a kind that a page is made of, unlike %s',
    (name) => {
      expect(codesOf(name)).toEqual(['KIND_NOT_ALLOWED']);
    },
  );
});
