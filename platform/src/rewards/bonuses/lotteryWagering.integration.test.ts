import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hundredthsOf, memberBonuses } from '@unisite/shared/contract';
import { betsOf, seriesOdds } from '@unisite/shared/lottery';
import { lotteryTable, type Player, type Slip } from '../../play/lottery/testing/lotteryTable.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkBonuses } from './checkBonuses.ts';
import { giveBonus } from './giveBonus.ts';

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

const wagered = async ({ options }: Player) =>
  (await platform.call(memberBonuses, { group: 'open', page: 1, pageSize: 20 }, options)).value.rows[0]?.wagering
    ?.wagered;

test('tickets of one draw are one round: all digits between them put hardly anything at risk', async () => {
  const who = await player();
  await giveBonus(
    platform.database,
    {
      memberId: who.id,
      currency: 'VND',
      source: 'test',
      key: 'test',
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(1_000_000),
      wagering: { target: hundredthsOf(10n ** 12n), days: 3, weights: { ELOTT: 100 }, largestBet: null },
    },
    new Date(),
  );
  const zeros = [{ rank: 'BALLS', numbers: ['0', '0', '0', '0', '0'] }];
  const both = await openDraw('SSC_1');
  await bought(who, slip(both, ['0', '1', '2', '3', '4']));
  await bought(who, slip(both, ['5', '6', '7', '8', '9']));
  expect(await wagered(who)).toBe(0);
  await draw('SSC_1', both, zeros);
  await settleAll();
  // 1,000,000 staked, 980,000 won
  expect(await wagered(who)).toBe(20_000);

  const one = await openDraw('SSC_1');
  await bought(who, slip(one, ['5', '6']));
  await draw('SSC_1', one, zeros);
  await settleAll();
  expect(await wagered(who)).toBe(220_000);
  expect(await checkBonuses(platform.database)).toEqual([]);
});
