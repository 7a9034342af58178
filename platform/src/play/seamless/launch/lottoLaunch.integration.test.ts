import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import { demoGame, gameList, gameMenu, launchGame, type RequestOf } from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { vendorCall } from '../../../testing/vendorClient.ts';

jest.setTimeout(120_000);

type Request = RequestOf<typeof launchGame>;
type Member = { headers: Record<string, string> };

let platform: TestPlatform;
let vendor: Server;
let own: Member;

beforeAll(async () => {
  vendor = createServer((_request, response) => response.end());
  await new Promise<void>((ready) => {
    vendor.listen(0, '127.0.0.1', ready);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = vendor.address() as AddressInfo;
  platform = await testPlatform({ seed: true, settings: { sandboxUrl: `http://127.0.0.1:${port}` } });
  own = await platform.signIn(player.account, player.password);
});
afterAll(async () => {
  await platform.close();
  vendor.close();
});

/** A complete lotto launch of section 3, for the demonstration's keno in the mode SEA. */
const whole = {
  gameId: 'five-hue-keno',
  vassalage: 'octavane',
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'LOTT',
  platform: 'html5-desktop',
  clientType: 3,
  lottoArea: 'VN',
  lottoPrizeMode: 'SEA',
  lottoGameCode: 'KENO',
  lottoView: 'lobby',
  device: 'mobile',
  backUrl: '/elott?gameCode=SSC_1',
  language: 'en',
} as const satisfies Request;

const launch = async (request: Request, member: Member = own): Promise<URL> =>
  new URL((await platform.call(launchGame, request, member)).value.game_url ?? '');
/** What a manipulated page may send, outside the type. */
const refusal = async (request: object, member: Member = own): Promise<string> => {
  const { envelope } = await platform.call(launchGame, request as Request, member);
  return envelope.success ? 'launched' : envelope.code;
};
const sessionOf = async (address: URL) =>
  vendorCall(platform, '/vendor/v1/session', { code: address.searchParams.get('code') });
const codes = async (): Promise<number> =>
  (await platform.database.query<{ n: number }>('SELECT count(*)::int AS n FROM launch_code'))[0]?.n ?? 0;

describe('section 3: launching a partner lottery', () => {
  it('opens the vendor’s frame with every field, and tells it with the session what is not to be believed of an address', async () => {
    const address = await launch(whole);
    const { code, ...said } = Object.fromEntries(address.searchParams);
    expect(address.pathname).toBe('/play/five-hue-keno');
    const backUrl = 'http://localhost/elott?gameCode=SSC_1';
    expect(said).toEqual({
      lang: 'en',
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoPrizeMode: 'SEA',
      lottoGameCode: 'KENO',
      lottoView: 'lobby',
      device: 'mobile',
      backUrl,
    });
    expect(code?.length).toBeGreaterThan(30);
    const session = await sessionOf(address);
    const lotto = { prizeMode: 'SEA', gameCode: 'KENO' };
    expect(session.body).toMatchObject({ gameId: 'five-hue-keno', category: 'ELOTT', lotto, lobbyUrl: backUrl });
  });

  it('needs the prize mode and the code alone, which name the game, and begins with betting and home', async () => {
    const address = await launch({ launchMode: 'LOTT', lottoPrizeMode: 'Elott', lottoGameCode: 'KENO' });
    expect(address.pathname).toBe('/play/perfume-river-keno');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      lottoArea: 'VN',
      lottoView: 'betting',
      device: 'desktop',
      backUrl: 'http://localhost/',
    });
  });

  it('launches nothing in the mode GLS: the card that is answered says what to launch it with', async () => {
    const before = await codes();
    const { value } = await platform.call(launchGame, { gameId: 'five-hue-keno' }, own);
    expect(value).toEqual({ game: expect.objectContaining({ lotto: { prizeMode: 'SEA', gameCode: 'KENO' } }) });
    expect(await codes()).toBe(before);
  });

  it('is one launch for one key, and each launch is its own member’s', async () => {
    const keyed = { headers: { ...own.headers, 'idempotency-key': crypto.randomUUID() } };
    const before = await codes();
    const [first, again] = [await launch(whole, keyed), await launch(whole, keyed)];
    expect([again.href, await codes()]).toEqual([first.href, before + 1]);
    await addMember(platform.database, { account: 'lottoman1', passwordHash: await hashPassword('Lotto-2026') });
    const other = await launch(whole, await platform.signIn('lottoman1', 'Lotto-2026'));
    const mine = (await sessionOf(first)).body;
    expect((await sessionOf(other)).body).not.toMatchObject({ playerId: mine.playerId });
    expect((await sessionOf(first)).body).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it.each([
    ['a game that is no lottery', { gameId: 'deepwood-tiger', vassalage: undefined }, 'NOT_A_LOTTO_GAME'],
    ['a draw of this site', { gameId: 'SSC_1', vassalage: 'TCG_SEA' }, 'NOT_A_LOTTO_GAME'],
    ['another code than the game’s', { lottoGameCode: 'BINGO' }, 'LOTTO_GAME_MISMATCH'],
    ['another prize mode than the game’s', { lottoPrizeMode: 'Lott' }, 'LOTTO_GAME_MISMATCH'],
    ['another vendor than the game’s', { vassalage: 'bathyral' }, 'GAME_UNKNOWN'],
    ['a code alone that no game has', { gameId: undefined, lottoGameCode: 'BINGO' }, 'GAME_UNKNOWN'],
    ['a code alone of another vendor', { gameId: undefined, vassalage: 'bathyral' }, 'GAME_UNKNOWN'],
    ['no code', { lottoGameCode: undefined }, 'LOTTO_FIELDS_MISSING'],
    ['no prize mode', { lottoPrizeMode: undefined }, 'LOTTO_FIELDS_MISSING'],
    ['fields of a lottery in the mode GLS', { launchMode: 'GLS' }, 'LOTTO_FIELDS_UNEXPECTED'],
    ['one such field in the mode GLS', { gameId: 'deepwood-tiger', launchMode: undefined }, 'LOTTO_FIELDS_UNEXPECTED'],
    ['a room', { roomId: 'no-such-room' }, 'GAME_UNKNOWN'],
  ])('refuses %s', async (_, change, code) => {
    const before = await codes();
    expect(await refusal({ ...whole, ...change })).toBe(code);
    expect(await codes()).toBe(before);
  });

  it.each([
    { backUrl: 'https://evil.example/' },
    { backUrl: '//evil.example' },
    { backUrl: '/\\evil.example' },
    { backUrl: '/\t/evil.example' },
    { backUrl: 'elott' },
    { backUrl: '/@evil\u0000' },
    { backUrl: `/${'x'.repeat(200)}` },
    { lottoGameCode: '\u0000' },
    { lottoGameCode: '\ud800' },
    { lottoGameCode: 'x'.repeat(41) },
    { lottoPrizeMode: 'lott' },
    { lottoArea: 'TH' },
    { lottoView: 'admin' },
    { device: 'watch' },
  ])('takes no %j', async (odd) => {
    expect(['BAD_REQUEST', 'LOTTO_GAME_MISMATCH']).toContain(await refusal({ ...whole, ...odd }));
  });

  it('knows no game of a shelf that the market lacks', async () => {
    const { database } = platform;
    const lott = { launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode: 'KENO' };
    expect(await refusal({ ...lott, gameId: 'ben-nghe-keno' })).toBe('launched');
    const [shelf] = await database.query<{ position: number }>(
      `DELETE FROM market_category WHERE market_code = 'VN' AND category = 'LOTT' RETURNING position`,
    );
    expect(await refusal({ ...lott, gameId: 'ben-nghe-keno' })).toBe('GAME_UNKNOWN');
    expect(await refusal(lott)).toBe('GAME_UNKNOWN');
    await database.query(
      `INSERT INTO market_category (market_code, category, is_hot, position) VALUES ('VN', 'LOTT', true, $1)`,
      [shelf?.position],
    );
  });

  it('is found by its flag, in each market by its shelves, until its vendor is switched off', async () => {
    const found = async (host = 'localhost', process = platform) =>
      (await process.call(gameList, { flag: 'lotto', sort: 'name' }, { host })).value.rows.map(({ gameId }) => gameId);
    expect(await found()).toEqual(['ben-nghe-keno', 'five-hue-keno', 'perfume-river-keno']);
    expect(await found('int.localhost')).toEqual(['five-hue-keno', 'perfume-river-keno']);
    await platform.database.query(`UPDATE vendor SET state = 'down' WHERE code = 'octavane'`);
    const other = await testPlatform({ database: platform }); // an instance that has not read the catalogue yet
    expect(await found('localhost', other)).toEqual([]);
    await other.close();
    expect(await refusal(whole)).toBe('VENDOR_DOWN');
    await platform.database.query(`UPDATE vendor SET state = 'active' WHERE code = 'octavane'`);
    const { categories } = (await platform.call(gameMenu, {})).value;
    const cards = categories.find(({ category }) => category === 'ELOTT')?.cards ?? [];
    expect(cards.map(({ vassalage }) => vassalage)).toEqual(['TCG_SEA', 'octavane']);
  });

  it('with play money it is told its prize mode by the signed address', async () => {
    const device = await passAgeGate(platform);
    const { game_url } = (await platform.call(demoGame, { gameId: 'five-hue-keno' }, device)).value;
    const said = Object.fromEntries(new URL(game_url).searchParams);
    expect(said).toMatchObject({ demo: '1', category: 'ELOTT', lottoPrizeMode: 'SEA', lottoGameCode: 'KENO' });
  });
});
