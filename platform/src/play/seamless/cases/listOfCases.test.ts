import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../../../../..');

/** The ids of the list in docs/vendor-api.md. */
const listed = [...readFileSync(path.join(root, 'docs/vendor-api.md'), 'utf8').matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(
  ([, id]) => id,
);
const tested = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.integration.test.ts'))
  .flatMap((file) => [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/^test\('([^']*)/gm)])
  .map(([, title = '']) => title);

test('every case of the list has a test that names it', () => {
  expect(listed.length).toBeGreaterThan(40);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((id) => !tested.some((title) => title.startsWith(`${id}: `)))).toEqual([]);
});

test('every test of a case names one of the list', () => {
  expect(tested.filter((title) => !listed.includes(title.slice(0, 3)) || title[3] !== ':')).toEqual([]);
});
