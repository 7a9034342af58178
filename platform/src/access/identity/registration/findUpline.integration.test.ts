import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { affiliateCheck } from '@unisite/shared/contract';
import { addMarketDomains } from '../../../site/markets/index.ts';
import { type Registration, registrations } from '../../../testing/registrations.ts';
import { type CallOptions, type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember, type Member } from '../../members/index.ts';

let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
let agent: Member;
let other: Member;
let player: Member;
const people = registrations(
  () => platform,
  () => now,
);

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  const { database } = platform;
  const base = { passwordHash: '-', marketCode: 'VN' } as const;
  agent = await createMember(database, { ...base, account: 'hungphat', nickname: 'Hưng Phát', customerType: 1 });
  other = await createMember(database, {
    ...base,
    account: 'thinhvuong',
    nickname: 'Thịnh Vượng',
    customerType: 2,
    uplineId: agent.id,
  });
  player = await createMember(database, {
    ...base,
    account: 'minhanh',
    nickname: 'Minh Anh',
    customerType: 0,
    uplineId: other.id,
  });
  const closed = await createMember(database, { ...base, account: 'dadong', nickname: 'Đã đóng', customerType: 1 });
  await database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [closed.id]);
  await addMarketDomains(database, new Map([['hungphat.localhost', 'VN']]));
  platform.services.markets.forget();
  for (const [code, member, domain] of [
    ['phat88', agent, 'hungphat.localhost'],
    ['thinh88', other, null],
    ['closed1', closed, null],
    // no longer an agent
    ['player1', player, null],
  ] as const)
    await database.query('INSERT INTO affiliate (market_code, code, member_id, domain) VALUES ($1, $2, $3, $4)', [
      'VN',
      code,
      member.id,
      domain,
    ]);
  await database.query(
    `UPDATE registration_setting SET enabled = true WHERE market_code = 'VN' AND tab = 'username' AND field = 'recommenderId'`,
  );
});
afterAll(() => platform?.close());
beforeEach(() => {
  now += 86_400_000;
});

const refusalCode = ({ envelope }: Reply<unknown>) => ('code' in envelope ? envelope.code : 'OK');
const fieldsOf = ({ envelope }: Reply<unknown>) => ('fields' in envelope ? (envelope.fields ?? {}) : {});
const ofAddress: CallOptions = { host: 'hungphat.localhost' };

describe('section 4: the affiliate code of the address', () => {
  const check = (request: { code?: string; referralCode?: string; domain?: string }, host?: string) =>
    platform.call(affiliateCheck, { domain: 'localhost', ...request }, host ? { host } : {});

  test('is known by the address, whatever its port and case [4.affiliate.hidden]', async () => {
    for (const domain of ['hungphat.localhost', 'HungPhat.localhost:3000'])
      expect((await check({ domain })).value).toEqual({ affiliateCode: 'phat88' });
    expect((await check({ domain: 'localhost' })).value).toEqual({ affiliateCode: null });
  });

  test('is checked where one is given, whatever its case', async () => {
    expect((await check({ code: ' THINH88 ' })).value).toEqual({ affiliateCode: 'thinh88' });
    const wrong = await check({ code: 'nobodys' });
    expect([wrong.status, refusalCode(wrong)]).toEqual([400, 'AFFILIATE_CODE_INVALID']);
  });

  test('of another market, of a closed agent and of a player is none', async () => {
    for (const code of ['closed1', 'player1'])
      expect(refusalCode(await check({ code }))).toBe('AFFILIATE_CODE_INVALID');
    expect(refusalCode(await check({ code: 'phat88' }, 'int.localhost'))).toBe('AFFILIATE_CODE_INVALID');
    expect((await check({ domain: 'hungphat.localhost' }, 'int.localhost')).value).toEqual({ affiliateCode: null });
  });

  test.each(['<script>', '😀😀😀😀', 'phat88\u0301', "' OR 1=1", 'рhat88', 'p'.repeat(64)])(
    '%j is none',
    async (code) => expect(refusalCode(await check({ code }))).toBe('AFFILIATE_CODE_INVALID'),
  );

  test('of a followed link is invalid once the link is over, and of what was never a link nothing is said', async () => {
    expect((await check({ referralCode: 'Thinh88' })).value).toEqual({ affiliateCode: 'thinh88' });
    await platform.database.query(`UPDATE affiliate SET is_on = false WHERE code = 'thinh88'`);
    expect(refusalCode(await check({ referralCode: 'thinh88' }))).toBe('AFFILIATE_CODE_INVALID');
    await platform.database.query(`UPDATE affiliate SET is_on = true WHERE code = 'thinh88'`);
    const [member] = await platform.database.query<{ account: string }>('SELECT account FROM member LIMIT 1');
    for (const referralCode of ['nobodys', member?.account ?? '', '<script>', '😀', 'phat\u0301'])
      expect((await check({ referralCode })).value).toEqual({ affiliateCode: null });
    expect(refusalCode(await check({ referralCode: 'p'.repeat(256) }))).toBe('BAD_REQUEST');
    expect(refusalCode(await check({ referralCode: 'thinh\u000088' }))).toBe('BAD_REQUEST');
  });

  test('is refused when it is too long; an address that is none carries none [4.affiliate.shown]', async () => {
    expect(refusalCode(await check({ code: 'p'.repeat(65) }))).toBe('BAD_REQUEST');
    expect(refusalCode(await check({ domain: 'd'.repeat(254) }))).toBe('BAD_REQUEST');
    expect(refusalCode(await check({ code: 'phat\u000088' }))).toBe('BAD_REQUEST');
    for (const domain of ['', '😀', '<b>']) expect((await check({ domain })).value).toEqual({ affiliateCode: null });
  });
});

describe('who brought somebody', () => {
  const upline = async (changes: Partial<Registration>, options?: CallOptions) => {
    const username = people.freshName();
    const reply = await people.withName({ username, ...changes }, options);
    expect(refusalCode(reply)).toBe('OK');
    const [row] = await platform.database.query<Record<string, string | null>>(
      `SELECT m.id, m.path, m.to_upline, u.account AS upline, r.affiliate_code AS code, s.account AS recommender FROM member m
       JOIN member_registration r ON r.member_id = m.id LEFT JOIN member u ON u.id = m.upline_id LEFT JOIN member s ON s.id = r.recommender_id
       WHERE m.account = $1`,
      [username],
    );
    return row ?? {};
  };

  test('by a code: the member comes into the agent’s subtree', async () => {
    const row = await upline({ affiliateCode: 'THINH88' });
    expect(row).toMatchObject({ upline: 'thinhvuong', code: 'thinh88', recommender: null, to_upline: true });
    expect(row.path).toBe(`${other.path}${row.id}/`);
  });

  test('by the address the call came to, not by what the page says', async () => {
    expect(await upline({}, ofAddress)).toMatchObject({ upline: 'hungphat', code: 'phat88' });
    expect(await upline({ domain: 'hungphat.localhost' })).toMatchObject({
      upline: null,
      code: null,
      to_upline: false,
    });
  });

  test('a typed code comes before the address’s', async () => {
    expect(await upline({ affiliateCode: 'thinh88' }, ofAddress)).toMatchObject({ upline: 'thinhvuong' });
  });

  test('by a referral code: an affiliate’s, an agent’s or a player’s name', async () => {
    expect(await upline({ referralCode: 'thinh88' })).toMatchObject({ upline: 'thinhvuong', code: 'thinh88' });
    expect(await upline({ referralCode: 'hungphat' })).toMatchObject({ upline: 'hungphat', recommender: 'hungphat' });
    expect(await upline({ referralCode: 'minhanh' })).toMatchObject({ upline: 'thinhvuong', recommender: 'minhanh' });
    expect(await upline({ referralCode: 'thinh88' }, ofAddress)).toMatchObject({ upline: 'hungphat' });
  });

  test.each(['nobody', '<script>', '😀', 'x'.repeat(255), 'dadong'])(
    'a referral code that is nobody’s is passed over: %j',
    async (referralCode) => expect(await upline({ referralCode })).toMatchObject({ upline: null, recommender: null }),
  );

  test('by a recommender, who is remembered beside an affiliate, too', async () => {
    expect(await upline({ recommenderId: 'MinhAnh' })).toMatchObject({ upline: 'thinhvuong', recommender: 'minhanh' });
    expect(await upline({ recommenderId: 'minhanh', affiliateCode: 'phat88' })).toMatchObject({
      upline: 'hungphat',
      recommender: 'minhanh',
    });
  });

  test('what was typed and is nobody’s is refused (section 8) [5.message.invitation] [8.affiliate]', async () => {
    const code = await people.withName({ affiliateCode: 'nobodys' }, { headers: { 'x-language': 'vi' } });
    expect([refusalCode(code), fieldsOf(code)]).toEqual([
      'AFFILIATE_CODE_INVALID',
      { affiliateCode: 'Mã mời không hợp lệ' },
    ]);
    const name = await people.withName({ recommenderId: 'nobody01' });
    expect([refusalCode(name), fieldsOf(name)]).toEqual([
      'BAD_REQUEST',
      { recommenderId: 'There is no such recommender.' },
    ]);
  });
});
