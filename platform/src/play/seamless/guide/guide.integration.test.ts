import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import { gameList, gameSheet } from '@unisite/shared/contract';
import type { VendorCatalogue, vendorCatalogueRequest } from '@unisite/shared/contract/vendorCatalogue';
import type { Infer } from '@unisite/shared/schema';
import { isSigned } from '../../../foundation/crypto/callSignature.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { addVendorSecret } from '../secrets.ts';
import { fetchGuides } from './syncGuides.ts';

jest.setTimeout(120_000);

type Asked = Infer<typeof vendorCatalogueRequest>;

let platform: TestPlatform;
let vendor: Server;
let asked: Asked[];
/** The vendor's response; a number is a bare status. */
let answer: (asked: Asked) => unknown;

const told = (games: Asked['games'], more: Partial<VendorCatalogue['games'][number]> = {}): VendorCatalogue => ({
  games: games.map(({ gameId }) => ({
    gameId,
    kind: 'wheel',
    rtp: 97.3,
    volatility: 'low',
    minimumStake: 100_000,
    maximumStake: 50_000_000,
    maximumWin: 36,
    demo: true,
    ...more,
  })),
  kinds: [
    {
      kind: 'wheel',
      about: { vi: ['Một bánh xe.'], en: ['A wheel.'] },
      rules: [{ title: { vi: 'Cách chơi', en: 'How to play' }, text: { vi: 'Đặt cược.', en: 'Place a bet.' } }],
    },
  ],
});

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());
const header = (request: IncomingMessage, name: string): string => String(request.headers[name] ?? '');

beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    const rawBody = await bodyOf(request);
    const call = {
      timestamp: header(request, 'x-timestamp'),
      nonce: header(request, 'x-nonce'),
      path: '/catalogue',
      rawBody,
    };
    const { sandboxSecret } = platform.services.settings;
    const signed = isSigned(call, header(request, 'x-signature'), sandboxSecret, platform.services.clock());
    if (request.url !== '/catalogue' || !signed) {
      response.statusCode = 401;
      response.end('{}');
      return;
    }
    const body: Asked = JSON.parse(rawBody.toString());
    asked.push(body);
    const said = answer(body);
    response.statusCode = typeof said === 'number' ? said : 200;
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((ready) => {
    vendor.listen(0, '127.0.0.1', ready);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = vendor.address() as AddressInfo;
  platform = await testPlatform({ seed: true, settings: { sandboxUrl: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await platform.close();
  vendor.close();
});
beforeEach(() => {
  asked = [];
  answer = ({ games }) => told(games);
});

const follow = () => fetchGuides(platform.services, new AbortController().signal);
const version = async () =>
  (await platform.database.query<{ version: string }>('SELECT version FROM catalogue_version'))[0]?.version;
/** The stored value; lists and details follow within moments. */
const rtpOf = async (gameId: string) =>
  Number((await platform.database.query<{ rtp: string }>('SELECT rtp FROM game WHERE id = $1', [gameId]))[0]?.rtp);
const everyGame = () => platform.database.query('SELECT * FROM game ORDER BY id');
const sheetOf = async (gameId: string, language = 'vi') =>
  (await platform.call(gameSheet, { gameId }, { headers: { 'accept-language': language } })).value;

describe('before a vendor has told anything', () => {
  it('a game has its figures of the catalogue, no texts and no bounds', async () => {
    const sheet = await sheetOf('deepwood-tiger');
    expect(sheet).toMatchObject({ about: [], rules: [], minimumStake: null, maximumStake: null, maximumWin: null });
    expect(sheet.alike).toHaveLength(8);
    expect(sheet.alike.every(({ gameId, category }) => gameId !== 'deepwood-tiger' && category === 'RNG')).toBe(true);
  });

  it('a game that is none, or not of this market, is unknown', async () => {
    expect((await platform.call(gameSheet, { gameId: 'none' })).envelope).toMatchObject({ code: 'GAME_UNKNOWN' });
    const [ticket] = (await platform.call(gameList, { category: 'LOTT' })).value.rows;
    const abroad = await platform.call(gameSheet, { gameId: ticket?.gameId ?? '' }, { host: 'int.localhost' });
    expect(abroad.envelope).toMatchObject({ code: 'GAME_UNKNOWN' });
  });
});

describe('what a vendor tells of its games', () => {
  it('is asked for in signed batches and shown in the language of the caller', async () => {
    expect(await follow()).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every(({ games }) => games.length <= 250)).toBe(true);
    // the site's own lottery is not reported to vendors; partner lotteries are listed with their launch fields
    const lotteries = asked.flatMap(({ games }) => games).filter(({ category }) => /LOTT$/.test(category));
    expect(lotteries.map(({ gameId, lotto }) => [gameId, lotto?.prizeMode, lotto?.gameCode])).toEqual([
      ['ben-nghe-keno', 'Lott', 'KENO'],
      ['five-hue-keno', 'SEA', 'KENO'],
      ['perfume-river-keno', 'Elott', 'KENO'],
    ]);
    const signedIn = await platform.signIn(player.account, player.password);
    const vi = (await platform.call(gameSheet, { gameId: 'deepwood-tiger' }, signedIn)).value;
    expect(vi).toMatchObject({
      about: ['Một bánh xe.'],
      rules: [{ title: 'Cách chơi', text: 'Đặt cược.' }],
      volatility: 'low',
      minimumStake: 1_000,
      maximumStake: 500_000,
      maximumWin: 36,
    });
    expect(await rtpOf('deepwood-tiger')).toBe(97.3);
    expect((await sheetOf('deepwood-tiger', 'en')).about).toEqual(['A wheel.']);
  });

  it('is not written again while it is the same', async () => {
    await follow();
    const [row] = await platform.database.query<{ xmin: string }>(
      `SELECT xmin::text FROM game WHERE id = 'deepwood-tiger'`,
    );
    await follow();
    const [after] = await platform.database.query<{ xmin: string }>(
      `SELECT xmin::text FROM game WHERE id = 'deepwood-tiger'`,
    );
    expect(after).toEqual(row);
  });

  it('changes only games of its own that it was asked about, and only by kinds it explains', async () => {
    await follow();
    await platform.database.query(`UPDATE vendor SET launch_url = 'http://127.0.0.1:9' WHERE code = 'bathyral'`);
    await addVendorSecret(platform.database, platform.services.settings.vendorKeys, {
      caller: 'elsewhere',
      secret: 'another-secret-another-secret',
    });
    await platform.database.query(`UPDATE vendor SET caller = 'elsewhere' WHERE code = 'bathyral'`);
    const [foreign] = await platform.database.query<{ id: string }>(
      `SELECT id FROM game WHERE vendor_code = 'bathyral' LIMIT 1`,
    );
    answer = ({ games }) =>
      told([...games.slice(0, 249), { gameId: foreign?.id ?? '', category: '', variant: '' }], { rtp: 50 });
    // The other vendor does not respond; the rest are queried all the same.
    expect(await follow()).toEqual(['elsewhere']);
    expect(await rtpOf(foreign?.id ?? '')).toBe(97.3);
    expect(await rtpOf('deepwood-tiger')).toBe(50);
    answer = ({ games }) => told(games, { kind: 'unexplained', rtp: 40 });
    await follow();
    expect(await rtpOf('deepwood-tiger')).toBe(50);
  });

  it.each([
    ['an error', () => 500],
    ['something else', () => ({ games: 'all' })],
    ['a return above a hundred', ({ games }: Asked) => told(games, { rtp: 140 })],
    ['bounds that are none', ({ games }: Asked) => told(games, { minimumStake: 0 })],
    ['a least stake above the most', ({ games }: Asked) => told(games, { minimumStake: 500, maximumStake: 100 })],
  ])('%s is not kept, and it is said who has to be asked again', async (_name, said) => {
    await follow();
    const before = await everyGame();
    answer = said;
    expect(await follow()).toContain('sandbox');
    expect(await everyGame()).toEqual(before);
  });

  it('reaches every instance: the catalogue has a new version', async () => {
    const before = await version();
    answer = ({ games }) => told(games, { rtp: 91.11 });
    await follow();
    expect(Number(await version())).toBeGreaterThan(Number(before));
  });
});
