import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { betsOf, seriesOdds } from '@unisite/shared/lottery';
import { lotteryTable, type Slip } from '../../play/lottery/testing/lotteryTable.ts';
import { sealAll } from '../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkPoints } from './checkPoints.ts';
import { countDueDays, readSealed } from './countPoints.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
  );
  await platform.owner.query(`INSERT INTO point_rule (market_code, from_day, rule) VALUES ('VN', '2026-01-01', $1)`, [
    JSON.stringify({ earn: { lott: 1_000 }, conversion: null }),
  ]);
});
afterAll(() => platform?.close());

const { player, openDraw, draw, settleAll, bought } = lotteryTable(() => platform);

/** 100,000 VND on each of these digits in the first place. */
function slip(numero: string, digits: readonly string[]): Slip {
  const position = betsOf('SSC').get('position');
  if (!position) throw new Error('SSC has no such bet');
  const odds = { all: seriesOdds(position, 'all', 1960) / 100 };
  const selection = [[...digits], [], [], [], []];
  return { code: 'SSC_1', numero, lines: [{ bet: 'position', selection, unitStake: 100_000, units: 1, odds }] };
}

const tomorrow = new Date(Date.now() + 2 * 86_400_000);
async function pointsAfterCount(memberId: string): Promise<number> {
  await sealAll(platform.owner);
  await readSealed(platform.database, tomorrow);
  await platform.owner.query('UPDATE point_due SET due_at = $1', [new Date(tomorrow.getTime() - 1)]);
  while ((await countDueDays(platform.database, tomorrow)) > 0);
  const [row] = await platform.database.query<{ points: number }>(
    'SELECT coalesce(sum(points), 0)::float8 AS points FROM point_day WHERE member_id = $1',
    [memberId],
  );
  expect(await checkPoints(platform.database)).toEqual([]);
  return row?.points ?? 0;
}

test('bets on all digits of a draw earn for what they put at risk, as one round', async () => {
  const who = await player();
  const numero = await openDraw('SSC_1');
  await bought(who, slip(numero, ['0', '1', '2', '3', '4']));
  await bought(who, slip(numero, ['5', '6', '7', '8', '9']));
  await draw('SSC_1', numero, [{ rank: 'BALLS', numbers: ['0', '0', '0', '0', '0'] }]);
  await settleAll();
  // 1,000,000 staked, 980,000 won
  expect(await pointsAfterCount(who.id)).toBe(20);
});

test('a corrected draw changes the points of its tickets', async () => {
  const who = await player();
  const numero = await openDraw('SSC_1');
  await bought(who, slip(numero, ['5', '6', '7', '8', '9']));
  await draw('SSC_1', numero, [{ rank: 'BALLS', numbers: ['0', '0', '0', '0', '0'] }]);
  await settleAll();
  expect(await pointsAfterCount(who.id)).toBe(500);
  await platform.owner.query(
    `SELECT lottery_settle(ARRAY[t.id], ARRAY[ROW(t.id, l.place, 48000000)::lottery_line_won], 1, '{"vi": "Sửa", "en": "Corrected"}', now())
     FROM lottery_ticket t JOIN lottery_line l ON l.ticket_id = t.id WHERE t.member_id = $1 LIMIT 1`,
    [who.id],
  );
  expect(await pointsAfterCount(who.id)).toBe(20);
});
