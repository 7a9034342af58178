import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { signatureOf } from '../../../foundation/crypto/callSignature.ts';
import { balanceOf, checkInvariants } from '../../../money/ledger/index.ts';
import { databaseProxy } from '../../../testing/databaseProxy.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { type PlatformProcess, platformProcess } from '../../../testing/platformProcess.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { addGames } from '../../../testing/vendorClient.ts';
import { createPlaySession } from '../playSession.ts';
import { addVendorSecret } from '../secrets.ts';

// Each starts up to three platforms, which takes time on a busy machine.
jest.setTimeout(180_000);

const CALLER = 'acme';
const SECRET = randomBytes(16).toString('hex');
let own: TestDatabase;
let dataDir: string;
const running = new Set<PlatformProcess>();

const start = async (databaseUrl = own.url) => {
  const platform = await platformProcess(databaseUrl, dataDir);
  running.add(platform);
  return platform;
};
/** Processes that are used by all tests. */
let two: PlatformProcess;
let three: PlatformProcess;

beforeAll(async () => {
  own = await testDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'unisite-cases-'));
  await addVendorSecret(own.database, testSettings.vendorKeys, { caller: CALLER, secret: SECRET });
  await addGames(own);
  [two, three] = await Promise.all([start(), start()]);
});
afterEach(async () => expect(await checkInvariants(own.database)).toEqual([]));
afterAll(async () => {
  await Promise.all([...running].map((platform) => platform.kill()));
  await own?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const player = async () => {
  const q = own.database;
  const { id } = await addMember(q);
  await deposit(q, id, 100_000n);
  const session = { memberId: id, gameId: 'jade-claw', vendorCode: 'JADE', sessionId: null };
  return { playerId: id, token: await createPlaySession(q, CALLER, session, new Date()) };
};
const betBody = (who: { playerId: string; token: string }, amount = 100) => ({
  ...who,
  gameId: 'jade-claw',
  roundId: randomUUID(),
  transactionId: randomUUID(),
  amount,
  currency: 'VND',
});
const bet = async ({ url }: PlatformProcess, body: object): Promise<{ status: number; text: string }> => {
  const rawBody = Buffer.from(JSON.stringify(body));
  const signed = { timestamp: String(Date.now()), nonce: randomUUID(), path: seamlessPaths.bet, rawBody };
  const response = await fetch(url + seamlessPaths.bet, {
    method: 'POST',
    body: rawBody,
    headers: {
      'content-type': 'application/json',
      'x-vendor': CALLER,
      'x-timestamp': signed.timestamp,
      'x-nonce': signed.nonce,
      'x-signature': signatureOf(SECRET, signed),
    },
  });
  return { status: response.status, text: await response.text() };
};
const transfers = async (playerId: string) => {
  const [row] = await own.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM account a JOIN posting p ON p.account_id = a.id
     WHERE a.kind = 'member' AND a.owner = $1 AND p.amount < 0`,
    [playerId],
  );
  return row?.n;
};

test('I05: after a restart the same answer', async () => {
  const who = await player();
  const body = betBody(who);
  const before = await start();
  const first = await bet(before, body);
  expect(first.status).toBe(200);
  await bet(before, betBody(who, 7));
  await before.stop();
  expect(await bet(await start(), body)).toEqual(first);
  expect(await balanceOf(own.database, who.playerId)).toBe(99_893n);
});

test('I06: three processes on one database give one answer, also to copies that race', async () => {
  const one = await start();
  const who = await player();
  const body = betBody(who);
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => [one, two, three].map((at) => bet(at, body))).flat(),
  );
  expect(answers).toHaveLength(48);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect([await balanceOf(own.database, who.playerId), await transfers(who.playerId)]).toEqual([99_900n, 1]);

  // many concurrent bets of one player over all of them: none is lost or counted twice
  const bets = Array.from({ length: 60 }, () => betBody(who, 1));
  await Promise.all(bets.flatMap((body) => [bet(one, body), bet(two, body), bet(three, body)]));
  expect([await balanceOf(own.database, who.playerId), await transfers(who.playerId)]).toEqual([99_840n, 61]);
});

test('C04: killed between the commit and the answer, the retry gets the original answer', async () => {
  const proxy = await databaseProxy(own.url);
  try {
    const who = await player();
    const body = betBody(who);
    const doomed = await start(proxy.url);
    await bet(doomed, betBody(who, 7));
    proxy.holdAnswers();
    const unanswered = bet(doomed, body).catch(() => null);
    for (const until = Date.now() + 20_000; (await transfers(who.playerId)) !== 2 && Date.now() < until; ) {
      await wait(20);
    }
    await doomed.kill();
    expect(await unanswered).toBeNull();
    await bet(two, betBody(who, 13));

    const retried = await bet(three, body);
    expect(retried).toEqual({
      status: 200,
      text: JSON.stringify({ transactionId: body.transactionId, balance: 99_893, currency: 'VND' }),
    });
    expect([await balanceOf(own.database, who.playerId), await transfers(who.playerId)]).toEqual([99_880n, 3]);
  } finally {
    await proxy.close();
  }
});
