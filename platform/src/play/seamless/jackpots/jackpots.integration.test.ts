import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { jackpots, type VendorJackpots } from '@unisite/shared/contract/jackpots';
import { isSigned } from '../../../foundation/crypto/callSignature.ts';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
let vendor: Server;
let asked: unknown[];
/** The vendor's response; a number is a bare status. */
let answer: unknown;

const pool = (more: Partial<VendorJackpots['pools'][number]>): VendorJackpots['pools'][number] => ({
  name: { vi: 'Hũ Hoàng Kim', en: 'Golden Jackpot' },
  kinds: ['reels', 'ways'],
  amount: 2_431_207_500,
  last: null,
  ...more,
});

beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray());
    const header = (name: string) => String(request.headers[name] ?? '');
    const call = { timestamp: header('x-timestamp'), nonce: header('x-nonce'), path: '/jackpots', rawBody };
    const { sandboxSecret } = platform.services.settings;
    const signed = isSigned(call, header('x-signature'), sandboxSecret, platform.services.clock());
    asked.push(signed && JSON.parse(rawBody.toString()));
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => {
    vendor.listen(0, '127.0.0.1', ready);
  });
});
afterAll(() => {
  vendor.close();
});
beforeEach(async () => {
  asked = [];
  // A server that listens on TCP has an address with a port.
  const { port } = vendor.address() as AddressInfo;
  platform = await testPlatform({ seed: true, settings: { sandboxUrl: `http://127.0.0.1:${port}` } });
  await platform.database.query(
    `INSERT INTO vendor_guide (caller, kind, about, rules)
     SELECT 'sandbox', kind, '{"vi":[],"en":[]}', '[]' FROM unnest(ARRAY['reels', 'other']) AS kind ON CONFLICT DO NOTHING`,
  );
  await platform.database.query(
    "UPDATE game SET guide_caller = 'sandbox', guide_kind = CASE WHEN category = 'RNG' THEN 'reels' ELSE 'other' END",
  );
});
afterEach(() => platform.close());

const ask = (language = 'vi') => platform.call(jackpots, {}, { headers: { 'accept-language': language } });

it('answers what the vendor says, in the language of the caller, with the titles that take part in it', async () => {
  answer = { pools: [pool({}), pool({ name: { vi: 'Hũ lớn', en: 'Great pot' }, amount: 9_000_000_000 })] };
  const { pools } = (await ask()).value;
  expect(pools.map(({ name, amount }) => [name, amount])).toEqual([
    ['Hũ lớn', 90_000_000],
    ['Hũ Hoàng Kim', 24_312_075],
  ]);
  const [row] = await platform.database.query<{ games: number }>(
    `SELECT count(*)::int AS games FROM game g JOIN vendor v ON v.code = g.vendor_code
     WHERE g.category = 'RNG' AND NOT g.maintenance AND v.state <> 'down'`,
  );
  expect(pools[0]).toMatchObject({ games: row?.games, last: null, category: 'RNG' });
  expect((await ask('en')).value.pools[1]?.name).toBe('Golden Jackpot');
});

it('names who won last by a masked account, and nobody it does not know', async () => {
  const member = await addMember(platform.database, { account: 'ngocanh77' });
  const [game] = await platform.database.query<{ id: string; name_vi: string }>(
    "SELECT id, name_vi FROM game WHERE category = 'RNG' ORDER BY id LIMIT 1",
  );
  const last = { at: '2026-11-28T08:00:00Z', amount: 6_000_000_000, gameId: game?.id ?? '', playerId: member.id };
  const others = ['999999999', '7; --', '\u0000', '0'].map((playerId) =>
    pool({ last: { ...last, playerId, gameId: 'no-such-game' } }),
  );
  answer = { pools: [pool({ amount: 90_000_000_000, last }), ...others] };
  const { pools } = (await ask()).value;
  const at = '2026-11-28T08:00:00.000Z';
  expect(pools[0]?.last).toEqual({ at, amount: 60_000_000, account: 'ngo***77', gameName: game?.name_vi });
  for (const { last: told } of pools.slice(1))
    expect(told).toEqual({ at, amount: 60_000_000, account: null, gameName: null });
});

it('asks in a signed call, once for however many look at the same time', async () => {
  answer = { pools: [pool({})] };
  await Promise.all([ask(), ask(), ask('en')]);
  expect(asked).toEqual([{ currency: 'VND' }]);
});

it('shows no pool that no title here takes part in', async () => {
  answer = { pools: [pool({ kinds: ['roulette'] })] };
  expect((await ask()).value.pools).toEqual([]);
});

it.each([404, 503, {}, { pools: [{ ...pool({}), amount: -1 }] }])(
  'has no pools of a vendor that answers %j, and does not ask it again at once',
  async (wrong) => {
    answer = wrong;
    expect((await ask()).value.pools).toEqual([]);
    answer = { pools: [pool({})] };
    await new Promise((done) => setTimeout(done, 5_100));
    expect((await ask()).value.pools).toEqual([]);
    expect(asked).toHaveLength(1);
  },
);
