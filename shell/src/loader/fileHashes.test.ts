import { expect, test } from '@jest/globals';
import { allowFiles, allowShellFiles, integrityOf } from './fileHashes.ts';
import { placed } from './testing.ts';

test('remotes read the table of hashes, and only the shell writes it', () => {
  document.body.innerHTML =
    '<script type="application/json" id="integrity">{ "/assets/app.js": "sha384-own" }</script>';
  allowShellFiles(document);
  const version = placed('mf-promo', { integrity: { 'page.js': 'sha384-a' } });
  allowFiles(version);
  const table = globalThis.__integrity ?? {};
  expect(table[`${version.base}page.js`]).toBe('sha384-a');
  expect(integrityOf(`${version.base}page.js?retry=1`)).toBe('sha384-a');

  expect(Reflect.set(table, '/foreign.js', 'sha384-x')).toBe(false);
  expect(Reflect.set(table, '/assets/app.js', 'sha384-x')).toBe(false);
  expect(Reflect.defineProperty(table, '/foreign.js', { value: 'sha384-x' })).toBe(false);
  expect(Reflect.deleteProperty(table, '/assets/app.js')).toBe(false);
  expect(Reflect.setPrototypeOf(table, { '/foreign.js': 'sha384-x' })).toBe(false);
  expect(Reflect.preventExtensions(table)).toBe(false);
  expect(Reflect.set(globalThis, '__integrity', { '/foreign.js': 'sha384-x' })).toBe(false);
  expect(Reflect.defineProperty(globalThis, '__integrity', { value: { '/foreign.js': 'sha384-x' } })).toBe(false);
  expect([integrityOf('/foreign.js'), integrityOf('/assets/app.js')]).toEqual([undefined, 'sha384-own']);
});
