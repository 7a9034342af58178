import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { connect, type Database } from './foundation/database/connect.ts';
import { startEmbedded } from './foundation/database/embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { sealLedger } from './money/ledger/index.ts';
import { runLedger } from './runLedger.ts';
import { inheritedEnvironment } from './testing/inheritedEnvironment.ts';
import { deposit } from './testing/members.ts';
import { testDatabase } from './testing/testDatabase.ts';

const nowhere = { LEDGER_HEADS: path.join(tmpdir(), 'unisite-no-heads') };
const ledger = (args: readonly string[], environment: Record<string, string>) =>
  runLedger(args, { ...nowhere, ...environment });
const said = (text: string) => expect.arrayContaining([expect.stringContaining(text)]);

/** Runs the command as `npm run ledger` does. */
const inProcess = (args: readonly string[], environment: Record<string, string>) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [path.join(process.cwd(), 'platform/src/ledger.ts'), ...args], {
      env: { ...inheritedEnvironment, ...nowhere, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.once('close', (code) => resolve({ code, out, err }));
  });

/** Three bonuses, sealed; a deposit would have its payment. */
async function fill(database: Database): Promise<void> {
  for (const place of [1n, 2n, 3n]) {
    await deposit(database, '1', 100n * place, {
      key: `bonus ${place}`,
      kind: 'bonus',
      from: { kind: 'house', owner: 'HOUSE' },
    });
  }
  for (let sealed = 0; sealed < 3; ) sealed += await sealLedger(database);
}

test('verify ends well on a sound ledger, and with 1 on one that was rewritten, naming the transfer', async () => {
  const { database, url, owner, drop } = await testDatabase();
  try {
    await fill(database);
    const sound = await ledger(['verify'], { DATABASE_URL: url });
    expect(sound).toEqual({ isIntact: true, lines: said('The chain is whole: 3 sealed transfers.') });
    const { lines } = await ledger(['head'], { DATABASE_URL: url });
    expect(lines).toEqual([expect.stringMatching(/^3 [\da-f]{64}$/)]);
    const noted = await ledger(['verify', '--head', lines[0]?.split(' ')[1] ?? ''], { DATABASE_URL: url });
    expect(noted).toEqual({ isIntact: true, lines: said('The head that was noted is in it.') });

    await owner.query('ALTER TABLE posting DISABLE TRIGGER ALL');
    await owner.query(
      'UPDATE posting SET amount = amount * 10, balance_after = balance_after * 10 WHERE transfer_id = 2',
    );
    const broken = await inProcess(['verify'], { DATABASE_URL: url });
    expect(broken).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('The chain breaks at seal 2, transfer 2:'),
    });
    expect(broken.err).toContain('Broken: balance after follows');
  } finally {
    await drop();
  }
});

test('the database in the data folder is read while the site runs on it, and when it is stopped', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'unisite-ledger-'));
  await chmod(dataDir, 0o755);
  try {
    const embedded = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
    let running: Awaited<ReturnType<typeof ledger>>;
    try {
      const database = connect(embedded.ownerUrl, { size: 2 });
      await migrate(database);
      await fill(database);
      await database.close();
      running = await ledger(['verify'], { DATA_DIR: dataDir });
      expect(running).toEqual({ isIntact: true, lines: said('Every invariant holds.') });
    } finally {
      await embedded.stop();
    }
    // a long run reports progress, separately from its result
    const { code, out } = await inProcess(['verify'], { DATA_DIR: dataDir });
    expect({ code, out }).toEqual({ code: 0, out: `${running.lines.join('\n')}\n` });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.each([
  ['no database', {}, /^There is no database in .+; set DATA_DIR or DATABASE_URL/],
  ['no server', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, /^The ledger could not be read: /],
])('%s is said in one sentence', async (_what, environment, sentence) => {
  const { isIntact, lines } = await ledger(['verify'], {
    DATA_DIR: path.join(tmpdir(), 'unisite-nowhere'),
    ...environment,
  });
  expect(isIntact).toBe(false);
  expect(lines.join('\n')).toMatch(sentence);
});
