import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { drawProof } from '@unisite/shared/contract';
import { BEACON_PERIOD_MS, beaconMessage, beaconRoundPath } from '@unisite/shared/contract/randomnessBeacon';
import { sealLedger } from '../../../money/ledger/index.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { lotteryTable } from '../testing/lotteryTable.ts';
import { checkTickets } from '../tickets/checkTickets.ts';
import type { Beacon } from './beacon/beacon.ts';
import { signedRounds } from './beacon/createBeacon.ts';
import { takeRounds } from './beacon/takeRounds.ts';
import { drawDue } from './drawDue.ts';
import { prizesOf } from './prizesOf.ts';

interface Kept {
  readonly closed_at: Date | null;
  readonly entropy_at: string | null;
  readonly entropy: string | null;
  readonly seed: string | null;
  readonly prizes: unknown;
}

const minute = 60_000;
const second = 1_000;
let platform: TestPlatform;
const table = lotteryTable(() => platform);
/** The next full quarter of an hour: nothing of the timetable under test is drawn before. */
let drawsAt: Date;

beforeEach(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 1) ON CONFLICT DO NOTHING`,
  );
  drawsAt = new Date(Math.ceil((Date.now() + minute) / (5 * minute)) * 5 * minute);
  await pass(-2 * minute);
});
afterEach(() => platform?.close());

/** What one of the processes does at this offset, in milliseconds, from the draw's time. */
const pass = (offset: number, beacon: Beacon | null = null) =>
  drawDue(platform.database, { now: new Date(drawsAt.getTime() + offset), keys: testSettings.drawKeys, beacon });

const kept = async (): Promise<Kept & { numero: string }> => {
  const [row] = await platform.owner.query<Kept & { numero: string }>(
    `SELECT numero, closed_at, entropy_at, entropy, seed, prizes FROM draw WHERE station_code = 'SSC_5' AND drawn_at = $1`,
    [drawsAt],
  );
  if (!row) throw new Error('the draw is not open');
  return row;
};
const slip = (numero: string) => ({
  code: 'SSC_5',
  numero,
  lines: [{ bet: 'sumSides', selection: [['big']], unitStake: 10_000, units: 1, odds: { all: 1.96 } }],
});

describe('a draw that is mixed with the ledger', () => {
  test('waits until all that was posted before its close is sealed, and takes that head', async () => {
    const { numero } = await kept();
    const who = await table.player();
    // another transfer is in flight when the draw closes
    let posted = (): void => undefined;
    let commit = (): void => undefined;
    const isPosted = new Promise<void>((resolve) => {
      posted = resolve;
    });
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const underWay = platform.owner.transaction(async (q) => {
      await q.query(
        `SELECT ledger_post('slow', 'bonus', wallet_account('house', 'HOUSE', 'VND'), wallet_account('member', $1, 'VND'), 100,
           '{"vi": "Thưởng", "en": "Bonus"}', 'slow', now())`,
        [who.id],
      );
      posted();
      await mayCommit;
    });
    await isPosted;
    await pass(-10 * second);
    const closed = await kept();
    expect(closed).toMatchObject({ closed_at: expect.any(Date), entropy: null });
    await sealLedger(platform.owner);
    // it is due but not drawn
    expect((await pass(0))?.waiting.map(({ code }) => code)).toContain('SSC_5');
    expect(await kept()).toEqual(closed);
    commit();
    await underWay;
    await sealAll(platform.owner);
    // another process continues where the first was killed
    await pass(second);
    const drawn = await kept();
    expect(drawn.closed_at).toEqual(closed.closed_at);
    const [head] = await platform.owner.query<{ position: string; hash: string }>(
      `SELECT position, encode(hash, 'hex') AS hash FROM ledger_seal ORDER BY position DESC LIMIT 1`,
    );
    expect([drawn.entropy_at, drawn.entropy]).toEqual([head?.position, head?.hash]);
    const { seed, entropy } = drawn;
    expect(drawn.prizes).toEqual(await prizesOf('SSC', { code: 'SSC_5', numero, seed: seed ?? '', entropy }));
    expect((await platform.call(drawProof, { code: 'SSC_5', numero })).value).toMatchObject({
      entropy: { source: 'ledger', position: Number(head?.position), value: head?.hash },
      seed,
    });
  });

  test('sells nothing once it was closed, whatever the clock says, and its head holds every ticket', async () => {
    const { numero } = await kept();
    const who = await table.player();
    const one = slip(numero);
    await table.bought(who, one);
    await pass(-10 * second);
    expect(await table.buy(who, one)).toMatchObject({ code: 'DRAW_CLOSED' });
    await sealAll(platform.owner);
    await pass(0);
    expect((await kept()).prizes).not.toBe(null);
    await table.settleAll();
    expect(await checkTickets(platform.database)).toEqual([]);
    // a head from before the ticket is detected
    await platform.owner.query('ALTER TABLE draw DISABLE TRIGGER draw_keeps');
    await platform.owner.query(
      `UPDATE draw SET entropy_at = 1, entropy = (SELECT encode(hash, 'hex') FROM ledger_seal WHERE position = 1) WHERE numero = $1 AND station_code = 'SSC_5'`,
      [numero],
    );
    expect((await checkTickets(platform.database)).map(({ where }) => where)).toEqual([`draw SSC_5/${numero}`]);
  });

  test('is never drawn from its seed alone, and keeps what it was given', async () => {
    await expect(
      platform.owner.query(
        `UPDATE draw SET prizes = '[]', seed = 'x', seed_sealed = NULL, sealed_with = NULL WHERE station_code = 'SSC_5' AND prizes IS NULL`,
      ),
    ).rejects.toThrow('draw_has_entropy');
    await pass(-10 * second);
    for (const change of [
      `entropy = repeat('ab', 32)`,
      'closed_at = now()',
      `entropy_source = 'beacon'`,
      `seed_hash = 'x'`,
    ])
      await expect(
        platform.database.query(`UPDATE draw SET ${change} WHERE station_code = 'SSC_5' AND closed_at IS NOT NULL`),
      ).rejects.toThrow('keeps what it was committed to');
  });
});

describe('a draw that is mixed with a beacon', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
  let answers: 'silent' | 'forged' | 'signed' = 'silent';
  let server: Server;
  let beacon: Beacon;
  beforeEach(async () => {
    server = createServer((request, response) => {
      const round = Number(request.url?.slice(beaconRoundPath.length + 1));
      if (answers === 'silent') return void response.writeHead(404).end();
      const signed = answers === 'signed' ? round : round + 1;
      const signature = sign(null, Buffer.from(beaconMessage(signed)), privateKey).toString('hex');
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ round, signature }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    beacon = signedRounds(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, key);
    await platform.owner.query(`UPDATE lottery_station SET entropy_source = 'beacon' WHERE code = 'SSC_5'`);
    drawsAt = new Date(drawsAt.getTime() + 5 * minute);
    await pass(-2 * minute, beacon);
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('takes the round that was fixed before betting, and waits for it however long', async () => {
    answers = 'silent';
    const { numero } = await kept();
    const round = Math.ceil((drawsAt.getTime() - 14 * second) / BEACON_PERIOD_MS);
    const before = (await platform.call(drawProof, { code: 'SSC_5', numero })).value.entropy;
    expect(before).toEqual({ source: 'beacon', round, publicKey: key, signature: null, value: null });
    await takeRounds(platform.database, beacon);
    expect((await kept()).entropy).toBe(null);

    await pass(-10 * second, beacon);
    await takeRounds(platform.database, beacon);
    await pass(60 * minute, beacon);
    expect(await kept()).toMatchObject({ entropy: null, prizes: null });
    answers = 'forged';
    await expect(takeRounds(platform.database, beacon)).rejects.toThrow('not signed by the beacon');
    answers = 'signed';
    await takeRounds(platform.database, beacon);
    await pass(60 * minute, beacon);
    const { entropy, seed, prizes } = await kept();
    expect(prizes).toEqual(await prizesOf('SSC', { code: 'SSC_5', numero, seed: seed ?? '', entropy }));
  });

  test('is not opened where there is none', async () => {
    drawsAt = new Date(drawsAt.getTime() + 5 * minute);
    await pass(-2 * minute, null);
    await expect(kept()).rejects.toThrow('not open');
  });
});
