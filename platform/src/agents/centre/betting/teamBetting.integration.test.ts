import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  agentBetting,
  agentBettingTotals,
  type BettingSort,
  type RequestOf,
  type TeamRound,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import type { Member } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { addMember } from '../../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
const span = { from: addDays(today, -9), to: today };
let platform: TestPlatform;
let agent: Member;
let branch: Member;
let players: readonly Member[];
let options: CallOptions;

/** Inserts rounds of these members, many of them at the same instant. */
async function play(members: readonly Member[], count: number, game: string): Promise<void> {
  await platform.owner.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
     SELECT g.vendor_code, 'R' || n, ($1::bigint[])[n % cardinality($1::bigint[]) + 1], g.id, (n % 7 + 1) * 100, (n % 5) * 100, k.state,
       ($2::date - (n % 10))::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' + interval '1 hour' * (n % 3), CASE k.state WHEN 'open' THEN NULL ELSE now() END
     FROM generate_series(1, $3::int) AS n, game g, LATERAL (SELECT (ARRAY['settled', 'settled', 'open', 'cancelled'])[n % 4 + 1] AS state) k
     WHERE g.id = $4`,
    [members.map(({ id }) => id), today, count, game],
  );
}

beforeAll(async () => {
  platform = await testPlatform({ seed: true, settings: { trustProxy: 1 } });
  const passwordHash = await hashPassword(password);
  const add = (uplineId: Member['id'] | null, customerType: 0 | 2 = 0, nickname?: string) =>
    addMember(platform.owner, { passwordHash, uplineId, customerType, ...(nickname ? { nickname } : {}) });
  agent = await add(null, 2);
  branch = await add(agent.id, 2);
  players = [await add(agent.id), await add(branch.id, 0, 'Thuỷ Tiên'), await add(branch.id)];
  const games = await platform.owner.query<{ id: string }>(
    `(SELECT id FROM game WHERE category = 'RNG' ORDER BY id LIMIT 1) UNION ALL (SELECT id FROM game WHERE category = 'LIVE' ORDER BY id LIMIT 1)`,
  );
  for (const { id } of games) await play([agent, branch, ...players], 90, id);
  await play([await add(null), await add(null, 2)], 60, games[0]?.id ?? '');
  options = await platform.signIn(agent.account, password);
});
afterAll(() => platform?.close());

type Asked = RequestOf<typeof agentBetting>;
const ask = async (more: Asked = {}) => (await platform.call(agentBetting, { ...span, ...more }, options)).value;
const totals = async (more: RequestOf<typeof agentBettingTotals> = {}) =>
  (await platform.call(agentBettingTotals, { ...span, ...more }, options)).value;

/** All rows of a list, fetched page by page. */
async function walk(more: Asked = {}): Promise<TeamRound[]> {
  const rows: TeamRound[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await ask({ pageSize: 100, ...more, ...(after === undefined ? {} : { after }) });
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}
const keyOf = (row: TeamRound, sort: BettingSort): number | string =>
  ({ at: row.at, staked: row.staked, payout: row.payout, result: row.result ?? 0 })[sort];

describe('the rounds of a team', () => {
  test('are each there once, of nobody else, in the order that was asked for', async () => {
    for (const sort of ['at', 'staked', 'payout', 'result'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const rows = await walk({ sort, order, pageSize: 31 });
        expect(new Set(rows.map(({ id }) => id)).size).toBe(180);
        expect(rows).toHaveLength(180);
        const values = rows.map((row) => keyOf(row, sort));
        const ascending = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(order === 'asc' ? ascending : ascending.toReversed());
      }
    const own = new Set([agent, branch, ...players].map(({ account }) => account));
    expect((await walk()).every(({ account }) => own.has(account))).toBe(true);
  });

  test('a page leads back to the one before it', async () => {
    const first = await ask({ pageSize: 7 });
    const second = await ask({ pageSize: 7, after: first.next ?? '' });
    const third = await ask({ pageSize: 7, after: second.next ?? '' });
    const back = await ask({ pageSize: 7, before: third.previous ?? '' });
    expect([first.previous, back.rows, back.next]).toEqual([null, second.rows, second.next]);
    expect(await ask({ pageSize: 7, before: back.previous ?? '' })).toMatchObject({ rows: first.rows, previous: null });
  });

  test('say who is right above, but of the agent itself nothing', async () => {
    const rows = await walk();
    const uplines = new Map(rows.map(({ account, upline }) => [account, upline]));
    expect([uplines.get(agent.account), uplines.get(branch.account), uplines.get(players[2]?.account ?? '')]).toEqual([
      null,
      agent.account,
      branch.account,
    ]);
  });

  test('have a result and a valid stake once they are settled', async () => {
    const rows = await walk();
    for (const { state, staked, payout, result, valid, category } of rows) {
      const risked = category === 'RNG' ? staked : Math.min(staked, Math.abs(payout - staked));
      expect([result, valid]).toEqual(state === 'settled' ? [payout - staked, risked] : [null, null]);
    }
  });

  test('are narrowed down by branch, member, name, category, vendor, state and days', async () => {
    const count = async (more: Asked) => {
      const rows = await walk(more);
      const { rounds } = await totals(more);
      expect(rows).toHaveLength(rounds);
      return rows;
    };
    const accounts = (rows: readonly TeamRound[]) => [...new Set(rows.map(({ account }) => account))].toSorted();
    const below = [branch, players[1], players[2]].map((member) => member?.account ?? '').toSorted();
    expect(accounts(await count({ account: branch.account }))).toEqual(below);
    expect(accounts(await count({ account: branch.account, of: 'alone' }))).toEqual([branch.account]);
    expect(accounts(await count({ search: 'THUY TIEN' }))).toEqual([players[1]?.account]);
    const live = await count({ category: 'LIVE', state: 'settled' });
    expect(live.every(({ category, state }) => category === 'LIVE' && state === 'settled')).toBe(true);
    const [one] = await walk();
    const [vendor] = await platform.owner.query<{ code: string }>(
      'SELECT vendor_code AS code FROM game WHERE id = $1',
      [one?.game.gameId],
    );
    expect(await count({ vendor: vendor?.code })).not.toHaveLength(0);
    expect(await count({ vendor: 'NOBODY' })).toHaveLength(0);
    expect(await count({ from: today, to: today })).toHaveLength(18);
  });

  test('totals are the sums of the rows', async () => {
    const rows = await walk();
    const sum = (of: (row: TeamRound) => number) => rows.reduce((all, row) => all + of(row), 0);
    expect(await totals()).toMatchObject({
      rounds: 180,
      open: rows.filter(({ state }) => state === 'open').length,
      staked: sum(({ state, staked }) => (state === 'cancelled' ? 0 : staked)),
      payout: sum(({ state, payout }) => (state === 'cancelled' ? 0 : payout)),
      valid: sum(({ valid }) => valid ?? 0),
      result: sum(({ result }) => result ?? 0),
    });
  });

  test('a place that is none of the list’s is refused, and so are days that are none', async () => {
    const odd = [
      '',
      'x',
      '[]',
      '["","2026-02-30 00:00:00+00","a","b","c","d"]',
      '["1","2026-02-01 00:00:00+00","a","b","c","d"]',
      '["","0000-01-01 00:00:00+00","a","b","c","d"]',
      '["","2026-01-01 00:00:00+00","a\\u0000","b","c","d"]',
      '["","2026-01-01 00:00:00+00","a","\\ud800","c","d"]',
      '["","2026-01-01 29:00:00+00","a","b","c","d"]',
    ];
    for (const after of odd) {
      const { envelope } = await platform.call(agentBetting, { ...span, after }, options);
      expect(envelope).toMatchObject({ code: 'BAD_REQUEST', fields: { after: expect.any(String) } });
    }
    const { envelope } = await platform.call(agentBetting, { from: '2026-02-30', to: today }, options);
    expect(envelope).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
