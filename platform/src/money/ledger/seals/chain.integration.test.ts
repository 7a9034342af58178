import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import { Registry } from 'prom-client';
import { silentLog } from '../../../foundation/log/log.ts';
import { JobRunner } from '../../../foundation/schedule/jobRunner.ts';
import { deposit } from '../../../testing/members.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { checkInvariants } from '../checkInvariants.ts';
import { post } from '../post.ts';
import { ledgerCommand } from './ledgerCommand.ts';
import { openHeadFile, type PublishedHeads, readHeads } from './publishedHeads.ts';
import { publishHeadsJob } from './publishHeads.ts';
import { sealingJob, sealLedger } from './sealing.ts';
import { type OpenTransaction, sealLag } from './sealLag.ts';
import { sealLagJob } from './sealLagJob.ts';
import { chainHead, verifyChain } from './verifyChain.ts';

let own: TestDatabase;
let serial = 0;

beforeEach(async () => {
  published = null;
  own = await testDatabase();
});
afterEach(() => own.drop());

const pay = (q = own.database as Parameters<typeof post>[0], owner = '1') => {
  serial += 1;
  const at = new Date(Date.UTC(2026, 0, 1) + serial);
  return deposit(q, owner, BigInt(serial), { key: `deposit ${serial}`, reference: `D${serial}`, at });
};
const pays = async (count: number) => {
  for (let i = 0; i < count; i += 1) await pay();
};
const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
/** How long a transaction in any database of the server may hold the seals back, milliseconds. */
const MOMENT_MS = 50_000;
/** Seals until nothing is left to seal. */
const sealAll = async () => {
  for (const until = Date.now() + MOMENT_MS; Date.now() < until; await pause()) {
    await sealLedger(own.database);
    const rest = await own.database.query(
      `SELECT FROM ledger_sealing g WHERE sealed_to < (SELECT max(id) FROM transfer)
         OR EXISTS (SELECT FROM transfer t WHERE t.id > 0 AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id))`,
    );
    if (rest.length === 0) return;
  }
  throw new Error('the ledger was not sealed');
};
const verify = (head?: string) => verifyChain(own.database, { head });
let published: PublishedHeads | null = null;
const said = async (...args: string[]) =>
  ledgerCommand(args, { q: own.database, onProgress: () => undefined, check: checkInvariants, published });
/** Changes that the database's owner is able to make. */
const tamper = (sql: string, values: readonly unknown[] = []) =>
  own.owner.transaction(async (q) => {
    await q.query(`SET LOCAL session_replication_role = 'replica'`);
    await q.query(sql, values);
  });
const sealedIds = async () =>
  (await own.database.query<{ id: string }>('SELECT transfer_id AS id FROM ledger_seal ORDER BY position')).map(
    ({ id }) => Number(id),
  );

describe('the chain', () => {
  test('begins with nothing and holds every transfer once, in the order of their ids', async () => {
    expect(await verify()).toEqual({ state: 'whole', sealed: 0, unsealed: 0, head: null });
    await pays(5);
    expect(await verify()).toMatchObject({ sealed: 0, unsealed: 5 });
    await sealAll();
    expect(await sealLedger(own.database)).toBe(0);
    await pays(2);
    await sealAll();
    expect(await sealedIds()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await verify()).toMatchObject({ state: 'whole', sealed: 7, unsealed: 0 });
  });

  test('is sha256 of the hash before and the transfer as text', async () => {
    serial = 41;
    await pay();
    await sealAll();
    const text = `[1, "deposit 42", "deposit", 1767225600042000, {"en": "Deposit", "vi": "Nạp tiền"}, "D42", 1, "bank", "BANK", "VND", -42, -42, 2, "member", "1", "VND", 42, 42]`;
    expect(await chainHead(own.database)).toEqual({
      position: '1',
      hash: createHash('sha256').update(Buffer.alloc(32)).update(text).digest('hex'),
    });
  });

  test('passes over nothing that is under way, and waits for nobody’s lock', async () => {
    await own.database.query(
      `SELECT wallet_account('bank', 'OTHER'), wallet_account('member', '4'), wallet_account('member', '5')`,
    );
    const apart = (q: Parameters<typeof post>[0], owner: string, bank: string) =>
      post(q, {
        key: `apart ${owner}`,
        kind: 'deposit',
        from: { kind: 'bank', owner: bank },
        to: { kind: 'member', owner },
        amount: hundredthsOf(7),
        subject: { vi: '', en: '' },
        reference: '',
      });
    let before: number[] = [];
    const early = await own.database.transaction(async (q) => {
      const posted = await apart(q, '4', 'BANK');
      await apart(own.database, '5', 'OTHER');
      await sealLedger(own.database);
      before = await sealedIds();
      return Number(posted.transferId);
    });
    expect(before).not.toContain(early);
    expect(before).not.toContain(early + 1);
    await sealAll();
    const after = await sealedIds();
    expect(after.slice(before.length)).toEqual(expect.arrayContaining([early, early + 1]));
    expect(await verify()).toMatchObject({ state: 'whole', unsealed: 0 });
  });

  test('is one chain whoever seals, and however many at once', async () => {
    const moving = (async () => {
      for (let i = 0; i < 40; i += 1) await Promise.all([pay(), pay(), pay()]);
    })();
    const sealing = Array.from({ length: 4 }, async () => {
      for (let i = 0; i < 25; i += 1) await sealLedger(own.database);
    });
    await Promise.all([moving, ...sealing]);
    await sealAll();
    expect(await verify()).toEqual({ state: 'whole', sealed: 120, unsealed: 0, head: expect.anything() });
  });

  test('goes on where it was after a batch that was full', async () => {
    await pays(9);
    const once = async () =>
      (await own.database.query<{ sealed: number }>('SELECT sealed FROM ledger_seal_next(4)'))[0]?.sealed ?? 0;
    let all = 0;
    for (const until = Date.now() + MOMENT_MS; Date.now() < until && all < 9; ) {
      const sealed = await once();
      expect(sealed).toBeLessThanOrEqual(4);
      all += sealed;
      if (sealed === 0) await pause();
    }
    expect(await verify()).toMatchObject({ state: 'whole', sealed: 9 });
  });

  test('seals what a backup brought from another server', async () => {
    await pays(2);
    await tamper(`UPDATE transfer SET tx = '900000000'`);
    await tamper(`UPDATE ledger_sealing SET mark_id = 1, mark_tx = '900000000'`);
    expect(await sealLedger(own.database)).toBe(2);
    await pay();
    await sealAll();
    expect(await own.database.query('SELECT sealed_to FROM ledger_sealing')).toEqual([{ sealed_to: '3' }]);
    expect(await verify()).toMatchObject({ state: 'whole', sealed: 3 });
  });

  test('cannot be rewritten, not by the tables’ owner either', async () => {
    await pays(1);
    await sealAll();
    for (const sql of ['UPDATE ledger_seal SET hash = hash', 'DELETE FROM ledger_seal', 'TRUNCATE ledger_seal'])
      await expect(own.owner.query(sql)).rejects.toThrow('append-only');
  });
});

describe('whoever rewrites the past is found out', () => {
  beforeEach(async () => {
    await pays(8);
    await sealAll();
  });

  test.each([
    ['an amount', 'UPDATE posting SET amount = amount * 2 WHERE transfer_id = 4', '4'],
    ['a balance', 'UPDATE posting SET balance_after = 0 WHERE transfer_id = 5 AND side = 1', '5'],
    ['a time', `UPDATE transfer SET at = at + interval '1 microsecond' WHERE id = 3`, '3'],
    ['a reference', `UPDATE transfer SET reference = 'X' WHERE id = 6`, '6'],
    ['whose account it is', `UPDATE account SET owner = '99' WHERE kind = 'member'`, '1'],
    ['that there was a transfer', 'DELETE FROM transfer WHERE id = 7', '7'],
    ['that there were postings', 'DELETE FROM posting WHERE transfer_id = 2', '2'],
    ['a seal', 'UPDATE ledger_seal SET hash = sha256(hash) WHERE position = 8', '8'],
    ['that there was a seal', 'DELETE FROM ledger_seal WHERE position = 4', '5'],
  ])('%s', async (_what, sql, transfer) => {
    await tamper(sql);
    expect(await verify()).toMatchObject({ state: 'broken', transfer });
    const { isIntact, lines } = await said('verify');
    expect(isIntact).toBe(false);
    expect(lines[0]).toContain(`transfer ${transfer}:`);
  });

  test('a transfer that is put in behind the seals', async () => {
    await tamper(`INSERT INTO transfer (id, idem, kind, at, subject, reference) OVERRIDING SYSTEM VALUE
      VALUES (-3, 'late', 'deposit', now(), '{}', '')`);
    await sealAll();
    expect(await verify()).toMatchObject({ state: 'broken', transfer: '-3' });
  });

  test('the whole chain counted anew: by a head that was noted elsewhere', async () => {
    const noted = (await chainHead(own.database))?.hash ?? '';
    await pays(3);
    await sealAll();
    expect((await said('verify', '--head', noted)).isIntact).toBe(true);
    await tamper('UPDATE transfer SET reference = $1 WHERE id = 2', ['X']);
    await tamper('DELETE FROM ledger_seal');
    await tamper(`UPDATE ledger_sealing SET sealed_to = 0, looked_to = 0, mark_id = 0, mark_tx = '0'`);
    await sealAll();
    expect((await said('verify')).isIntact).toBe(true);
    const { isIntact, lines } = await said('verify', '--head', noted);
    expect({ isIntact, first: lines[0] }).toEqual({
      isIntact: false,
      first: expect.stringContaining('was rewritten'),
    });
  });
});

test('the command says the head, what it takes, and what does not add up', async () => {
  expect(await said('head')).toEqual({ isIntact: true, lines: ['There is no seal yet.'] });
  await pays(2);
  await sealAll();
  const { lines } = await said('head');
  expect(lines).toEqual([expect.stringMatching(/^2 [\da-f]{64}$/)]);
  for (const args of [['verify', '--head'], ['verify', '--head', 'beef'], ['head', 'now'], ['mend']])
    expect((await said(...args)).isIntact).toBe(false);
  expect(await said('verify')).toMatchObject({ isIntact: true });
  await tamper(`UPDATE account SET balance = balance + 5 WHERE kind = 'member'`);
  expect((await said('verify')).lines.slice(-2)).toEqual([
    'Broken: all accounts sum to zero (VND).',
    'Broken: balance is the sum of postings (account 2).',
  ]);
});

describe('what came after a head that was verified before', () => {
  let since: string;
  const after = () => said('verify', '--since', since);
  beforeEach(async () => {
    await pays(5);
    await sealAll();
    since = (await said('head')).lines[0] ?? '';
    await pays(3);
    await sealAll();
    await pays(1);
  });

  test('is verified by itself', async () => {
    expect(await after()).toMatchObject({
      isIntact: true,
      lines: expect.arrayContaining([expect.stringMatching(/^The chain is whole after seal 5: [89] sealed transfers/)]),
    });
  });

  test.each([
    ['an amount', 'UPDATE posting SET amount = amount * 2 WHERE transfer_id = 7'],
    ['a transfer that is gone', 'DELETE FROM transfer WHERE id = 8'],
    ['a seal that is gone', 'DELETE FROM ledger_seal WHERE position = 7'],
    ['a balance', `UPDATE account SET balance = balance + 5 WHERE kind = 'member'`],
    ['an amount without a seal', 'UPDATE posting SET amount = amount * 2 WHERE transfer_id = 9'],
    ['the head itself', 'UPDATE ledger_seal SET hash = sha256(hash) WHERE position = 5'],
  ])('and %s is found', async (_what, sql) => {
    await tamper(sql);
    expect((await after()).isIntact).toBe(false);
  });

  test('what came before it is for the whole verification to find', async () => {
    await tamper(`UPDATE transfer SET reference = 'X' WHERE id = 3`);
    expect((await after()).isIntact).toBe(true);
    expect((await said('verify')).isIntact).toBe(false);
  });

  test.each(['5', 'beef', `5 ${'0'.repeat(64)}`, `999 ${'0'.repeat(64)}`])('is not verified from %s', async (head) => {
    expect((await said('verify', '--since', head)).isIntact).toBe(false);
  });
});

test('a movement that begins while seals are put on is not passed by', async () => {
  await pay();
  // The sealing transaction has written its seals, and waits.
  await own.owner.query(
    `CREATE FUNCTION wait_there() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END';
     CREATE TRIGGER wait_there AFTER INSERT ON ledger_seal FOR EACH STATEMENT EXECUTE FUNCTION wait_there()`,
  );
  const isWaiting = async () => {
    const rows = await own.database.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted`,
    );
    return rows.length > 0;
  };
  const barrier = await own.database.dedicated();
  try {
    await barrier.query('SELECT pg_advisory_lock(4711)');
    let sealing = sealLedger(own.database);
    while (!(await isWaiting())) {
      const isOver = await Promise.race([sealing.then(() => true), pause().then(() => false)]);
      if (isOver) sealing = sealLedger(own.database); // held back, see `sealAll`
    }
    await own.database.transaction(async (q) => {
      await pay(q);
      await barrier.query('SELECT pg_advisory_unlock(4711)');
      expect(await sealing).toBe(1);
      await sealLedger(own.database);
    });
  } finally {
    await barrier.end();
  }
  await sealAll();
  await pay();
  await sealAll();
  expect(await verify()).toMatchObject({ state: 'whole', sealed: 3, unsealed: 0 });
});

test('the platform seals by itself, behind what moves', async () => {
  const jobs = new JobRunner({ log: silentLog, metrics: new Registry() });
  jobs.start([sealingJob(own)]);
  try {
    await pays(3);
    // It waits for every earlier transaction of the server, those of other databases as well.
    for (const until = Date.now() + 20_000; Date.now() < until && (await sealedIds()).length < 3; ) await pause();
  } finally {
    await jobs.stop();
  }
  expect(await sealedIds()).toEqual([1, 2, 3]);
});

describe('while a transaction that was left open holds the seals back', () => {
  /** `age` returns for how many seconds the transaction has been open. */
  const left = async (work: (age: () => Promise<number>) => Promise<void>) => {
    const client = await own.database.dedicated();
    try {
      await client.query('BEGIN; SELECT pg_current_xact_id()');
      await pays(2);
      await sealLedger(own.database);
      await own.owner.query(`UPDATE ledger_sealing SET sealed_until = now() - interval '10 minutes'`);
      const age = async () => {
        const { rows } = await client.query<{ seconds: number }>(
          'SELECT extract(epoch FROM clock_timestamp() - now())::float8 AS seconds',
        );
        return rows[0]?.seconds ?? Number.NaN;
      };
      await work(age);
    } finally {
      await client.end();
    }
  };

  test('the verification does not call the ledger sound', async () => {
    await left(async () => {
      expect(await sealLag(own.database)).toBeGreaterThan(599);
      const { isIntact, lines } = await said('verify');
      expect(isIntact).toBe(false);
      expect(lines.join('\n')).toContain('waited for their seal for 10 minutes');
    });
    await sealAll();
    expect(await sealLag(own.database)).toBe(0);
    expect((await said('verify')).isIntact).toBe(true);
  });

  test('the platform raises an alarm, and its figures say for how long', async () => {
    await left(async (age) => {
      const metrics = new Registry();
      const heard: { readonly message: string; readonly oldest?: OpenTransaction }[] = [];
      const log = { ...silentLog, error: (facts: object, message: string) => heard.push({ ...facts, message }) };
      const before = await age();
      const jobs = new JobRunner({ log, metrics });
      jobs.start([sealLagJob({ database: own.database, log, metrics })]);
      try {
        for (const until = Date.now() + 20_000; Date.now() < until && heard.length === 0; ) await pause();
        expect(heard[0]).toMatchObject({
          message: 'transfers wait for their seal',
          oldest: { application: 'unisite', pid: expect.any(Number) },
        });
        // this one, or one of the server's other databases that began before it
        expect(heard[0]?.oldest?.seconds).toBeGreaterThanOrEqual(before);
        expect(await metrics.metrics()).toMatch(/unisite_ledger_seal_lag_seconds\{chain="transfers"\} 6\d\d/);
      } finally {
        await jobs.stop();
      }
    });
  });
});

describe('heads are published by the platform, where the database’s owner cannot write', () => {
  const key = '5e'.repeat(32);
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'heads-'));
    file = path.join(folder, 'heads');
  });
  afterEach(() => rm(folder, { recursive: true }));
  const read = async () => readHeads(await readFile(file, 'utf8'), key);
  const cutOffAfter3 = [
    'DELETE FROM posting WHERE transfer_id > 3',
    'DELETE FROM transfer WHERE id > 3',
    'DELETE FROM ledger_seal WHERE position > 3',
    'UPDATE account a SET balance = coalesce((SELECT sum(amount) FROM posting p WHERE p.account_id = a.id), 0)',
  ];
  const publish = async (...more: Parameters<typeof publishHeadsJob>[1]) => {
    const services = { database: own.database, log: silentLog, clock: () => new Date() };
    await publishHeadsJob(services, [...more, await openHeadFile(file, key)]).turn(new AbortController().signal);
    published = await read();
  };
  const publishAll = async () => {
    await sealAll();
    await publish();
  };

  test('and the verification finds each of them again', async () => {
    await pays(3);
    await publishAll();
    await pays(2);
    await publishAll();
    expect([...(published?.heads.keys() ?? [])]).toEqual(expect.arrayContaining(['3', '5']));
    expect(await said('verify')).toMatchObject({ isIntact: true });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['its end was cut off', ...cutOffAfter3],
    [
      'it was counted anew',
      `UPDATE transfer SET reference = 'X' WHERE id = 4`,
      'DELETE FROM ledger_seal',
      `UPDATE ledger_sealing SET sealed_to = 0, looked_to = 0, mark_id = 0, mark_tx = '0'`,
    ],
  ])('so that it is seen when %s', async (_what, ...steps) => {
    await pays(5);
    await publishAll();
    for (const step of steps) await tamper(step);
    await sealLedger(own.database);
    const wanted = published;
    published = null;
    expect(await said('verify')).toMatchObject({ isIntact: true });
    published = wanted;
    expect(await said('verify')).toMatchObject({
      isIntact: false,
      lines: expect.arrayContaining([expect.stringContaining('was published')]),
    });
  });

  test('and a line that was not written with their key is named', async () => {
    await pays(1);
    await publishAll();
    const line = await readFile(file, 'utf8');
    published = readHeads(`${line}${line.replace(/^1 /, '2 ')}`, key);
    expect(await said('verify')).toMatchObject({
      isIntact: false,
      lines: expect.arrayContaining(['Line 2 of the published heads was not written with their key.']),
    });
    expect(readHeads(line, 'ab'.repeat(32))).toMatchObject({ forgedLine: 1 });
  });

  test.each([1, 40, 100, 150])('and a line that was cut off after %d characters costs no other', async (length) => {
    await pays(1);
    await publishAll();
    await appendFile(file, (await readFile(file, 'utf8')).slice(0, length));
    await pays(1);
    await publishAll();
    expect(published).toEqual({
      heads: new Map([
        ['1', expect.anything()],
        ['2', expect.anything()],
      ]),
      forgedLine: null,
    });
    expect(await said('verify')).toMatchObject({ isIntact: true });
  });

  test('and of two for one position the first is what the chain has to hold', async () => {
    await pays(4);
    await publishAll();
    for (const step of cutOffAfter3) await tamper(step);
    await pays(1);
    await publishAll();
    expect(published?.forgedLine).toBeNull();
    expect(await said('verify')).toMatchObject({
      isIntact: false,
      lines: expect.arrayContaining([expect.stringContaining('a head was published for this seal')]),
    });
  });

  test('and by each publisher by itself: one that fails keeps no other from it', async () => {
    await pays(1);
    await sealAll();
    await publish({ publish: () => Promise.reject(new Error('away')) });
    expect([...(published?.heads.keys() ?? [])]).toEqual(['1']);
  });
});
