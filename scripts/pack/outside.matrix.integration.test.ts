import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { packagesOfTests } from './packages.ts';
import { installIn } from './packPackage.ts';

const execute = promisify(execFile);

/** Installing, testing and building take long on a busy machine. */
const patience = 240_000;

let outside: string;
let remote: string;

beforeAll(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'unisite-outside-'));
  remote = path.join(outside, 'corner-shop');
  const { folder, dependencies } = await packagesOfTests(outside);
  await writeFile(path.join(outside, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await installIn(outside);
  await kitOf(outside, 'create', 'corner-shop', '--team', 'corner', '--packages', folder, '--install', 'none');
  await installIn(remote);
}, patience);

afterAll(() => rm(outside, { recursive: true, force: true }));

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

/** Runs with an additional source in the team's remote. */
async function withSource(text: string, run: () => Promise<unknown>): Promise<void> {
  const file = path.join(remote, 'src/greeting/asked.ts');
  const page = path.join(remote, 'src/pages/GreetingPage.tsx');
  const before = await readFile(page, 'utf8');
  await writeFile(file, text);
  await writeFile(page, `import '../greeting/asked.ts';\n${before}`);
  try {
    await run();
  } finally {
    await rm(file);
    await writeFile(page, before);
  }
}

test(
  'what the site promises has its types: calls, events, session and configuration',
  () =>
    withSource(
      `import { isErrorOf, useOperation } from '@unisite/shared/api';
import { bus } from '@unisite/shared/events';
import { hotGames, numero } from '@unisite/shared/operations';
import { sessionState } from '@unisite/shared/session';
import { defineRemote } from '@unisite/remote-kit';

export function useHot(): string[] {
  const { data, error } = useOperation(hotGames, { category: 'RNG', count: 3 });
  // @ts-expect-error a number is promised
  const players: string | undefined = data?.rows[0]?.players;
  // @ts-expect-error there is no such shelf
  useOperation(hotGames, { category: 'CHESS' });
  return [error?.code ?? '', players ?? '', ...(data?.rows.map(({ name }) => name) ?? [])];
}
export const isUnknown = (error: unknown): boolean => isErrorOf(numero, error) && error.code === 'LOTTERY_UNKNOWN';
export function say(): void {
  bus.emit('toast', { tone: 'info', text: 'x' });
  // @ts-expect-error the session is the site's own
  bus.emit('session.ended', { why: 'expired' });
  const state = sessionState();
  // @ts-expect-error the handle of the tab is none of a team's business
  if (state.status === 'in') bus.emit('toast', { tone: 'info', text: state.info.token });
}
// @ts-expect-error there is no such slot
defineRemote({ name: 'x', team: 'x', version: '1.0.0', needs: { shared: '^1.0.0' }, routes: [], modals: {}, navigation: [], slots: { 'home.cellar': [] } });
`,
      () => kitOf(remote, 'types'),
    ),
  patience,
);

test(
  'what is internal to the site is refused, with what to use instead',
  () =>
    withSource(
      "import { balance } from '@unisite/shared/contract/wallet';\nexport const asked = balance.path;\nconsole.log(asked);\n",
      async () => {
        await expect(kitOf(remote, 'types')).rejects.toMatchObject({
          stdout: expect.stringContaining('internalToTheSite.d.ts'),
        });
        await expect(kitOf(remote, 'build')).rejects.toMatchObject({
          code: 1,
          stderr: expect.stringMatching(
            /@unisite\/shared\/contract\/wallet is internal to the site[\s\S]*Instead: [^\n]*@unisite\/shared\/operations/,
          ),
        });
        expect(existsSync(path.join(outside, 'node_modules/@unisite/shared/dist/contract/wallet.d.ts'))).toBe(false);
      },
    ),
  patience,
);
