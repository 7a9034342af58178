import { afterEach, expect, test } from '@jest/globals';
import { claimRebates, hundredthsOf, rebates } from '@unisite/shared/contract';
import type { MarketRebates } from '@unisite/shared/contract/operatorsMarketRebates';
import { hashPassword } from '../../access/identity/index.ts';
import { type Player, vendorTable } from '../../play/seamless/testing/vendorTable.ts';
import type { CallOptions } from '../../testing/testPlatform.ts';
import { giveBonus } from '../bonuses/index.ts';
import { checkRebates } from './checkRebates.ts';
import { creditRebates } from './creditRebates.ts';
import { writeMarketRebates } from './marketRebates.ts';

const table = vendorTable();
const DAY = 86_400_000;
afterEach(async () => expect(await checkRebates(table.platform.database)).toEqual([]));

const rule: MarketRebates = {
  mode: 'claimed',
  rates: [{ category: 'RNG', percent: 0.8 }],
  least: 100,
  days: 7,
};
const setRule = (more: Partial<MarketRebates> = {}) =>
  writeMarketRebates(table.platform.database, 'VN', { ...rule, ...more });

interface Claimer extends Player {
  readonly account: string;
  options: CallOptions;
}
let passwordHash: Promise<string> | undefined;
async function claimer(): Promise<Claimer> {
  const who = await table.player(100_000_000n);
  passwordHash ??= hashPassword('Rebate-2026');
  const [row] = await table.platform.owner.query<{ account: string }>(
    'UPDATE member SET password_hash = $2, first_login = false WHERE id = $1 RETURNING account',
    [who.playerId, await passwordHash],
  );
  const account = row?.account ?? '';
  return { ...who, account, options: await signIn(account) };
}
const signIn = async (account: string): Promise<CallOptions> => ({
  headers: (await table.platform.signIn(account, 'Rebate-2026')).headers,
});
/** Lets a day pass, then signs the members in again. */
async function nextDay(...all: Claimer[]): Promise<void> {
  table.pass(DAY);
  for (const who of all) {
    who.options = await signIn(who.account);
    await table.platform.owner.query('UPDATE play_session SET started_at = $2, seen_at = $2 WHERE member_id = $1', [
      who.playerId,
      new Date(table.now()),
    ]);
  }
}
/** Plays a losing round; VND. */
const lose = async (who: Claimer, stake: number) => table.win(await table.accepted(who, stake * 100), 0);
const look = async ({ options }: Claimer) => (await table.platform.call(rebates, {}, options)).value;
const claim = async ({ options }: Claimer, key = table.fresh('claiming')) =>
  (
    await table.platform.call(
      claimRebates,
      { categories: ['RNG'] },
      { ...options, headers: { ...options.headers, 'idempotency-key': key } },
    )
  ).envelope;

test('a day counts once it is over, and is paid once', async () => {
  await setRule();
  const who = await claimer();
  await lose(who, 100_000);
  expect(await look(who)).toMatchObject({ today: 800, open: [{ category: 'RNG', percent: 0.8, amount: 0 }] });
  expect(await claim(who)).toMatchObject({ code: 'NO_REBATE' });
  await nextDay(who);
  expect(await look(who)).toMatchObject({
    today: 0,
    open: [{ valid: 100_000, amount: 800, isTooLittle: false }],
    paid: [],
  });
  const before = await table.balance(who);
  // two tabs, a lost response, a second key
  const key = table.fresh('claiming');
  const answers = await Promise.all([claim(who, key), claim(who, key), claim(who), claim(who)]);
  expect(answers.filter((one) => one.success).every((one) => one.success && one.value.amount === 800)).toBe(true);
  expect(answers.filter((one) => !one.success && one.code === 'NO_REBATE').length).toBeGreaterThanOrEqual(2);
  expect((await table.balance(who)) - before).toBe(80_000n);
  expect(await look(who)).toMatchObject({
    open: [{ amount: 0, isTooLittle: true }],
    paid: [{ amount: 800, by: 'member', parts: [{ category: 'RNG', valid: 100_000, amount: 800 }] }],
  });
  // a later reversal or settlement leaves the paid day unchanged
  await lose(who, 50_000);
  await nextDay(who);
  expect(await look(who)).toMatchObject({ open: [{ amount: 400 }] });
});

/** A club whose level gold1 adds a quarter of a percent. */
const setClub = (levels: readonly unknown[] = [{ id: 'gold1', rebate: 0.25, feeOff: 0, dailyLimit: 0 }]) =>
  table.platform.owner.query(`UPDATE vip_rule SET levels = $1 WHERE market_code = 'VN'`, [JSON.stringify(levels)]);
const reach = (who: Claimer, level: string) =>
  table.platform.owner.query('UPDATE member SET level = $2 WHERE id = $1', [who.playerId, level]);

test('a level adds its percent to every rate that there is, by the level of the moment it is paid', async () => {
  await setRule();
  await setClub();
  const who = await claimer();
  await lose(who, 100_000);
  await nextDay(who);
  expect(await look(who)).toMatchObject({ levelPercent: 0, open: [{ percent: 0.8, amount: 800 }] });
  await reach(who, 'gold1');
  expect(await look(who)).toMatchObject({
    levelPercent: 0.25,
    open: [{ category: 'RNG', percent: 1.05, amount: 1_050 }],
  });
  expect((await look(who)).open).toHaveLength(1);
  expect(await claim(who)).toMatchObject({ value: { amount: 1_050 } });
  await setClub([]);
});

test('below the least it waits and adds up, and goes when its days are over', async () => {
  await setRule({ least: 500, days: 2 });
  const who = await claimer();
  await lose(who, 50_000);
  await nextDay(who);
  expect(await look(who)).toMatchObject({ open: [{ amount: 400, isTooLittle: true }] });
  expect(await claim(who)).toMatchObject({ code: 'NO_REBATE' });
  await lose(who, 20_000);
  await nextDay(who);
  expect(await look(who)).toMatchObject({ open: [{ amount: 560, isTooLittle: false }] });
  await nextDay(who);
  expect(await look(who)).toMatchObject({ open: [{ amount: 160 }] });
});

test('rounds that a bonus has a part in give nothing back, and neither does a game without a rate', async () => {
  await setRule();
  const who = await claimer();
  await giveBonus(
    table.platform.database,
    {
      memberId: who.playerId,
      currency: 'VND',
      source: 'test',
      key: 'test',
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(10_000_000),
      wagering: { target: hundredthsOf(10n ** 12n), days: 30, weights: { RNG: 100 }, largestBet: null },
    },
    new Date(table.now()),
  );
  await lose(who, 1_050_000);
  await nextDay(who);
  expect(await look(who)).toMatchObject({ open: [{ amount: 0 }] });
  await setRule({ rates: [{ category: 'LIVE', percent: 1 }] });
  const other = await claimer();
  await lose(other, 100_000);
  await nextDay(other);
  expect(await look(other)).toMatchObject({ open: [{ category: 'LIVE', amount: 0 }] });
  expect(await claim(other)).toMatchObject({ code: 'NO_REBATE' });
});

test('where rebates are credited they come by themselves, each day once, whoever does it', async () => {
  await setRule({ mode: 'credited' });
  const [one, other] = [await claimer(), await claimer()];
  await lose(one, 100_000);
  await lose(other, 5_000);
  await nextDay(one, other);
  expect(await claim(one)).toMatchObject({ code: 'REBATE_NOT_CLAIMED' });
  const before = [await table.balance(one), await table.balance(other)];
  const { services } = table.platform;
  await Promise.all([creditRebates(services), creditRebates(services), creditRebates(services)]);
  expect(await creditRebates(services)).toBe(0);
  expect([await table.balance(one), await table.balance(other)]).toEqual([(before[0] ?? 0n) + 80_000n, before[1]]);
  expect(await look(one)).toMatchObject({ mode: 'credited', paid: [{ by: 'platform', amount: 800 }] });
  // what was below the minimum adds up with the next day, and levels count as they do for claims
  await lose(other, 20_000);
  await lose(one, 100_000);
  await setClub();
  await reach(one, 'gold1');
  await nextDay(one, other);
  expect(await creditRebates(services)).toBeGreaterThan(0);
  expect((await look(other)).paid).toMatchObject([{ amount: 200, parts: [{ valid: 25_000 }] }]);
  expect((await look(one)).paid).toMatchObject([{ amount: 1_050 }, { amount: 800 }]);
  await setClub([]);
});

test('off: nothing is shown, claimed or credited', async () => {
  await setRule({ mode: 'off' });
  const who = await claimer();
  await lose(who, 100_000);
  await nextDay(who);
  expect(await look(who)).toMatchObject({ mode: 'off', open: [], today: 0 });
  expect(await claim(who)).toMatchObject({ code: 'REBATE_NOT_CLAIMED' });
  expect(await creditRebates(table.platform.services)).toBe(0);
});

test('what is not as the ledger has it is noticed', async () => {
  await setRule();
  const who = await claimer();
  await lose(who, 100_000);
  await nextDay(who);
  await claim(who);
  const { owner, database } = table.platform;
  for (const change of [
    'UPDATE rebate_payout SET amount = amount + 1 WHERE member_id = $1',
    'DELETE FROM rebate_day WHERE member_id = $1',
    'UPDATE rebate_day SET valid = valid + 1000, amount = (valid + 1000) * rate / 10000 WHERE member_id = $1',
  ]) {
    const undo = new Error('only looked at');
    const tampered = owner.transaction(async (q) => {
      await q.query(change, [who.playerId]);
      expect(await checkRebates(q)).not.toEqual([]);
      throw undo;
    });
    await expect(tampered).rejects.toBe(undo);
  }
  await expect(database.query('DELETE FROM rebate_day')).rejects.toThrow('permission denied');
});
