import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import { bets, memberSummary } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
let own: { headers: Record<string, string> };
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  own = await platform.signIn(player.account, player.password);
});
afterAll(() => platform.close());

/** A round of the player in the first game of a category; money in hundredths. */
async function round(id: string, category: string, state: string, [staked, won]: readonly [number, number], at: Date) {
  await platform.owner.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
     SELECT g.vendor_code, $1, m.id, g.id, $3, $4, $5, $6, CASE WHEN $5 = 'open' THEN NULL ELSE $6::timestamptz END
       FROM member m, (SELECT id, vendor_code FROM game WHERE category = $2 ORDER BY id LIMIT 1) AS g WHERE m.account = $7`,
    [id, category, staked, won, state, at, player.account],
  );
}

describe('the betting record', () => {
  it('has what the summary counts, day by day', async () => {
    const { totals } = (await platform.call(memberSummary, { days: 30 }, own)).value;
    const from = new Date(Date.parse(today) - 29 * 86_400_000).toISOString().slice(0, 10);
    const record = (await platform.call(bets, { from, to: today }, own)).value;
    expect(record.total).toBe(totals.bets);
    expect(record.totals).toEqual({ staked: totals.staked, won: totals.won, net: totals.net });
    expect(record.rows).toHaveLength(20);
  });

  it('turns pages, newest first, without gaps or repetitions', async () => {
    const first = (await platform.call(bets, { pageSize: 30 }, own)).value;
    const pages = await Promise.all(
      [1, 2, 3].map((page) => platform.call(bets, { page, pageSize: 10 }, own).then(({ value }) => value.rows)),
    );
    expect(pages.flat()).toEqual(first.rows);
    const times = first.rows.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(first.rows.map(({ id }) => id)).size).toBe(30);
  });

  it('picks by category, and names the games in the caller’s language', async () => {
    const all = (await platform.call(bets, {}, own)).value;
    const category = all.rows[0]?.category ?? 'RNG';
    const some = (await platform.call(bets, { category }, own)).value;
    expect(some.total).toBeLessThan(all.total);
    expect(some.rows.every((row) => row.category === category)).toBe(true);
    const english = (await platform.call(bets, { category }, { headers: { ...own.headers, 'x-language': 'en' } }))
      .value;
    expect(english.rows.map(({ id }) => id)).toEqual(some.rows.map(({ id }) => id));
    expect(english.rows[0]?.game.name).not.toBe('');
    expect(english.rows[0]?.game.icon).toMatch(/games\/.+\.en\.svg$/);
    expect(some.rows[0]?.game.icon).not.toMatch(/\.en\.svg$/);
  });

  it('tells open and cancelled rounds; what was taken back counts for nothing', async () => {
    const at = new Date();
    const before = (await platform.call(bets, { from: today, to: today }, own)).value.totals;
    await round('open-1', 'SPORTS', 'open', [500_00, 0], at);
    await round('gone-1', 'SPORTS', 'cancelled', [300_00, 0], at);
    const open = (await platform.call(bets, { state: 'open' }, own)).value;
    expect(open).toMatchObject({ total: 1, rows: [{ reference: 'open-1', staked: 500, net: -500, state: 'open' }] });
    const gone = (await platform.call(bets, { state: 'cancelled' }, own)).value;
    expect(gone).toMatchObject({ total: 1, rows: [{ reference: 'gone-1', net: 0 }], totals: { staked: 0, net: 0 } });
    const after = (await platform.call(bets, { from: today, to: today }, own)).value.totals;
    expect(after.staked - before.staked).toBeCloseTo(500, 2);
    expect(after.net - before.net).toBeCloseTo(-500, 2);
  });

  it('ends a day at midnight in Vietnam', async () => {
    await round('late', 'LOTT', 'settled', [100, 0], new Date('2026-03-04T16:59:59.999Z'));
    await round('early', 'LOTT', 'settled', [100, 0], new Date('2026-03-04T17:00:00Z'));
    const on = async (day: string) =>
      (await platform.call(bets, { category: 'LOTT', from: day, to: day }, own)).value.rows.map((row) => row.reference);
    expect(await on('2026-03-04')).toEqual(['late']);
    expect(await on('2026-03-05')).toEqual(['early']);
  });

  it('shows nobody else’s bets, and nothing to visitors', async () => {
    const mine = (await platform.call(bets, {}, own)).value.rows.map(({ id }) => id);
    const other = await platform.signIn(agent.account, agent.password);
    const theirs = (await platform.call(bets, {}, other)).value.rows.map(({ id }) => id);
    expect(mine.filter((id) => theirs.includes(id))).toEqual([]);
    expect((await platform.call(bets, {})).status).toBe(401);
  });

  it('refuses ranges that are none or too long', async () => {
    const refused = async (from: string, to: string) => (await platform.call(bets, { from, to }, own)).envelope;
    expect(await refused('2026-02-30', today)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refused('2026-03-02', '2026-03-01')).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await refused('2026-01-01', '2026-06-01')).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
