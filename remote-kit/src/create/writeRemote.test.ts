import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeRemote } from './writeRemote.ts';

const remote = { name: 'corner-shop', team: 'corner', path: '/corner', title: { vi: 'Góc nhỏ', en: 'Corner' } };
const specs = {
  kit: '^1.0.0',
  publishing: '^1.0.0',
  shared: '^1.0.0',
  sharedVersion: '1.0.0',
  react: '19.0.0',
  reactTypes: '19.0.0',
  jestGlobals: '30.0.0',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unisite-create-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every file of the template, with the remote’s own name in it', async () => {
  const files = await writeRemote(folder, remote, specs);
  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', 'README.md', 'package.json', 'remote.config.ts', 'src/locales/vi.json']),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  expect(texts.filter((text) => /__\w+__/.test(text))).toEqual([]);
  expect(await readFile(path.join(folder, 'remote.config.ts'), 'utf8')).toContain(
    "name: 'corner-shop',\n  team: 'corner',",
  );
  expect(JSON.parse(await readFile(path.join(folder, 'src/locales/vi.json'), 'utf8')).page.title).toBe('Góc nhỏ');
});

test('a folder with something in it is left alone', async () => {
  await writeRemote(folder, remote, specs);
  await expect(writeRemote(folder, remote, specs)).rejects.toMatchObject({ exitCode: 2 });
});
