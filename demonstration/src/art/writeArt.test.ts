import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paths, pictures } from './pictures.ts';
import { type ArtIndex, writeArt } from './writeArt.ts';

let parent = '';
let folder = '';
let index: ArtIndex;
const steps: (readonly [done: number, total: number])[] = [];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'art-'));
  folder = join(parent, 'art');
  index = await writeArt(folder, (done, total) => steps.push([done, total]));
}, 60_000);

afterAll(() => rm(parent, { recursive: true, force: true }));

test('every picture is written with its brotli form, and the index says so', async () => {
  expect(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))).toEqual(index);
  expect(Object.keys(index.pictures)).toEqual(pictures.map(({ path }) => path));
  const files = new Set((await readdir(folder, { recursive: true })).map((file) => file.replaceAll(sep, '/')));
  expect(pictures.filter(({ path }) => !files.has(path) || !files.has(`${path}.br`))).toEqual([]);

  const login = await readFile(join(folder, paths.loginPoster));
  const packed = await readFile(join(folder, `${paths.loginPoster}.br`));
  expect(brotliDecompressSync(packed)).toEqual(login);
  expect(index.pictures[paths.loginPoster]).toEqual([login.length, packed.length]);
});

test('progress is told step by step up to all of them', () => {
  expect(steps).toEqual(pictures.map((_, i) => [i + 1, pictures.length]));
});

test('a folder of this version is left as it is', async () => {
  const mark = join(folder, 'mark');
  await writeFile(mark, '');
  let told = 0;
  const started = performance.now();
  expect(await writeArt(folder, () => told++)).toEqual(index);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(told).toBe(0);
  expect(await readdir(folder)).toContain('mark');
  await rm(mark);
});

test('a folder of another version, and what a killed run left, give way', async () => {
  await writeFile(join(folder, 'index.json'), JSON.stringify({ ...index, version: 'other' }));
  await writeFile(join(folder, 'stray.svg'), '');
  const killed = `${folder}.new-abc123`;
  await mkdir(killed);
  await utimes(killed, new Date(0), new Date(0));
  expect((await writeArt(folder)).version).toBe(index.version);
  expect(await readdir(folder)).not.toContain('stray.svg');
  expect(await readdir(parent)).toEqual(['art']);
}, 60_000);
