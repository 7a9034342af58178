import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import {
  addFavourite,
  balance,
  favourites,
  freePlay,
  guestType,
  hundredthsOf,
  launchGame,
  logout,
  memberIdOf,
  memberInfo,
  merchantWallet,
  operations,
  type RequestOf,
  recentGames,
  removeFavourite,
  unreadMessages,
} from '@unisite/shared/contract';
import { balanceOf, checkInvariants, post } from '../../../money/ledger/index.ts';
import { loadWinners } from '../../../play/games/index.ts';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { type CallOptions, type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { closeOldGuests } from './closeOldGuests.ts';
import { GUEST_CREDIT } from './guestBalance.ts';

const hour = 3_600_000;
const day = 24 * hour;
let now = Date.parse('2026-11-20T03:00:00Z');
let platform: TestPlatform;
let device: CallOptions;
beforeAll(async () => {
  platform = await testPlatform({ seed: true, clock: () => new Date(now) });
  device = await passAgeGate(platform);
});
afterAll(() => platform.close());
beforeEach(() => {
  now += hour;
});

const form = (random = newRandom()): RequestOf<typeof freePlay> => ({
  os: 'Windows',
  platform: 'W',
  gatewayVersion: 3,
  adult: true,
  random,
});
const newRandom = () => randomBytes(24).toString('base64');

/** Headers of the session that a response started. */
const headersOf = ({ value, cookies }: Reply<{ token: string }>): CallOptions => ({
  headers: {
    authorization: `Bearer ${value.token}`,
    cookie: `__Host-unisite=${cookies['__Host-unisite']?.value ?? ''}`,
  },
});

const guest = async (random?: string) => {
  const reply = await platform.call(freePlay, form(random), device);
  return { session: reply.value, options: headersOf(reply) };
};

describe('section 4: free play', () => {
  test('is a guest with money of its own, and no upline [4.freePlay.in]', async () => {
    const { session, options } = await guest();
    expect(session).toMatchObject({ customerType: 4, firstTimeLogin: false, passwordExpired: false, level: null });
    expect(session.account).toMatch(/^guest_[a-z2-9]{10}$/);
    expect(session.nickname).toMatch(/^Khách [A-Z2-9]{4}$/);
    expect((await platform.call(balance, {}, options)).value.sumBalance).toBe(10_000_000);
    const [row] = await platform.database.query('SELECT upline_id, market_code, state FROM member WHERE id = $1', [
      session.customerId,
    ]);
    expect(row).toEqual({ upline_id: null, market_code: 'VN', state: 'active' });
    const [event] = await platform.database.query(
      'SELECT kind FROM security_event WHERE member_id = $1 ORDER BY id LIMIT 1',
      [session.customerId],
    );
    expect(event).toEqual({ kind: 'guestStarted' });
  });

  test('is called a guest in the language of the page', async () => {
    const reply = await platform.call(freePlay, form(), {
      headers: { ...device.headers, 'x-language': 'en' },
    });
    expect(reply.value.nickname).toMatch(/^Guest /);
  });

  test('the purse comes from the house by double entry, each guest’s its own', async () => {
    const [first, second] = [await guest(), await guest()];
    const movements = await platform.database.query(
      `SELECT t.kind, a.kind AS account, a.owner, p.amount FROM transfer t JOIN posting p ON p.transfer_id = t.id
       JOIN account a ON a.id = p.account_id WHERE t.idem = $1 ORDER BY p.side`,
      [`freeplay/${first.session.customerId}/fill`],
    );
    expect(movements).toEqual([
      { kind: 'transfer', account: 'house', owner: 'FREEPLAY', amount: String(-GUEST_CREDIT) },
      { kind: 'transfer', account: 'member', owner: first.session.customerId, amount: String(GUEST_CREDIT) },
    ]);
    expect(second.session.customerId).not.toBe(first.session.customerId);
    expect(await checkInvariants(platform.database)).toEqual([]);
  });

  test('the same random string is the same guest in one session, and no second purse', async () => {
    const random = newRandom();
    const first = await guest(random);
    const again = await guest(random);
    expect(again.session.customerId).toBe(first.session.customerId);
    expect((await platform.call(balance, {}, again.options)).value.sumBalance).toBe(10_000_000);
    expect((await platform.call(balance, {}, first.options)).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('sent several times at once it is one guest', async () => {
    const random = newRandom();
    const replies = await Promise.all([1, 2, 3, 4].map(() => platform.call(freePlay, form(random), device)));
    expect(new Set(replies.map(({ value }) => value.customerId)).size).toBe(1);
  });

  test('of the string only a hash is kept', async () => {
    const random = newRandom();
    await guest(random);
    const rows = await platform.database.query('SELECT FROM free_play f WHERE f::text LIKE $1', [`%${random}%`]);
    expect(rows).toEqual([]);
  });

  test('nobody is asked for less than 18 years', async () => {
    const reply = await platform.call(freePlay, { ...form(), adult: false });
    expect([reply.status, reply.envelope]).toMatchObject([403, { code: 'ADULTS_ONLY' }]);
  });

  test('guests of one address wait for each other; the same try does not', async () => {
    now += 2 * day;
    const random = newRandom();
    await guest(random);
    for (let count = 1; count < 10; count += 1) await guest();
    const reply = await platform.call(freePlay, form(), device);
    expect([reply.status, reply.envelope]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect((await platform.call(freePlay, form(random), device)).status).toBe(200);
  });

  test.each([
    ['short', { random: 'YWJj' }],
    ['not base64', { random: '<script>alert(1)</script>' }],
    ['of another platform', { platform: 'M' }],
    ['of another gateway', { gatewayVersion: 2 }],
  ])('a request %s is refused', async (_name, wrong) => {
    const reply = await platform.call(freePlay, { ...form(), ...wrong } as RequestOf<typeof freePlay>);
    expect([reply.status, reply.envelope]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });
});

describe('section 6: a market without free play', () => {
  test('has none [6.switch.freePlay]', async () => {
    const reply = await platform.call(freePlay, form(), { host: 'int.localhost' });
    expect([reply.status, reply.envelope]).toMatchObject([403, { code: 'SWITCHED_OFF' }]);
  });
});

describe('section 8: a guest on member features', () => {
  test('may play, star games and see the balance [6.guest.type]', async () => {
    const { options } = await guest();
    const gameId = 'deepwood-tiger';
    // There is no vendor in this test; the call got that far.
    expect((await platform.call(launchGame, { gameId }, options)).envelope).toMatchObject({ code: 'VENDOR_DOWN' });
    expect((await platform.call(addFavourite, { gameId }, options)).status).toBe(200);
    expect((await platform.call(favourites, {}, options)).status).toBe(200);
    expect((await platform.call(removeFavourite, { gameId }, options)).status).toBe(200);
    expect((await platform.call(recentGames, {}, options)).status).toBe(200);
    expect((await platform.call(memberInfo, {}, options)).value).toMatchObject({ customerType: 4, type: 'member' });
    expect((await platform.call(merchantWallet, {}, options)).status).toBe(200);
    expect((await platform.call(unreadMessages, {}, options)).status).toBe(200);
    expect((await platform.call(logout, {}, options)).status).toBe(200);
  });

  const closed = [
    'transactions',
    'bets',
    'memberSummary',
    'agentOverview',
    'inbox',
    'changeMessages',
    'readAllMessages',
    'changePassword',
    'securityOverview',
    'beginTwoFactor',
    'confirmTwoFactor',
    'endTwoFactor',
    'renewRecoveryCodes',
    'bindContact',
    'confirmContact',
    'memberSessions',
    'endMemberSession',
    'endOtherSessions',
    'securityEvents',
  ];

  test('has nothing of the member centre and the account centre [6.guest.blocked] [8.guest]', async () => {
    const { options } = await guest();
    const open = [
      'logout',
      'memberInfo',
      'avatar',
      'loginInfo',
      'updateLanguage',
      'balance',
      'merchantWallet',
      'launchGame',
      'pvpRooms',
      'recentGames',
      'favourites',
      'addFavourite',
      'removeFavourite',
      'unreadMessages',
    ];
    // Operations added to the contract later are closed to guests as well.
    const members = operations.filter(({ access, name }) => access === 'member' && !open.includes(name));
    expect(members.map(({ name }) => name)).toEqual(expect.arrayContaining(closed));
    const sentence = 'Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức.';
    for (const { name, method, path } of members.filter((one) => platform.served.has(one))) {
      const reply = await platform.app.inject({
        method,
        url: path.replace(/:\w+/g, '1'),
        headers: { host: 'localhost', ...options.headers },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      });
      expect([name, reply.statusCode, reply.json()]).toMatchObject([
        name,
        403,
        { code: 'GUEST_NOT_ALLOWED', message: sentence },
      ]);
    }
  });

  test('is not among the winners', async () => {
    const { session } = await guest();
    const winner = 'SELECT id FROM member WHERE account = $1';
    const win = `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
      SELECT g.vendor_code, $2, m.id, g.id, 1000, 999999999999, 'settled', $3, $3 FROM game g, (${winner}) m WHERE g.id = 'deepwood-tiger'`;
    for (const account of [session.account, player.account]) {
      await platform.owner.query(win, [account, `free play ${account}`, new Date(now)]);
    }
    const { latest, top } = await loadWinners(platform.database, new Date(now));
    expect(latest.filter(({ won }) => won === 999999999999n)).toHaveLength(1);
    expect(top.every(({ account }) => !account.startsWith('gue'))).toBe(true);
    expect(guestType).toBe(4);
  });
});

describe('guests who are gone', () => {
  const stateOf = async (id: string) => {
    const [row] = await platform.database.query<{ state: string }>('SELECT state FROM member WHERE id = $1', [id]);
    return [row?.state, await balanceOf(platform.database, memberIdOf(id))];
  };
  const close = () => closeOldGuests(platform.database, new Date(now));

  test('are closed after seven days and their money goes back; the string is another guest then', async () => {
    now += 10 * day;
    await close();
    const random = newRandom();
    const { session } = await guest(random);
    now += 7 * day;
    await close();
    expect(await stateOf(session.customerId)).toEqual(['active', GUEST_CREDIT]);
    now += 1;
    await Promise.all([close(), close()]);
    expect(await stateOf(session.customerId)).toEqual(['closed', 0n]);
    expect(await checkInvariants(platform.database)).toEqual([]);
    expect((await guest(random)).session.customerId).not.toBe(session.customerId);
  });

  test('who still plays stays until the session is over, and a late win goes back as well', async () => {
    const random = newRandom();
    const { session } = await guest(random);
    now += 8 * day;
    await guest(random);
    await close();
    expect(await stateOf(session.customerId)).toEqual(['active', GUEST_CREDIT]);
    now += hour;
    await close();
    expect(await stateOf(session.customerId)).toEqual(['closed', 0n]);
    const to = { kind: 'member', owner: session.customerId } as const;
    const from = { kind: 'vendor', owner: 'bathyral/0' } as const;
    const subject = { game: 'deepwood-tiger' };
    await post(platform.database, {
      key: `late ${random}`,
      kind: 'win',
      from,
      to,
      amount: hundredthsOf(500),
      subject,
      reference: 'R',
    });
    now += hour;
    await close();
    expect(await stateOf(session.customerId)).toEqual(['closed', 0n]);
    expect(await checkInvariants(platform.database)).toEqual([]);
  });

  test('members are left alone', async () => {
    const before = await platform.database.query(
      `SELECT count(*)::int FROM member WHERE state = 'closed' AND customer_type <> 4`,
    );
    now += 30 * day;
    await close();
    expect(
      await platform.database.query(`SELECT count(*)::int FROM member WHERE state = 'closed' AND customer_type <> 4`),
    ).toEqual(before);
  });
});
