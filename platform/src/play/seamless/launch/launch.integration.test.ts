import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import { demoGame, fromWire, launchGame, pvpRooms, recentGames } from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { exclude } from '../../../access/protection/testing/protect.ts';
import { post } from '../../../money/ledger/index.ts';
import { publishTerms } from '../../../site/markets/index.ts';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { addMember, addUnstated, stateAge } from '../../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { vendorCall } from '../../../testing/vendorClient.ts';
import { sealVendorSecret } from '../sealedSecrets.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
let vendor: Server;
let vendorUrl: string;
let own: { headers: Record<string, string> };
/** A visitor's device that has passed the age gate. */
let device: CallOptions;

beforeAll(async () => {
  vendor = createServer((request, response) => {
    response.statusCode = request.url === '/healthz' ? 200 : 500;
    response.end();
  });
  await new Promise<void>((ready) => {
    vendor.listen(0, '127.0.0.1', ready);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = vendor.address() as AddressInfo;
  vendorUrl = `http://127.0.0.1:${port}`;
  platform = await testPlatform({ seed: true, settings: { sandboxUrl: vendorUrl } });
  own = await platform.signIn(player.account, player.password);
  device = await passAgeGate(platform);
});
afterAll(async () => {
  await platform.close();
  vendor.close();
});

const addressOf = (answer: { game_url?: string | undefined }): URL => new URL(answer.game_url ?? '');

describe('section 3 and 4: launching a game', () => {
  it('answers the frame’s address with a one-time code and notes the game as recent', async () => {
    const answer = (await platform.call(launchGame, { gameId: 'deepwood-tiger', language: 'en' }, own)).value;
    const address = addressOf(answer);
    expect(address.origin).toBe(vendorUrl);
    expect(address.pathname).toBe('/play/deepwood-tiger');
    expect(address.searchParams.get('lang')).toBe('en');
    expect(address.searchParams.get('code')?.length).toBeGreaterThan(30);
    expect(answer.game.gameId).toBe('deepwood-tiger');
    const recent = (await platform.call(recentGames, { count: 5 }, own)).value.rows;
    expect(recent).toHaveLength(5);
    expect(recent[0]?.gameId).toBe('deepwood-tiger');
  });

  it.each([
    ['CN', 'en'],
    ['th', 'en'],
    ['ja-JP', 'en'],
    ['VI', 'vi'],
  ])(
    'tells the vendor, for a player who asks for %s, the language whose texts the site has: %s',
    async (language, told) => {
      const asked = { gameId: 'deepwood-tiger', language };
      expect(addressOf((await platform.call(launchGame, asked, own)).value).searchParams.get('lang')).toBe(told);
    },
  );

  it('opens nothing for a member who is self-excluded, until that is over', async () => {
    const account = 'excluded1';
    const { id } = await addMember(platform.database, { account, passwordHash: await hashPassword('Rooms-2026') });
    const signedIn = await platform.signIn(account, 'Rooms-2026');
    const open = async () => {
      const { envelope } = await platform.call(launchGame, { gameId: 'deepwood-tiger' }, signedIn);
      return envelope.success ? 'in' : envelope.code;
    };
    const { database } = platform;
    await exclude(database, id, new Date(Date.now() - 2_000));
    expect(await open()).toBe('SELF_EXCLUDED');
    await database.query(
      `UPDATE play_break SET until = now() - interval '1 second', ends_at = now() WHERE member_id = $1`,
      [id],
    );
    expect(await open()).toBe('in');
  });

  it('opens nothing for who has not stated an age, or accepted an older version of the terms', async () => {
    const { database, owner } = platform;
    const passwordHash = await hashPassword('Rooms-2026');
    const launched = async (account: string, request = { gameId: 'deepwood-tiger' }) => {
      const { envelope } = await platform.call(launchGame, request, await platform.signIn(account, 'Rooms-2026'));
      return envelope.success ? 'in' : envelope.code;
    };
    const guest = await addUnstated(database, { account: 'unstated1', passwordHash, customerType: 4 });
    const member = await addUnstated(database, { account: 'unstated2', passwordHash });
    expect([await launched(guest.account), await launched(member.account)]).toEqual(
      Array.from({ length: 2 }, () => 'AGE_UNCONFIRMED'),
    );
    expect((await platform.call(demoGame, { gameId: 'deepwood-tiger' })).envelope).toMatchObject({
      code: 'AGE_UNCONFIRMED',
    });
    await stateAge(database, member);
    expect(await launched(member.account)).toBe('in');
    const text = { vi: 'Bản hai', en: 'Version two' };
    await owner.transaction((q) => publishTerms(q, new Date(), 'VN', { after: 1, text, changed: text }));
    expect(await launched(member.account)).toBe('TERMS_CHANGED');
    expect((await platform.call(demoGame, { gameId: 'deepwood-tiger' }, device)).envelope).toMatchObject({
      code: 'TERMS_CHANGED',
    });
    // for the tests that follow
    await database.query(
      `INSERT INTO age_statement SELECT member_id, market_code, 2, birth_date, at FROM age_statement WHERE market_code = 'VN'
       ON CONFLICT DO NOTHING`,
    );
    device = await passAgeGate(platform);
  });

  it('takes the request as the specification has it, and no other values', async () => {
    const whole = {
      gameId: 'deepwood-tiger',
      vassalage: 'kim-hac-phuong',
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'vi',
    } as const;
    expect((await platform.call(launchGame, whole, own)).status).toBe(200);
    const foreign = await platform.call(launchGame, { ...whole, vassalage: 'bathyral' }, own);
    expect(foreign.envelope).toMatchObject({ code: 'GAME_UNKNOWN' });
    for (const other of [{ accountType: 2 }, { confirmTrans: 1 }, { launchMode: 'ELOTT' }, { clientType: 4 }]) {
      // Outside the type: what a manipulated page may send.
      const asked = { ...whole, ...other } as typeof whole;
      expect((await platform.call(launchGame, asked, own)).status).toBe(400);
    }
  });

  it('refuses what cannot be played', async () => {
    const code = async (gameId: string, options: Parameters<TestPlatform['call']>[2] = own) =>
      (await platform.call(launchGame, { gameId }, options)).envelope;
    expect(await code('no-such-game')).toMatchObject({ code: 'GAME_UNKNOWN' });
    expect(await code('deepwood-tiger', {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    const [closed] = await platform.database.query<{ id: string }>('SELECT id FROM game WHERE maintenance LIMIT 1');
    const maintenance = await platform.call(launchGame, { gameId: closed?.id ?? '' }, own);
    expect([maintenance.status, maintenance.envelope]).toMatchObject([409, { code: 'GAME_MAINTENANCE' }]);
    await platform.database.query(`UPDATE vendor SET state = 'down' WHERE code = 'bathyral'`);
    expect(await code('desert-mane-king')).toMatchObject({ code: 'VENDOR_DOWN' });
    await platform.database.query(`UPDATE vendor SET state = 'active' WHERE code = 'bathyral'`);
    expect((await code('desert-mane-king')).success).toBe(true);
  });

  it('is open to guests on free play', async () => {
    await addMember(platform.database, {
      account: 'guest7',
      nickname: 'Khách',
      passwordHash: await hashPassword('Guest-2026'),
      customerType: 4,
      marketCode: 'VN',
    });
    const guest = await platform.signIn('guest7', 'Guest-2026');
    expect((await platform.call(launchGame, { gameId: 'deepwood-tiger' }, guest)).envelope).toMatchObject({
      success: true,
    });
  });

  it('opens games at their vendor’s own address, in a window of their own where they do not stand in frames', async () => {
    const { database } = platform;
    await database.query(`UPDATE vendor SET launch_url = $1, own_window = true WHERE code = 'bathyral'`, [vendorUrl]);
    const answer = (await platform.call(launchGame, { gameId: 'desert-mane-king' }, own)).value;
    expect(answer.game_url).toBeUndefined();
    expect(new URL(answer.game_url2 ?? '').pathname).toBe('/play/desert-mane-king');
    await database.query(
      `UPDATE vendor SET launch_url = 'http://127.0.0.1:9', own_window = false WHERE code = 'bathyral'`,
    );
    const away = await platform.call(launchGame, { gameId: 'desert-mane-king' }, own);
    expect([away.status, away.envelope]).toMatchObject([503, { code: 'VENDOR_DOWN' }]);
    await database.query(`UPDATE vendor SET launch_url = NULL WHERE code = 'bathyral'`);
  });

  it('opens the games of an esports vendor from the shelf they stand on, and only from there', async () => {
    const { database } = platform;
    const [game] = await database.query<{ id: string }>(
      `SELECT id FROM game WHERE vendor_code = 'TF' AND category = 'SPORTS' AND NOT maintenance LIMIT 1`,
    );
    const gameId = game?.id ?? '';
    const code = async () => {
      const { envelope } = await platform.call(launchGame, { gameId }, own);
      return envelope.success ? 'open' : envelope.code;
    };
    const without = async (category: string) => {
      const [taken] = await database.query<{ is_hot: boolean; position: number }>(
        `DELETE FROM market_category WHERE market_code = 'VN' AND category = $1 RETURNING is_hot, position`,
        [category],
      );
      const found = await code();
      await database.query(
        `INSERT INTO market_category (market_code, category, is_hot, position) VALUES ('VN', $1, $2, $3)`,
        [category, taken?.is_hot, taken?.position],
      );
      return found;
    };
    expect(await without('SPORTS')).toBe('open');
    expect(await without('ESPORTS')).toBe('GAME_UNKNOWN');
    const answer = (await platform.call(launchGame, { gameId }, own)).value;
    const session = await vendorCall(platform, '/vendor/v1/session', {
      code: addressOf(answer).searchParams.get('code'),
    });
    expect(session.body).toMatchObject({ gameId, category: 'ESPORTS' });
  });

  it('launches no game of the lottery: it is told from the others by its card, and has a page of this site', async () => {
    const { database } = platform;
    const codes = async () => (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM launch_code'))[0]?.n;
    const before = await codes();
    for (const [gameId, vassalage, category] of [
      ['MB', 'TCG_LOTTO_VN', 'LOTT'],
      ['SSC_1', 'TCG_SEA', 'ELOTT'],
    ] as const) {
      const answer = (await platform.call(launchGame, { gameId }, own)).value;
      expect(answer).toEqual({ game: expect.objectContaining({ gameId, vassalage, category }) });
      expect((await platform.call(demoGame, { gameId }, device)).envelope).toMatchObject({ code: 'NO_DEMO' });
    }
    expect(await codes()).toBe(before);
    const shelves = await database.query<{ vendor_code: string }>(
      `SELECT DISTINCT vendor_code FROM game WHERE category IN ('LOTT', 'ELOTT') AND lotto_game_code IS NULL ORDER BY 1`,
    );
    expect(shelves.map(({ vendor_code }) => vendor_code)).toEqual(['TCG_LOTTO_VN', 'TCG_SEA']);
    await database.query(`UPDATE vendor SET state = 'down' WHERE code = 'TCG_LOTTO_VN'`);
    expect((await platform.call(launchGame, { gameId: 'MB' }, own)).envelope).toMatchObject({ code: 'VENDOR_DOWN' });
    await database.query(`UPDATE vendor SET state = 'active' WHERE code = 'TCG_LOTTO_VN'`);
  });

  it('says so when the vendor’s server does not answer, and takes nothing', async () => {
    const alone = await testPlatform({ seed: true, settings: { sandboxUrl: 'http://127.0.0.1:9' } });
    try {
      const signedIn = await alone.signIn(player.account, player.password);
      const reply = await alone.call(launchGame, { gameId: 'deepwood-tiger' }, signedIn);
      expect([reply.status, reply.envelope]).toMatchObject([503, { code: 'VENDOR_DOWN' }]);
      expect(await alone.database.query('SELECT 1 FROM launch_code')).toHaveLength(0);
    } finally {
      await alone.close();
    }
  });
});

describe('rooms of card games', () => {
  const roomsOf = async () => (await platform.call(pvpRooms, {}, own)).value.rows;

  it('are launched with their room, which the vendor is told', async () => {
    const room = (await roomsOf()).find((one) => one.open);
    if (!room) throw new Error('no room is open');
    const { gameId, roomId, nodeId } = room;
    const code = addressOf((await platform.call(launchGame, { gameId, roomId, nodeId }, own)).value).searchParams.get(
      'code',
    );
    const session = await vendorCall(platform, '/vendor/v1/session', { code });
    expect(session.body).toMatchObject({ gameId, roomId, category: 'PVP' });
    const sitting = (await roomsOf()).find((one) => one.roomId === roomId);
    expect(sitting?.players).toBe(room.players + 1);
  });

  it('are launched by the room alone, whose game it is; neither of them is no request', async () => {
    const room = (await roomsOf()).find((one) => one.open);
    if (!room) throw new Error('no room is open');
    const { roomId, gameId } = room;
    expect((await platform.call(launchGame, { roomId }, own)).value.game.gameId).toBe(gameId);
    expect((await platform.call(launchGame, {}, own)).status).toBe(400);
  });

  it('are those of one game where one is named, with what they cost', async () => {
    const all = await roomsOf();
    const gameId = all[0]?.gameId ?? '';
    const { rows } = (await platform.call(pvpRooms, { gameId }, own)).value;
    expect(rows).toEqual(all.filter((room) => room.gameId === gameId));
    expect(rows[0]).toMatchObject({ entry: 20_000, stake: 1_000, seats: 4 });
  });

  it('are refused when they are closed, another game’s, unknown, or dearer than the balance', async () => {
    const rooms = await roomsOf();
    const closed = rooms.find((room) => !room.open);
    const open = rooms.find((room) => room.open && room.gameId !== closed?.gameId);
    if (!closed || !open) throw new Error('the demonstration has both');
    const refusal = async (asked: { gameId: string; roomId: string; nodeId?: string }) =>
      (await platform.call(launchGame, asked, own)).envelope;
    expect(await refusal(closed)).toMatchObject({ code: 'ROOM_CLOSED' });
    expect(await refusal({ gameId: closed.gameId, roomId: open.roomId })).toMatchObject({ code: 'GAME_UNKNOWN' });
    expect(await refusal({ ...open, nodeId: 'other' })).toMatchObject({ code: 'GAME_UNKNOWN' });
    expect(await refusal({ gameId: open.gameId, roomId: 'none' })).toMatchObject({ code: 'GAME_UNKNOWN' });
    await platform.database.query('UPDATE pvp_room SET entry = 100000000000000 WHERE id = $1', [open.roomId]);
    expect(await refusal(open)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('ask for their entry what the game plays from: the wallet at the vendor where the market has those', async () => {
    const { database } = platform;
    const enter = async (account: string, full: 'main' | 'vendor') => {
      const room = (await roomsOf()).find((one) => one.open);
      if (!room) throw new Error('no room is open');
      const member = await addMember(database, {
        account,
        nickname: account,
        passwordHash: await hashPassword('Rooms-2026'),
        customerType: 0,
        marketCode: 'VN',
      });
      await post(database, {
        key: `rooms/${account}`,
        kind: 'deposit',
        from: { kind: 'bank', owner: 'BANK' },
        to:
          full === 'main'
            ? { kind: 'member', owner: member.id }
            : { kind: 'vendorWallet', owner: `${room.vassalage}/${member.id}` },
        amount: fromWire(room.entry),
        subject: { vi: 'Nạp tiền', en: 'Deposit' },
        reference: account,
      });
      const { gameId, roomId, nodeId } = room;
      const signedIn = await platform.signIn(account, 'Rooms-2026');
      const { envelope } = await platform.call(launchGame, { gameId, roomId, nodeId }, signedIn);
      return envelope.success ? 'in' : envelope.code;
    };
    await database.query(`UPDATE market SET single_wallet = false WHERE code = 'VN'`);
    expect(await enter('roomsvendor1', 'vendor')).toBe('in');
    expect(await enter('roomsmain1', 'main')).toBe('INSUFFICIENT_BALANCE');
    await database.query(`UPDATE market SET single_wallet = true WHERE code = 'VN'`);
    expect(await enter('roomsvendor2', 'vendor')).toBe('INSUFFICIENT_BALANCE');
    expect(await enter('roomsmain2', 'main')).toBe('in');
  });
});

describe('playing with play money', () => {
  it('is for everybody: a signed address that says all the vendor needs, for five minutes, and no code', async () => {
    const { game_url, game } = (await platform.call(demoGame, { gameId: 'deepwood-tiger' }, device)).value;
    const address = new URL(game_url);
    const said = Object.fromEntries(address.searchParams);
    expect(game.hasDemo).toBe(true);
    expect(said).toMatchObject({ demo: '1', lang: 'vi', category: 'RNG', name: 'Hổ Vằn Rừng Thẳm' });
    expect(said.code).toBeUndefined();
    expect(Number(said.expires) - platform.services.clock().getTime()).toBeLessThanOrEqual(5 * 60_000);
    const [signed = '', signature] = `${address.pathname}${address.search}`.split('&signature=');
    expect(signature).toBe(createHmac('sha256', platform.services.settings.sandboxSecret).update(signed).digest('hex'));
  });

  it('is signed with what is good by the platform’s clock', async () => {
    const { database, services } = platform;
    const { sandboxSecret } = services.settings;
    await database.query(
      `UPDATE vendor_secret SET previous_secret = $1, previous_until = '2031-01-01T00:00:00Z', taken_at = NULL
       WHERE caller = 'sandbox'`,
      [sealVendorSecret(services.settings.vendorKeys, 'sandbox', 'the-secret-that-was-before-this-one')],
    );
    const signedWith = async (now: string): Promise<string | undefined> => {
      const settings = { sandboxUrl: vendorUrl };
      const there = await testPlatform({ database: platform, clock: () => new Date(now), settings });
      const { game_url } = (await there.call(demoGame, { gameId: 'deepwood-tiger' }, device)).value;
      await there.close();
      const { pathname, search } = new URL(game_url);
      const [signed = '', signature] = `${pathname}${search}`.split('&signature=');
      return [sandboxSecret, 'the-secret-that-was-before-this-one'].find(
        (secret) => createHmac('sha256', secret).update(signed).digest('hex') === signature,
      );
    };
    expect(await signedWith('2030-12-31T23:59:00Z')).toBe('the-secret-that-was-before-this-one');
    expect(await signedWith('2031-01-01T00:01:00Z')).toBe(sandboxSecret);
    await database.query(
      `UPDATE vendor_secret SET previous_secret = NULL, previous_until = NULL WHERE caller = 'sandbox'`,
    );
  });

  it('is refused for games without, under maintenance, and for those who ask too often', async () => {
    const { database } = platform;
    const [without] = await database.query<{ id: string }>(
      'SELECT id FROM game WHERE NOT has_demo AND NOT maintenance LIMIT 1',
    );
    const [closed] = await database.query<{ id: string }>('SELECT id FROM game WHERE has_demo AND maintenance LIMIT 1');
    const refusal = async (gameId: string) => (await platform.call(demoGame, { gameId }, device)).envelope;
    expect(await refusal(without?.id ?? '')).toMatchObject({ code: 'NO_DEMO' });
    expect(await refusal(closed?.id ?? '')).toMatchObject({ code: 'GAME_MAINTENANCE' });
    expect(await refusal('no-such-game')).toMatchObject({ code: 'GAME_UNKNOWN' });
    for (let tries = 0; tries < 40; tries += 1) await platform.call(demoGame, { gameId: 'deepwood-tiger' }, device);
    expect(await refusal('deepwood-tiger')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
