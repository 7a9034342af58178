import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import { memberData, memberDataPart, statement, transactions } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { parts } from './memberData/parts.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
let own: { headers: Record<string, string> };

beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  own = await platform.signIn(player.account, player.password);
});
afterAll(() => platform.close());

const ask = (part: string, after?: string, options = own) =>
  platform.call(memberData, { part, ...(after === undefined ? {} : { after }) } as never, options);

async function all(part: string, options = own) {
  const rows: Record<string, unknown>[] = [];
  let after: string | undefined;
  do {
    const { value } = await ask(part, after, options);
    rows.push(...value.rows);
    after = value.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

/** Tables about members that their data file leaves out, by reason. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'keeps others out': [
    'launch_code',
    'member_totp',
    'play_session',
    'recovery_code',
    'remembered_login',
    'session',
    'sign_in_ticket',
    'temporary_password',
    'withdrawal_pin',
    'raffle_commitment',
    'social_identity',
  ],
  'is counted from what the file has': [
    'member_day',
    'member_month',
    'mission_day',
    'mission_due',
    'play_hour',
    'play_state',
    'point_day',
    'point_due',
    'rebate_day',
    'cash_member',
    'contract_paid_day',
  ],
  'is a part, or the other side, of rows that the file has': [
    'bonus_part',
    'free_round',
    'mailing_delivery',
    'mission_deposit',
    'point_deposit',
    'promotion_deposit',
    'promotion_gift',
    'promotion_cashback',
    'promotion_join',
    'promotion_picture',
    'raffle_ticket',
    'rebate_payout',
    'vendor_transaction',
    'wallet_transfer',
    'balance_correction',
    'play_limit',
    'play_limit_raise',
    'play_break',
    'age_refusal',
    'age_statement',
    'security_event_unkept',
    'vip_member',
    'free_play',
    'member_registration',
    'member_profile',
    'member_address',
  ],
  'says how somebody else sees the member': [
    'affiliate',
    'agent_note',
    'member_sign',
    'member_rate',
    'member_former_line',
    'member_letter',
    'member_note',
  ],
  'tells nobody anything': [
    'favourite',
    'game_launch',
    'lottery_series_choice',
    'play_person_fact',
    'play_register_check',
  ],
};

describe('the statement', () => {
  it('has every month of the account, and what the account record says of it', async () => {
    const { months, currency } = (await platform.call(statement, {}, own)).value;
    expect(currency).toBe('VND');
    expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))].sort().reverse());
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const month = months.find((one) => one.month === today.slice(0, 7));
    const range = { from: `${today.slice(0, 7)}-01`, to: today };
    const totalOf = async (kind: 'deposit' | 'withdrawal' | 'withdrawalReturn') =>
      (await platform.call(transactions, { ...range, kind }, own)).value.totals;
    expect(month?.deposited ?? 0).toBe((await totalOf('deposit')).moneyIn);
    const { moneyIn, moneyOut } = await totalOf('withdrawal');
    const returned = (await totalOf('withdrawalReturn')).moneyIn;
    expect(month?.withdrawn ?? 0).toBe(moneyOut - moneyIn - returned);
  });

  it('counts a round of years ago in its month of Vietnam, and not a cancelled one', async () => {
    await round('old', new Date('2019-12-31T17:30:00Z'), 'settled');
    await round('old-cancelled', new Date('2019-12-31T17:40:00Z'), 'cancelled');
    const { months } = (await platform.call(statement, {}, own)).value;
    expect(months.at(-1)).toEqual({
      month: '2020-01',
      deposited: 0,
      withdrawn: 0,
      given: 0,
      staked: 5,
      won: 1,
      bets: 1,
    });
  });
});

describe('all data of a member', () => {
  it('holds every movement and bet once, over many pages', async () => {
    await platform.owner.query(
      `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
       SELECT g.vendor_code, 'many-' || n, m.id, g.id, 100, 0, 'settled', '2021-05-05', '2021-05-05'
         FROM member m, (SELECT id, vendor_code FROM game ORDER BY id LIMIT 1) AS g, generate_series(1, 2500) AS n
        WHERE m.account = $1`,
      [player.account],
    );
    const bets = await all('bets');
    const [{ count } = { count: -1 }] = await platform.owner.query<{ count: number }>(
      'SELECT count(*)::int FROM game_round r JOIN member m ON m.id = r.member_id WHERE m.account = $1',
      [player.account],
    );
    expect(new Set(bets.map(({ vendor, game, round }) => `${vendor}/${game}/${round}`)).size).toBe(count);
    expect(bets).toHaveLength(count);
    const movements = await all('transactions');
    const [{ postings } = { postings: -1 }] = await platform.owner.query<{ postings: number }>(
      `SELECT count(*)::int AS postings FROM posting p JOIN account a ON a.id = p.account_id JOIN member m ON a.owner = m.id::text
          OR a.owner LIKE '%/' || m.id WHERE m.account = $1 AND a.kind IN ('member', 'bonus', 'hold', 'debt', 'vendorWallet')`,
      [player.account],
    );
    expect(movements).toHaveLength(postings);
  });

  it('holds every table in which something belongs to a member, or says why not', async () => {
    const tables = await platform.owner.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relkind = 'r' AND a.attname = 'member_id' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
    );
    const told = Object.values(parts)
      .map(({ sql }) => sql)
      .join('\n');
    const excused = Object.values(leftOut).flat();
    const untold = tables.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(told));
    expect(untold.filter((name) => !excused.includes(name))).toEqual([]);
    // every listed table exists and is not in the file
    expect(excused.filter((name) => !untold.includes(name))).toEqual([]);
  });

  it.each(memberDataPart.options)('%s has no secret in it', async (part) => {
    const rows = await all(part);
    expect(JSON.stringify(rows)).not.toMatch(/password_?hash|\$argon2|secret/i);
  });

  it('is the member’s own, with the name it has', async () => {
    expect(await all('profile')).toEqual([expect.objectContaining({ account: player.account, market: 'VN' })]);
    const other = await platform.signIn(agent.account, agent.password);
    expect(await all('profile', other)).toEqual([expect.objectContaining({ account: agent.account })]);
    expect((await ask('profile', undefined, { headers: {} })).status).toBe(401);
  });

  it.each([
    'x',
    '[]',
    '["1","2"]',
    '["2026-02-31 00:00:00+00","a","b","c"]',
    '["2026-99-01 00:00:00+00","a","b","c"]',
    '["2026-01-01 00:00:00+00","a\\u0000","b","c"]',
    '[1]',
    '{"0":"1"}',
    '["999999999999999999999"]',
  ])('a cursor that is none is refused: %s', async (after) => {
    for (const part of memberDataPart.options) {
      const { status, envelope } = await ask(part, after);
      expect([status, envelope.success]).toEqual([400, false]);
    }
  });
});

async function round(id: string, at: Date, state: string) {
  await platform.owner.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
     SELECT g.vendor_code, $1, m.id, g.id, 500, 100, $2, $3, $3
       FROM member m, (SELECT id, vendor_code FROM game ORDER BY id LIMIT 1) AS g WHERE m.account = $4`,
    [id, state, at, player.account],
  );
}
