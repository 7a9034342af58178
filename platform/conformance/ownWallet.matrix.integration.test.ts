import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exclude, limitStakes } from '../src/access/protection/testing/protect.ts';
import { createLaunch, SANDBOX } from '../src/play/seamless/index.ts';
import { type TestPlatform, testPlatform } from '../src/testing/testPlatform.ts';
import { addGames, addPlayer, launchOf } from '../src/testing/vendorClient.ts';
import { cases } from './run.ts';

const execute = promisify(execFile);
let platform: TestPlatform;
let other: TestPlatform;
let url: string;
let otherUrl: string;

beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({ database: platform });
  [url, otherUrl] = [await platform.listen(), await other.listen()];
  await addGames(platform);
});
afterAll(async () => {
  await other?.close();
  await platform?.close();
});

/** The command's output and exit code. */
const check = (...args: string[]) =>
  execute(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.ts'), ...args],
    { maxBuffer: 1 << 24 },
  ).then(
    ({ stdout }) => ({ stdout, stderr: '', code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({ stdout, stderr, code }),
  );

const signed = () => ['--vendor', SANDBOX, '--secret', platform.services.settings.sandboxSecret];
const rich = async () => {
  const { playerId } = await addPlayer(platform, 10_000_000n);
  return { playerId, code: await createLaunch(platform.database, launchOf(playerId), platform.services.clock()) };
};

test('this platform passes every case that can be tried from outside', async () => {
  const { database } = platform;
  const [player, second, blocked, excluded, limited] = [
    await rich(),
    await rich(),
    await addPlayer(platform, 10_000n),
    await addPlayer(platform, 10_000n),
    await addPlayer(platform, 10_000n),
  ];
  const expired = await addPlayer(platform, 0n);
  await database.query(
    `UPDATE play_session SET seen_at = now() - interval '3 hours', member_id = $2 WHERE member_id = $1`,
    [expired.playerId, player.playerId],
  );
  await database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [blocked.playerId]);
  await exclude(database, excluded.playerId, new Date());
  await limitStakes(database, limited.playerId, 10, new Date());
  const { stdout, code } = await check(
    url,
    ...signed(),
    '--code',
    player.code,
    '--other-code',
    second.code,
    '--expired-token',
    expired.token,
    '--also',
    otherUrl,
    '--blocked',
    `${blocked.playerId}:${blocked.token}`,
    '--excluded',
    `${excluded.playerId}:${excluded.token}`,
    '--limited',
    `${limited.playerId}:${limited.token}`,
    '--resting-game',
    'jade-rest',
    '--foreign-game',
    'onyx-sea',
    '--json',
    '--timeout',
    '25',
  );
  const { results } = JSON.parse(stdout);
  expect(results.filter(({ outcome }: { outcome: string }) => outcome === 'failed')).toEqual([]);
  const skipped = results.filter(({ outcome }: { outcome: string }) => outcome === 'skipped');
  expect(skipped.map(({ id }: { id: string }) => id)).toEqual(['I05', 'C04']);
  expect([results.length, code]).toEqual([cases.length, 0]);
}, 90_000);

test('the other settings of a caller pass as well', async () => {
  await platform.database.query(`UPDATE vendor_secret SET unknown_rollback = 'refuse', promo_wins = true`);
  const { code: launch } = await rich();
  const only = ['--only', 'N03,R05,R06,C03'];
  const { stdout, stderr, code } = await check(
    url,
    ...signed(),
    '--code',
    launch,
    '--unknown-rollback',
    'refuse',
    '--promo-wins',
    '--timeout',
    '25',
    ...only,
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^N03 \| .*\| passed\b/m);
  expect(stdout).toMatch(/^R05 \| .*\| skipped \| needs --unknown-rollback accept$/m);
  expect(stdout).toMatch(/^3 passed, 0 failed, 1 skipped; /m);
  expect(code).toBe(0);
  const wrong = await check(url, ...signed(), '--code', (await rich()).code, ...only);
  expect(wrong.stdout).toMatch(/^R06 \| .*\| failed {2}\| the code: "BET_UNKNOWN" instead of "OK"$/m);
  expect(wrong.code).toBe(1);
  await platform.database.query(`UPDATE vendor_secret SET unknown_rollback = 'accept', promo_wins = false`);
}, 90_000);

test('what cannot be tried at all is said in a sentence', async () => {
  expect((await check('nowhere')).stderr).toMatch(/^The address of the wallet is missing\.\n\nnpm run vendor-check/);
  const spent = await check(url, ...signed(), '--code', 'made-up');
  expect(spent).toMatchObject({ code: 2, stdout: '' });
  expect(spent.stderr).toBe('The cases could not be tried: the launch code was answered with SESSION_EXPIRED.\n');
});
