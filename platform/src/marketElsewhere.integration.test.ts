import { beforeAll, expect, test } from '@jest/globals';
import { checkFigures } from './agents/figures/index.ts';
import { type Player, vendorTable } from './play/seamless/testing/vendorTable.ts';
import { setTimeZone } from './site/markets/testing/setTimeZone.ts';
import { sealAll } from './testing/sealAll.ts';

const table = vendorTable();
const owner = () => table.platform.owner;

beforeAll(async () => {
  await setTimeZone(owner(), 'VN', 'America/New_York');
  await owner().query(`INSERT INTO point_rule (market_code, from_day, rule) VALUES ('VN', '2026-01-01', $1)`, [
    JSON.stringify({
      earn: { lott: 1_000, rng: 1_000, live: 1_000, sports: 1_000, pvp: null, deposit: null },
      conversion: null,
    }),
  ]);
});

async function playAt(who: Player, at: string, stake: number): Promise<void> {
  table.pass(Date.parse(at) - table.now());
  await owner().query('UPDATE play_session SET seen_at = $2, started_at = $2 WHERE member_id = $1', [
    who.playerId,
    new Date(table.now()),
  ]);
  await table.win(await table.accepted(who, stake), 0);
}

/** SQL: a member's stakes by day, in the columns `day` and `staked`, for each domain that counts days. */
const counts = {
  figures: `SELECT day::text, sum(staked)::float8 AS staked FROM member_day
    WHERE member_id = $1 AND staked > 0 GROUP BY 1 ORDER BY 1`,
  points: 'SELECT day::text, sum(turnover)::float8 AS staked FROM point_day WHERE member_id = $1 GROUP BY 1 ORDER BY 1',
  missions:
    'SELECT day::text, sum(turnover)::float8 AS staked FROM mission_day WHERE member_id = $1 GROUP BY 1 ORDER BY 1',
  rebates: `SELECT day::text, sum(valid)::float8 AS staked
    FROM rebate_open($1, '{"RNG": 100}', '2026-01-01', '2026-12-31') GROUP BY 1 ORDER BY 1`,
  promotions: `SELECT d.day::date::text AS day, promotion_loss($1, d.day::date, d.day::date, '{RNG}')::float8 AS staked
    FROM generate_series('2026-03-01'::timestamp, '2026-11-30', '1 day') AS d (day)
    WHERE promotion_loss($1, d.day::date, d.day::date, '{RNG}') > 0 ORDER BY 1`,
} as const;

async function countAll(who: Player): Promise<Record<string, unknown>> {
  const later = new Date(table.now() + 3 * 86_400_000);
  await sealAll(owner());
  await owner().query('SELECT figures_roll(10000)');
  await owner().query('SELECT point_read(10000, $1)', [later]);
  await owner().query('SELECT point_count(d.member_id, d.day, $1) FROM point_due d', [
    new Date(later.getTime() + 3 * 86_400_000),
  ]);
  await owner().query('SELECT mission_read(10000, $1)', [later]);
  await owner().query('SELECT mission_count(d.member_id, d.day, $1) FROM mission_due d', [
    new Date(later.getTime() + 60_000),
  ]);
  expect(await checkFigures(owner())).toEqual([]);
  const found: Record<string, unknown> = {};
  for (const [domain, sql] of Object.entries(counts)) found[domain] = await owner().query(sql, [who.playerId]);
  return found;
}

const everywhere = (days: unknown) => Object.fromEntries(Object.keys(counts).map((domain) => [domain, days]));

test('a bet half an hour before midnight counts on the day that the clocks go forward, everywhere', async () => {
  const who = await table.player(1_000_000_00n);
  await playAt(who, '2026-03-08T04:30:00Z', 1_000_00); // 23:30 on the 7th, the day before
  await playAt(who, '2026-03-09T03:30:00Z', 2_000_00); // 23:30 on the 8th, a day of 23 hours
  await playAt(who, '2026-03-09T04:00:00Z', 3_000_00); // midnight
  expect(await countAll(who)).toEqual(
    everywhere([
      { day: '2026-03-07', staked: 1_000_00 },
      { day: '2026-03-08', staked: 2_000_00 },
      { day: '2026-03-09', staked: 3_000_00 },
    ]),
  );
});

test('a bet half an hour before midnight counts on the day that the clocks go back, everywhere', async () => {
  const who = await table.player(1_000_000_00n);
  await playAt(who, '2026-11-01T04:00:00Z', 1_000_00); // midnight, start of the 1st
  await playAt(who, '2026-11-02T04:30:00Z', 2_000_00); // 23:30 on the 1st, a day of 25 hours
  await playAt(who, '2026-11-02T05:00:00Z', 4_000_00); // midnight
  expect(await countAll(who)).toEqual(
    everywhere([
      { day: '2026-11-01', staked: 3_000_00 },
      { day: '2026-11-02', staked: 4_000_00 },
    ]),
  );
});
