import { expect, test } from '@jest/globals';
import { allowFiles, bustCache } from './fileHashes.ts';
import { allowKnownScripts } from './scriptPolicy.ts';
import { placed } from './testing.ts';

test('only an address of this origin with a known hash becomes a script’s', () => {
  const made: { name: string; createScriptURL: (url: string) => string }[] = [];
  Object.defineProperty(globalThis, 'trustedTypes', {
    value: { createPolicy: (name: string, rules: Omit<(typeof made)[0], 'name'>) => made.push({ name, ...rules }) },
  });
  allowKnownScripts();
  const version = placed('mf-promo', { integrity: { 'page.js': 'sha384-a' } });
  allowFiles(version);
  bustCache(version);
  expect(made.map(({ name }) => name)).toEqual(['default']);
  const allow = (url: string) => made[0]?.createScriptURL(url);
  const known = `${version.base}page.js`;
  expect(allow(known)).toBe(known);
  expect(allow(`${location.origin}${known}?retry=1`)).toBe(`${location.origin}${known}?retry=1`);
  for (const unknown of [
    `${version.base}other.js`,
    `https://elsewhere.test${known}`,
    'data:text/javascript,1',
    '/x.js',
  ])
    expect(() => allow(unknown)).toThrow(TypeError);
});
