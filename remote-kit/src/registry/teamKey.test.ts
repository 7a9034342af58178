import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { keyIdOf, newKeyPair } from '@unisite/publishing';
import { run } from '../cli/run.ts';
import { readTeamKey } from './teamKey.ts';

let folder: string;
const said: string[] = [];
const hear = (text: unknown): boolean => said.push(String(text)) > 0;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unisite-key-'));
  said.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(hear);
  jest.spyOn(process.stderr, 'write').mockImplementation(hear);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});
const file = () => path.join(folder, 'team-key.pem');

describe('a team’s key', () => {
  test('is made for its owner’s eyes only, shown by its public half, and never overwritten', async () => {
    expect(await run(['keygen', '--out', file()])).toBe(0);
    const key = await readTeamKey(file());
    expect(said.join('')).toContain(`public half   ${key.publicKey}`);
    expect(said.join('')).toContain(key.id);
    expect(said.join('')).not.toContain('PRIVATE');
    if (process.platform !== 'win32') expect((await stat(file())).mode & 0o777).toBe(0o600);

    expect(await run(['keygen', '--out', file()])).toBe(1);
    expect(await readTeamKey(file())).toEqual(key);
  });

  test('is read from a file that is named, and from nothing else', async () => {
    const { privateKey, publicKey } = newKeyPair();
    await writeFile(file(), privateKey, { mode: 0o600 });
    expect(await readTeamKey(file())).toEqual({ privateKey, publicKey, id: keyIdOf(publicKey) });
    await expect(readTeamKey('')).rejects.toMatchObject({ exitCode: 2 });
    await expect(readTeamKey(privateKey)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.not.stringContaining(privateKey.split('\n')[1] ?? ''),
    });
    await expect(readTeamKey(path.join(folder, 'none.pem'))).rejects.toMatchObject({ exitCode: 1 });
    await writeFile(file(), 'secret words');
    await expect(readTeamKey(file())).rejects.toMatchObject({ message: expect.not.stringContaining('secret') });
  });

  test('that others can read is spoken of', async () => {
    await writeFile(file(), newKeyPair().privateKey);
    await chmod(file(), 0o644);
    await readTeamKey(file());
    expect(said.join('')).toContain(process.platform === 'win32' ? '' : 'chmod 600');
  });
});
