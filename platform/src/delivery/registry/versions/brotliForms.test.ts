import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { integrityOf } from '@unisite/publishing';
import { artifactStore } from './artifactStore.ts';
import { brotliOf, makeBestForms } from './brotliForms.ts';

const digest = '0a1b2c3d4e5f6071';
/** Words that rarely repeat in the same order, as in code, so that the two efforts differ. */
const text = Buffer.from(
  Array.from(
    { length: 9_000 },
    (_, n) => `const ${['name', 'place', 'list'][(n * n) % 3]}${n ** 3 % 977} = ${n};`,
  ).join('\n'),
);
const noise = randomBytes(5_000);
const contents = new Map([
  ['page.1.js', text],
  ['mark.1.png', noise],
  ['noise.1.txt', noise],
]);
const listed = Object.fromEntries(
  [...contents].map(([name, content]) => [name, { integrity: integrityOf(content), bytes: content.length }]),
);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'unisite-forms-'));
});
afterEach(() => rm(root, { recursive: true }));

const folder = () => path.join(root, 'mf-games', digest);
const form = () => readFile(path.join(folder(), 'page.1.js.br'));

test('quick forms give way to the best ones, which hold the same content', async () => {
  const store = artifactStore(root, 'quick');
  await store.keep('mf-games', digest, contents);
  expect(await form()).toEqual(await brotliOf(text, 'quick'));
  expect(await store.verify('mf-games', digest, listed)).toMatchObject({ state: 'whole' });

  expect(await makeBestForms(root)).toBe(1);
  const best = await form();
  expect(best).toEqual(await brotliOf(text, 'best'));
  expect(best.length).toBeLessThan((await brotliOf(text, 'quick'))?.length ?? 0);
  expect(brotliDecompressSync(best)).toEqual(text);
  expect(await store.verify('mf-games', digest, listed)).toMatchObject({ state: 'whole' });
  expect((await readdir(folder())).sort()).toEqual(['mark.1.png', 'noise.1.txt', 'page.1.js', 'page.1.js.br']);
});

test('what has its best forms is left as it is', async () => {
  await artifactStore(root).keep('mf-games', digest, contents);
  await writeFile(path.join(folder(), 'page.1.js.br'), 'untouched');
  expect(await makeBestForms(root)).toBe(0);
  expect(String(await form())).toBe('untouched');
});

test('what a stop left undone is done by the next run, and nothing is made twice', async () => {
  await artifactStore(root, 'quick').keep('mf-games', digest, contents);
  await writeFile(path.join(folder(), 'page.1.js.br'), await brotliOf(text, 'best').then((best) => best ?? ''));
  expect(await makeBestForms(root)).toBe(1);
  expect(await makeBestForms(root)).toBe(0);
});

test('a store that is not there has nothing to be made', async () => {
  expect(await makeBestForms(path.join(root, 'none'))).toBe(0);
});
