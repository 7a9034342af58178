import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import {
  cancelLotteryBet,
  chooseLotterySeries,
  hundredthsOf,
  lotterySeries,
  oneLotteryBet,
} from '@unisite/shared/contract';
import { betsOf, seriesOdds } from '@unisite/shared/lottery';
import { writeRate } from '../../../access/members/index.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { checkBonuses, giveBonus } from '../../../rewards/bonuses/index.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { holdDraw, voidHeldDraw } from '../official/setResult.ts';
import { lotteryTable, type Player, type Slip, special } from '../testing/lotteryTable.ts';
import { checkTickets } from '../tickets/checkTickets.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1), ('VN', 'ELOTT', 2)
     ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => platform?.close());
afterEach(async () => {
  for (const check of [checkInvariants, checkTickets, checkBonuses]) expect(await check(platform.database)).toEqual([]);
});

const { player, openDraw, draw, settleAll, buy, bought, fundsOf } = lotteryTable(() => platform);

/** A member with 1,000,000 VND and this series from its upline. */
async function playerAt(series: number): Promise<Player> {
  const who = await player(1_000_000);
  await writeRate(platform.owner, who.id, { series, fromDay: '2026-01-01' });
  return who;
}

/** 100,000 VND on a digit of SSC, played at one series with the displayed odds of another. */
function slipAt(numero: string, series: number | undefined, shown = series ?? 1960): Slip {
  const position = betsOf('SSC').get('position');
  if (!position) throw new Error('SSC has no such bet');
  const odds = { all: seriesOdds(position, 'all', shown) / 100 };
  const line = { bet: 'position', selection: [['7'], [], [], [], []], unitStake: 100_000, units: 1, odds };
  return { code: 'SSC_1', numero, lines: [line], ...(series === undefined ? {} : { series }) };
}

const seven = [{ rank: 'BALLS', numbers: ['7', '0', '0', '0', '0'] }];
const ticketOf = async ({ options }: Player, id: string) => (await platform.call(oneLotteryBet, { id }, options)).value;

test('a lower series pays less and gives the difference back at once', async () => {
  const numero = await openDraw('SSC_1');
  const who = await playerAt(1960);
  const high = await bought(who, slipAt(numero, 1960));
  expect(high).toMatchObject({ series: 1960, rebate: 0 });
  expect(await fundsOf(who)).toBe(900_000);
  const low = await bought(who, slipAt(numero, 1920));
  expect(low).toMatchObject({ series: 1920, rebate: 2_000, staked: 100_000 });
  expect(await fundsOf(who)).toBe(802_000);
  await draw('SSC_1', numero, seven);
  await settleAll();
  expect([(await ticketOf(who, high.id)).won, (await ticketOf(who, low.id)).won]).toEqual([980_000, 960_000]);
  expect(await fundsOf(who)).toBe(802_000 + 980_000 + 960_000);
});

test('what comes back at once is shared as the stake was, and goes back with it', async () => {
  const numero = await openDraw('SSC_1');
  const who = await player(75_000);
  await writeRate(platform.owner, who.id, { series: 1960, fromDay: '2026-01-01' });
  await giveBonus(
    platform.database,
    {
      memberId: who.id,
      currency: 'VND',
      source: 'test',
      key: 'test',
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(2_500_000),
      wagering: { target: hundredthsOf(10n ** 12n), days: 3, weights: { ELOTT: 100 }, largestBet: null },
    },
    new Date(),
  );
  const held = async () =>
    (
      await platform.database.query<{ n: number }>('SELECT balance::int AS n FROM bonus WHERE member_id = $1', [who.id])
    )[0]?.n;
  const { id, rebate } = await bought(who, slipAt(numero, 1920));
  expect(rebate).toBe(2_000);
  expect([await fundsOf(who), await held()]).toEqual([1_500, 50_000]);
  await platform.call(cancelLotteryBet, { id }, who.options);
  expect([await fundsOf(who), await held()]).toEqual([75_000, 2_500_000]);
});

test('whoever was given no series plays at the market’s, whoever says none at the most', async () => {
  const numero = await openDraw('SSC_1');
  const [plain, below] = [await player(1_000_000), await playerAt(1900)];
  expect((await platform.call(lotterySeries, {}, plain.options)).value).toEqual({ most: 1960, chosen: 1960 });
  expect((await platform.call(lotterySeries, {}, below.options)).value).toEqual({ most: 1900, chosen: 1900 });
  expect(await bought(plain, slipAt(numero, undefined))).toMatchObject({ series: 1960, rebate: 0 });
  expect(await bought(below, slipAt(numero, undefined, 1900))).toMatchObject({ series: 1900, rebate: 0 });
});

test('a series above one’s own is refused, and so are odds of another one', async () => {
  const numero = await openDraw('SSC_1');
  const who = await playerAt(1900);
  expect(await buy(who, slipAt(numero, 1902))).toMatchObject({ success: false, code: 'SERIES_TOO_HIGH' });
  expect(await buy(who, slipAt(numero, 1800, 1900))).toMatchObject({ success: false, code: 'ODDS_CHANGED' });
  for (const odd of [1901, 1698, 1982, 1800.5])
    expect(await buy(who, slipAt(numero, odd, 1900))).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  expect(await fundsOf(who)).toBe(1_000_000);
  const { envelope } = await platform.call(chooseLotterySeries, { series: 1902 }, who.options);
  expect(envelope).toMatchObject({ success: false, code: 'SERIES_TOO_HIGH' });
});

test('the choice is kept, and follows a most that falls below it', async () => {
  const who = await playerAt(1940);
  await platform.call(chooseLotterySeries, { series: 1900 }, who.options);
  expect((await platform.call(lotterySeries, {}, who.options)).value).toEqual({ most: 1940, chosen: 1900 });
  await writeRate(platform.owner, who.id, { series: 1850, fromDay: '2026-01-02' });
  expect((await platform.call(lotterySeries, {}, who.options)).value).toEqual({ most: 1850, chosen: 1850 });
});

test('bets at fixed odds give nothing back', async () => {
  const numero = await openDraw('MB');
  const who = await playerAt(1960);
  const ticket = await bought(who, { code: 'MB', numero, series: 1700, lines: [special(['07'], 100_000)] });
  expect(ticket).toMatchObject({ series: null, rebate: 0 });
  expect(await fundsOf(who)).toBe(900_000);
});

test('a line with odds that an operator fixed gives nothing back: a low series costs it nothing there', async () => {
  const numero = await openDraw('SSC_1');
  const who = await playerAt(1960);
  const shapes = betsOf('SSC').get('shape3Last');
  if (!shapes) throw new Error('SSC has no such bet');
  await platform.owner.query(`UPDATE lottery_offer SET odds = 9800 WHERE bet = 'shape3Last' AND class = 'triple'`);
  const at = (name: string) => seriesOdds(shapes, name, 1700) / 100;
  const line = (names: readonly string[], odds: Record<string, number>) => ({
    code: 'SSC_1',
    numero,
    series: 1700,
    lines: [{ bet: 'shape3Last', selection: [[...names]], unitStake: 100_000, units: 1, odds }],
  });
  // offers are reloaded after two seconds
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const mixed = await bought(who, line(['triple', 'run'], { triple: 98, run: at('run') }));
  expect(mixed).toMatchObject({ staked: 200_000, rebate: 0, series: null });
  const plain = await bought(who, line(['pair', 'run'], { pair: at('pair'), run: at('run') }));
  expect(plain).toMatchObject({ staked: 200_000, rebate: 26_000, series: 1700 });
});

test('a cancelled ticket returns its stake without what came back of it', async () => {
  const numero = await openDraw('SSC_1');
  const who = await playerAt(1960);
  const { id } = await bought(who, slipAt(numero, 1700));
  expect(await fundsOf(who)).toBe(913_000);
  await platform.call(cancelLotteryBet, { id }, who.options);
  expect(await fundsOf(who)).toBe(1_000_000);
});

test('so does a voided draw, before and after it was settled', async () => {
  for (const isSettled of [false, true]) {
    const numero = await openDraw('SSC_1');
    const who = await playerAt(1960);
    await bought(who, slipAt(numero, 1700));
    if (isSettled) {
      await draw('SSC_1', numero, seven);
      await settleAll();
      expect(await fundsOf(who)).toBe(913_000 + 850_000);
    }
    await platform.database.transaction(async (q) => {
      const held = await holdDraw(q, 'SSC_1', numero);
      if (!held) throw new Error('no such draw');
      await voidHeldDraw(q, held, { givenBy: ['ops', 'duty'], why: 'the machine broke', at: new Date() });
    });
    await settleAll();
    expect(await fundsOf(who)).toBe(1_000_000);
  }
});
