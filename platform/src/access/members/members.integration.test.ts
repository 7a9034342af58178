import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  avatar,
  balance,
  hundredthsOf,
  memberInfo,
  memberSummary,
  merchantWallet,
  type RequestOf,
  transactions,
  updateLanguage,
} from '@unisite/shared/contract';
import { post, type TransferRequest } from '../../money/ledger/index.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { addGames } from '../../testing/vendorClient.ts';
import { hashPassword } from '../identity/index.ts';
import { createMember, type Member, memberByAccount } from './members.ts';

const NOW = new Date('2026-03-02T03:00:00Z');
let platform: TestPlatform;
let headers: Record<string, string>;
let agent: Member;
let minh: Member;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => NOW });
  await addGames(platform);
  const common = {
    passwordHash: await hashPassword('Demo1234'),
    marketCode: 'VN',
    regDate: new Date('2025-01-01T00:00:00Z'),
  };
  const { database } = platform;
  agent = await createMember(database, { ...common, account: 'Daily', nickname: 'Đại lý', customerType: 1 });
  minh = await createMember(database, {
    ...common,
    account: 'minh',
    nickname: 'Minh',
    customerType: 0,
    uplineId: agent.id,
    avatar: 3,
    level: 'gold1',
    labels: ['VIP 2'],
    toUpline: true,
  });
  await createMember(database, { ...common, account: 'lan', nickname: 'Lan', customerType: 0, uplineId: minh.id });
  ({ headers } = await platform.signIn('minh', 'Demo1234'));
});
afterAll(() => platform?.close());

describe('members', () => {
  test('stand below their upline, each in the line of those above', async () => {
    expect(agent.account).toBe('daily');
    expect(minh.path).toBe(`/${agent.id}/${minh.id}/`);
    const lan = await memberByAccount(platform.database, ' LAN ');
    expect(lan?.path).toBe(`${minh.path}${lan?.id}/`);
  });

  test('see who they are [3.member.info] [3.member.avatar]', async () => {
    expect((await platform.call(memberInfo, {}, { headers })).value).toEqual({
      id: minh.id,
      account: 'minh',
      nickname: 'Minh',
      type: 'member',
      customerType: 0,
      toUpline: true,
      regDate: '2025-01-01T00:00:00.000Z',
      clubLabel: { labelName: 'Vàng I' },
      memberLabel: [{ labelName: 'VIP 2' }],
      nicknameChangesAt: null,
    });
    expect((await platform.call(avatar, {}, { headers })).value).toEqual({
      avatar: '/media/test/avatars/3.svg',
      avatarType: 'STATIC',
    });
  });

  test('choose the language they read [4.language.server]', async () => {
    expect((await platform.call(updateLanguage, { language: 'en' }, { headers })).value).toEqual({
      language: 'en',
      level: 'Gold I',
    });
    expect((await memberByAccount(platform.database, 'minh'))?.language).toBe('en');
  });
});

describe('the account record', () => {
  const movement = (key: string, at: string, more: Partial<TransferRequest>): TransferRequest => ({
    key,
    kind: 'deposit',
    from: { kind: 'bank', owner: 'BANK' },
    to: { kind: 'member', owner: minh.id },
    amount: hundredthsOf(100_000),
    subject: { vi: 'Ngân hàng', en: 'Bank' },
    reference: key.toUpperCase(),
    at: new Date(at),
    ...more,
  });
  const record = async (request: RequestOf<typeof transactions>, language = 'vi') =>
    (await platform.call(transactions, request, { headers: { ...headers, 'x-language': language } })).value;

  beforeAll(async () => {
    const vendor = { from: { kind: 'member', owner: minh.id }, to: { kind: 'vendor', owner: 'JADE/1' } } as const;
    for (const one of [
      movement('d1', '2026-02-27T17:00:00Z', {}),
      movement('b1', '2026-02-28T02:00:00Z', {
        ...vendor,
        kind: 'bet',
        amount: hundredthsOf(12_345),
        subject: { game: 'jade-claw' },
      }),
      movement('w1', '2026-02-28T02:00:05Z', {
        from: vendor.to,
        kind: 'win',
        amount: hundredthsOf(20_000),
        subject: { game: 'gone' },
      }),
      movement('d2', '2026-02-28T16:59:59Z', { amount: hundredthsOf(500) }),
      movement('d3', '2026-02-28T17:00:00Z', { amount: hundredthsOf(1) }),
    ]) {
      await post(platform.database, one);
    }
  });

  test('lists movements newest first, named in the caller’s language', async () => {
    const { rows, total } = await record({});
    expect(total).toBe(5);
    expect(rows.map(({ reference }) => reference)).toEqual(['D3', 'D2', 'W1', 'B1', 'D1']);
    expect(rows[3]).toEqual({
      id: expect.any(String),
      at: '2026-02-28T02:00:00.000Z',
      kind: 'bet',
      amount: -123.45,
      balanceAfter: 876.55,
      subject: 'Vuốt Ngọc',
      reference: 'B1',
    });
    const english = (await record({}, 'en')).rows.map(({ subject }) => subject);
    expect(english).toEqual(['Bank', 'Bank', 'gone', 'Jade Claw', 'Bank']);
  });

  test('selects days of Asia/Ho_Chi_Minh and kinds, and sums the whole selection whatever the page', async () => {
    const day = await record({ from: '2026-02-28', to: '2026-02-28', pageSize: 2, page: 2 });
    expect(day).toMatchObject({ page: 2, pageSize: 2, total: 4, totals: { moneyIn: 1205, moneyOut: 123.45 } });
    expect(day.rows.map(({ reference }) => reference)).toEqual(['B1', 'D1']);
    expect(await record({ kind: 'deposit' })).toMatchObject({ total: 3, totals: { moneyIn: 1005.01, moneyOut: 0 } });
    expect(await record({ page: 9 })).toMatchObject({ rows: [], total: 5 });
  });

  test('is each member’s own', async () => {
    const other = await platform.signIn('lan', 'Demo1234');
    expect((await platform.call(transactions, {}, other)).value).toMatchObject({ rows: [], total: 0 });
    expect((await platform.call(balance, {}, other)).value).toEqual({ sumBalance: 0, bonus: 0, currency: 'VND' });
  });

  test('ends with the balance', async () => {
    const { rows } = await record({ pageSize: 1 });
    expect((await platform.call(balance, {}, { headers })).value).toEqual({
      sumBalance: rows[0]?.balanceAfter,
      bonus: 0,
      currency: 'VND',
    });
    expect((await platform.call(merchantWallet, {}, { headers })).value).toMatchObject({ isSingle: true, wallets: [] });
  });
});

test('the summary counts rounds by day and by category', async () => {
  await platform.owner.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at) VALUES
      ('JADE', 'a', $1, 'jade-claw', 10000, 2500, 'settled', '2026-03-01T18:00:00Z', '2026-03-01T18:00:01Z'),
      ('ONYX', 'b', $1, 'onyx-sea', 1000, 5050, 'settled', '2026-03-01T16:00:00Z', '2026-03-01T16:00:01Z'),
      ('JADE', 'c', $1, 'jade-claw', 700, 0, 'cancelled', '2026-03-01T18:00:00Z', '2026-03-01T18:00:01Z')`,
    [minh.id],
  );
  const { days, categories, totals } = (await platform.call(memberSummary, { days: 7 }, { headers })).value;
  expect(days).toHaveLength(7);
  expect(days.slice(-2)).toEqual([
    { day: '2026-03-01', staked: 10, won: 50.5, net: 40.5 },
    { day: '2026-03-02', staked: 100, won: 25, net: -75 },
  ]);
  expect(categories).toEqual([
    { category: 'RNG', staked: 100, won: 25, net: -75 },
    { category: 'FISH', staked: 10, won: 50.5, net: 40.5 },
  ]);
  expect(totals).toEqual({ staked: 110, won: 75.5, net: -34.5, bets: 2 });
});
