import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cancelLotteryBet, hundredthsOf } from '@unisite/shared/contract';
import type { Prizes } from '@unisite/shared/lottery';
import { checkInvariants, debtOf } from '../../../money/ledger/index.ts';
import { checkBonuses, giveBonus } from '../../../rewards/bonuses/index.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { checkVendorRecords } from '../../seamless/index.ts';
import { lotteryTable, northPrizes, type Player, special } from '../testing/lotteryTable.ts';
import { checkTickets } from '../tickets/checkTickets.ts';
import { enterResult } from './enterResult.ts';
import { holdDraw, voidHeldDraw } from './setResult.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1), ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => platform?.close());
afterEach(async () => {
  await settleAll();
  for (const check of [checkInvariants, checkVendorRecords, checkTickets, checkBonuses])
    expect(await check(platform.database)).toEqual([]);
});

const { player, openDraw, pass, settleAll, bought, buy, fundsOf } = lotteryTable(() => platform);

const won86 = northPrizes('00', [['DB', 0, '12386']]);
const won16 = northPrizes('00', [['DB', 0, '12316']]);

async function result(numero: string, prizes: Prizes): Promise<void> {
  for (const by of ['ops', 'duty'])
    await platform.database.transaction(async (q) => {
      const held = await holdDraw(q, 'MB', numero);
      if (!held) throw new Error('no such draw');
      await enterResult(q, held, { prizes, by, why: 'typed in', at: new Date() });
    });
  await settleAll();
}
async function voided(numero: string): Promise<void> {
  await platform.database.transaction(async (q) => {
    const held = await holdDraw(q, 'MB', numero);
    if (!held) throw new Error('no such draw');
    await voidHeldDraw(q, held, { givenBy: ['ops', 'duty'], why: 'the machine broke', at: new Date() });
  });
  await settleAll();
}

/** A player with 10,000 VND and a bonus of 30,000 for lotteries. */
async function withBonus(): Promise<Player> {
  const who = await player(10_000);
  await giveBonus(
    platform.database,
    {
      memberId: who.id,
      currency: 'VND',
      source: 'test',
      key: 'test',
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(3_000_000),
      wagering: { target: hundredthsOf(10n ** 12n), days: 3, weights: { LOTT: 100, ELOTT: 100 }, largestBet: null },
    },
    new Date(),
  );
  return who;
}

/** VND in the main wallet and in the bonus. */
async function purse(who: Player): Promise<[main: number, bonus: number]> {
  const [row] = await platform.database.query<{ balance: string }>('SELECT balance FROM bonus WHERE member_id = $1', [
    who.id,
  ]);
  return [await fundsOf(who), Number(row?.balance) / 100];
}

test('a ticket that the main wallet cannot pay takes the rest from the bonus, and a ticket given back returns it', async () => {
  const who = await withBonus();
  const numero = await openDraw('MB');
  const { id } = await bought(who, { code: 'MB', numero, lines: [special(['86'], 25_000)] });
  expect(await purse(who)).toEqual([0, 15_000]);
  const tooMuch = await buy(who, { code: 'MB', numero, lines: [special(['86'], 16_000)] });
  expect(tooMuch).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(await purse(who)).toEqual([0, 15_000]);
  await platform.call(cancelLotteryBet, { id }, who.options);
  expect(await purse(who)).toEqual([10_000, 30_000]);
});

test('its win is shared as its stake was, corrected by entries, and returned as a whole when the draw is void', async () => {
  const who = await withBonus();
  const numero = await openDraw('MB');
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 20_000), special(['16'], 10_000)] });
  expect(await purse(who)).toEqual([0, 10_000]);
  await pass('MB', numero);
  // 85 × 20,000, of which two thirds belong to the bonus
  await result(numero, won86);
  expect(await purse(who)).toEqual([566_666.67, 1_143_333.33]);
  // 85 × 10,000 after the correction
  await result(numero, won16);
  expect(await purse(who)).toEqual([283_333.34, 576_666.66]);
  await voided(numero);
  expect(await purse(who)).toEqual([10_000, 30_000]);
  expect(await debtOf(platform.database, { memberId: who.id, currency: 'VND' })).toBe(0n);
});

test('what the bonus lost since is owed by the wallet', async () => {
  const who = await withBonus();
  const numero = await openDraw('MB');
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 20_000)] });
  await pass('MB', numero);
  await result(numero, won86);
  expect(await purse(who)).toEqual([850_000, 870_000]);
  const next = await openDraw('MB');
  await bought(who, { code: 'MB', numero: next, lines: [special(['01'], 1_720_000)] });
  await pass('MB', next);
  await result(next, won16);
  await result(numero, won16);
  expect(await purse(who)).toEqual([0, 0]);
  expect(await debtOf(platform.database, { memberId: who.id, currency: 'VND' })).toBe(170_000_000n);
});
