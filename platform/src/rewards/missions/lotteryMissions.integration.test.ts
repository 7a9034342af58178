import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { betsOf, seriesOdds } from '@unisite/shared/lottery';
import { lotteryTable, type Slip } from '../../play/lottery/testing/lotteryTable.ts';
import { sealAll } from '../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { countDueDays, readSealed } from './countMissions.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => platform?.close());

const { player, openDraw, draw, settleAll, bought } = lotteryTable(() => platform);

function slip(code: string, numero: string, digits: readonly string[]): Slip {
  const position = betsOf('SSC').get('position');
  if (!position) throw new Error('SSC has no such bet');
  const odds = { all: seriesOdds(position, 'all', 1960) / 100 };
  const selection = [[...digits], [], [], [], []];
  return { code, numero, lines: [{ bet: 'position', selection, unitStake: 100_000, units: 1, odds }] };
}

async function dayOf(memberId: string): Promise<unknown> {
  const now = new Date();
  await sealAll(platform.owner);
  await readSealed(platform.database, now);
  await platform.owner.query('UPDATE mission_due SET due_at = least(due_at, $1)', [now]);
  await countDueDays({ ...platform.services, clock: () => now });
  return platform.database.query(
    'SELECT shelf, rounds, tickets, stations FROM mission_day WHERE member_id = $1 ORDER BY shelf',
    [memberId],
  );
}

test('tickets count once their draw is settled, with their stations; all of a draw’s are one round', async () => {
  const who = await player();
  const numero = await openDraw('SSC_1');
  await bought(who, slip('SSC_1', numero, ['0', '1']));
  await bought(who, slip('SSC_1', numero, ['2']));
  expect(await dayOf(who.id)).toEqual([]);
  await draw('SSC_1', numero, [{ rank: 'BALLS', numbers: ['9', '0', '0', '0', '0'] }]);
  await settleAll();
  expect(await dayOf(who.id)).toEqual([{ shelf: 'ELOTT', rounds: 1, tickets: 2, stations: ['SSC_1'] }]);
});

test('a voided draw counts nothing', async () => {
  const who = await player();
  const numero = await openDraw('SSC_1');
  await bought(who, slip('SSC_1', numero, ['3']));
  await draw('SSC_1', numero, [{ rank: 'BALLS', numbers: ['9', '0', '0', '0', '0'] }]);
  await settleAll();
  expect(await dayOf(who.id)).toMatchObject([{ tickets: 1 }]);
  await platform.owner.query(
    `UPDATE game_round SET state = 'cancelled' WHERE vendor_code = 'LOTTERY' AND member_id = $1`,
    [who.id],
  );
  await platform.owner.query(
    `INSERT INTO mission_due (member_id, day, due_at)
     SELECT member_id, day, now() - interval '1 day' FROM mission_day WHERE member_id = $1 ON CONFLICT DO NOTHING`,
    [who.id],
  );
  expect(await dayOf(who.id)).toEqual([]);
});
