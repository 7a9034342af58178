import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { testSettings } from '../../../testing/testSettings.ts';
import { addVendorSecret } from '../secrets.ts';
import { code, type Player, vendorTable } from '../testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, win, rollback, balance, fresh } = table;
const HOUR_MS = 3_600_000;

const limit = (prize: number, ofDay: number, ofCampaign: number) =>
  table.platform.database.query(
    'UPDATE vendor_prize_limit SET prize = $1, prizes_of_day = $2, prizes_of_campaign = $3',
    [prize, ofDay, ofCampaign],
  );
const totals = async () =>
  table.platform.database.query<{ campaign: string; amount: string }>(
    'SELECT campaign, sum(amount)::text AS amount FROM vendor_prize_total GROUP BY campaign ORDER BY campaign',
  );

beforeAll(async () => {
  await table.platform.database.query('UPDATE vendor_secret SET promo_wins = true');
});
afterEach(async () => {
  await table.platform.owner.query('DELETE FROM vendor_prize_total');
});

const prizeOf = (who: Player, amount: number, more: object = {}) =>
  win(betBody(who, 0), amount, { reason: 'promo', campaign: 'spring', ...more });

test('N03: a prize names its campaign', async () => {
  const who = await player(0n);
  expect(await code(prizeOf(who, 500, { campaign: undefined }))).toBe('BAD_REQUEST');
  expect(await code(prizeOf(who, 500, { campaign: 'no spaces' }))).toBe('BAD_REQUEST');
  expect(await balance(who)).toBe(0n);
});

test('N03: one prize, those of a day and those of a campaign are limited, and what is refused stays refused', async () => {
  await limit(500, 1_200, 900);
  const who = await player(0n);
  expect(await code(prizeOf(who, 501))).toBe('PRIZE_LIMIT');
  const transactionId = fresh('prize');
  expect(await code(prizeOf(who, 500, { transactionId }))).toBe('OK');
  expect(await code(prizeOf(await player(), 401))).toBe('PRIZE_LIMIT');
  expect(await code(prizeOf(who, 400))).toBe('OK');
  const late = betBody(who, 0, { transactionId: fresh('prize') });
  const summer = { reason: 'promo', campaign: 'summer', transactionId: late.transactionId };
  expect(await code(win(late, 301, summer))).toBe('PRIZE_LIMIT');
  await limit(500, 9_000, 9_000);
  expect(await code(win(late, 301, summer))).toBe('PRIZE_LIMIT');
  expect(await totals()).toEqual([{ campaign: 'spring', amount: '900' }]);
  expect(await balance(who)).toBe(900n);

  // A rollback frees its amount again, once.
  await limit(500, 900, 900);
  expect(await code(rollback(who, transactionId))).toBe('OK');
  expect(await code(rollback(who, transactionId))).toBe('ALREADY_ROLLED_BACK');
  expect(await code(prizeOf(who, 500))).toBe('OK');
  expect(await code(prizeOf(who, 1))).toBe('PRIZE_LIMIT');
});

test('N03: the day is that of the market; a campaign goes on over days', async () => {
  await limit(500, 500, 800);
  const who = await player(0n);
  expect(await code(prizeOf(who, 500))).toBe('OK');
  expect(await code(prizeOf(who, 100))).toBe('PRIZE_LIMIT');
  // 10:00 in Vietnam at first; 13 hours later it is 23:00, 14 hours later midnight.
  table.pass(13 * HOUR_MS);
  expect(await code(prizeOf(who, 100))).toBe('PRIZE_LIMIT');
  table.pass(HOUR_MS);
  expect(await code(prizeOf(who, 300))).toBe('OK');
  expect(await code(prizeOf(who, 1))).toBe('PRIZE_LIMIT');
  expect(await code(prizeOf(who, 200, { campaign: 'summer' }))).toBe('OK');
});

test('N03: of prizes that come at once, together and with rollbacks, no more are given than the limit', async () => {
  await limit(100, 1_000, 1_000);
  const players = await Promise.all(Array.from({ length: 10 }, () => player(0n)));
  const given = await Promise.all(
    players
      .flatMap((who) => Array.from({ length: 3 }, () => ({ who, transactionId: fresh('prize') })))
      .map(async ({ who, transactionId }) => ({
        who,
        transactionId,
        is: await code(prizeOf(who, 100, { transactionId })),
      })),
  );
  expect(given.filter(({ is }) => is === 'OK')).toHaveLength(10);
  expect(given.filter(({ is }) => is === 'PRIZE_LIMIT')).toHaveLength(20);
  const back = given.filter(({ is }) => is === 'OK').slice(0, 5);
  const mixed = await Promise.all([
    ...back.map(({ who, transactionId }) => code(rollback(who, transactionId))),
    ...players.map((who) => code(prizeOf(who, 100))),
  ]);
  expect(mixed.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'OK'));
  const again = mixed.slice(5).filter((one) => one === 'OK').length;
  expect(again).toBeLessThanOrEqual(5);
  expect(await totals()).toEqual([{ campaign: 'spring', amount: String(500 + 100 * again) }]);
  const paid = await Promise.all(players.map(balance));
  expect(paid.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(500 + 100 * again));
});

test('N03: each caller has its own; a market without limits gives none', async () => {
  const { database } = table.platform;
  await limit(500, 500, 500);
  const acme = { caller: 'acme', secret: 'a secret of acme' };
  await addVendorSecret(database, testSettings.vendorKeys, { caller: acme.caller, secret: acme.secret });
  await database.query(`UPDATE vendor_secret SET promo_wins = true WHERE caller = 'acme'`);
  await database.query(`UPDATE vendor SET caller = 'acme' WHERE code = 'ONYX'`);
  const who = await player(0n);
  expect(await code(prizeOf(who, 500))).toBe('OK');
  const body = { ...betBody(who, 500), gameId: 'onyx-sea', reason: 'promo', campaign: 'spring' };
  expect(await code(table.call('/vendor/v1/win', body, acme))).toBe('OK');
  await database.query('DELETE FROM vendor_prize_limit');
  expect(await code(prizeOf(who, 1, { campaign: 'summer' }))).toBe('PRIZE_LIMIT');
  expect(await balance(who)).toBe(1_000n);
});
