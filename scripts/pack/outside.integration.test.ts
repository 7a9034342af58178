import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { packPackage, pnpm } from './packPackage.ts';

const execute = promisify(execFile);

/** Installing, testing and building take their time on a busy machine. */
const patience = 240_000;

let outside: string;
let remote: string;

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'unisite-outside-'));
  remote = path.join(outside, 'corner-shop');
  const shared = await packPackage('shared', outside);
  const publishing = await packPackage('publishing', outside);
  const kit = await packPackage('remote-kit', outside);
  const dependencies = {
    '@unisite/shared': `file:${shared}`,
    '@unisite/publishing': `file:${publishing}`,
    '@unisite/remote-kit': `file:${kit}`,
  };
  await writeFile(path.join(outside, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await install(outside);
  await kitOf(outside, 'create', 'corner-shop', '--team', 'corner', '--packages', outside, '--install', 'none');
  await install(remote);
}, patience);

afterAll(() => rm(outside, { recursive: true, force: true }));

/** What the workspace has installed is taken from pnpm's store. */
const install = (cwd: string) =>
  execute('npx', ['--yes', pnpm, 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], {
    cwd,
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });

/** Runs the kit as a team does. */
const kitOf = (cwd: string, ...words: string[]) =>
  execute(process.execPath, [path.join(cwd, 'node_modules/@unisite/remote-kit/dist/main.js'), ...words], {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
  });

test(
  'a team with nothing but the three packages makes a remote, tests, builds, checks and signs it',
  async () => {
    await kitOf(remote, 'types');
    const { stderr } = await kitOf(remote, 'test');
    expect(stderr).toMatch(/Tests: +3 passed, 3 total/);

    await kitOf(remote, 'build');
    const manifest = JSON.parse(await readFile(path.join(remote, 'dist/remote.json'), 'utf8'));
    expect(manifest).toMatchObject({
      descriptor: { name: 'corner-shop', team: 'corner', version: '0.1.0', routes: [{ path: '/corner-shop' }] },
      container: 'corner_shop',
    });
    expect(Object.keys(manifest.modules)).toEqual(['./pages/GreetingPage', './widgets/GreetingPanel']);
    const bytes = Object.values<{ bytes: number }>(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes).toBeLessThan(20_000);

    const { stdout: checked } = await kitOf(remote, 'check', '--json');
    expect(JSON.parse(checked)).toEqual([]);
    const { stdout: key } = await kitOf(remote, 'keygen');
    const [, id] = /key id +([0-9a-f]{16})/.exec(key) ?? [];
    await kitOf(remote, 'sign', '--key', 'team-key.pem');
    const signature = JSON.parse(await readFile(path.join(remote, 'dist/remote.sig.json'), 'utf8'));
    expect(signature).toEqual({ key: id, value: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/) });
  },
  patience,
);

test('a build that was tampered with is told by its number', async () => {
  const manifest = JSON.parse(await readFile(path.join(remote, 'dist/remote.json'), 'utf8'));
  await writeFile(path.join(remote, 'dist', manifest.entry), 'alert(1)');
  await expect(kitOf(remote, 'check')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`\\d{3} \\w+: .*${manifest.entry}`)),
  });
});
