import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import { betsOf, seriesOdds } from '@unisite/shared/lottery';
import { lotteryTable, type Slip } from '../../play/lottery/testing/lotteryTable.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
  );
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
const zeros = [{ rank: 'BALLS', numbers: ['0', '0', '0', '0', '0'] }];

test('one side from the wallet and the other from a bonus give neither rebate nor points', async () => {
  const who = await player(500_000);
  await giveBonus(
    platform.database,
    {
      memberId: who.id,
      currency: 'VND',
      source: 'test',
      key: 'test',
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(50_000_000),
      wagering: wageredAnywhere(hundredthsOf(10n ** 12n)),
    },
    new Date(),
  );
  const counted = async () =>
    (
      await platform.owner.query<{ rebate: string; points: string }>(
        `SELECT (SELECT coalesce(sum(valid), 0) FROM rebate_open($1, '{"ELOTT": 80}', $2::date - 1, $2::date + 1)) AS rebate,
           (SELECT coalesce(sum(turnover), 0) FROM generate_series($2::date - 1, $2::date + 1, '1 day') d, point_turnover($1, d::date)) AS points`,
        [who.id, new Date().toISOString().slice(0, 10)],
      )
    )[0];
  const both = await openDraw('SSC_1');
  await bought(who, slip(both, ['0', '1', '2', '3', '4']));
  await bought(who, slip(both, ['5', '6', '7', '8', '9']));
  await draw('SSC_1', both, zeros);
  await settleAll();
  expect(await counted()).toEqual({ rebate: '0', points: '0' });
  // from the wallet alone, in a draw of its own
  const one = await openDraw('SSC_1');
  await bought(who, slip(one, ['9']));
  await draw('SSC_1', one, zeros);
  await settleAll();
  expect(await counted()).toEqual({ rebate: '10000000', points: '10000000' });
});
