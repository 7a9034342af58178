import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDeposit, createWithdrawal } from '@unisite/shared/contract';
import type { Database } from '../../foundation/database/connect.ts';
import type { TestPlatform } from '../../testing/testPlatform.ts';
import type { CashNotifier } from './cashNotifier.ts';
import { recordPayments } from './deposits/recordPayments.ts';
import { platformWithCashier } from './testing/cashier.ts';
import { type CashMember, cashMember, PIN } from './testing/cashMember.ts';
import { transitionWithdrawal } from './withdrawals/transitionWithdrawal.ts';

let own: Awaited<ReturnType<typeof platformWithCashier>>;
let platform: TestPlatform;

beforeAll(async () => {
  own = await platformWithCashier();
  platform = own.platform;
}, 60_000);
afterAll(() => own?.close());

/** Commits a while after the work is done: a notification in between is too early. */
const late = (database: Database): Database => ({
  ...database,
  transaction: (work) =>
    database.transaction(async (q) => {
      const result = await work(q);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return result;
    }),
});

/** What a member's page finds when it refetches on notification. */
function newsSeenBy(member: CashMember, table: 'cash_deposit' | 'cash_withdrawal') {
  const seen: Promise<unknown>[] = [];
  const look = async (id: string) => {
    const [row] = await platform.database.query<{ state: string }>(`SELECT state FROM ${table} WHERE id = $1`, [id]);
    return [row?.state, await member.balance()];
  };
  const notifier: CashNotifier = {
    publish: ({ id, state, moved }) => void seen.push(look(id).then((is) => [state, moved, is])),
  };
  return { notifier, seen };
}

test('a deposit is told when it is there for everybody', async () => {
  const member = await cashMember(platform);
  const { id, reference } = (
    await platform.call(createDeposit, { method: 'eWallet', amount: 200_000 }, member.signedIn)
  ).value;
  const { notifier, seen } = newsSeenBy(member, 'cash_deposit');
  const payments = [{ transactionId: `told ${id}`, amount: 20_000_000 }];
  const needs = { ...platform.services, database: late(platform.database), notifier };
  await recordPayments(needs, 'sandbox', reference, { failed: null, payments });
  expect(await Promise.all(seen)).toEqual([['confirmed', true, ['confirmed', 20_000_000n]]]);
  // A repeated report is no news.
  await recordPayments(needs, 'sandbox', reference, { failed: null, payments });
  expect(seen).toHaveLength(1);
});

test('a withdrawal that came back is told when the money is there for everybody', async () => {
  const member = await cashMember(platform, 50_000_000);
  const request = { bankAccount: await member.bankAccount(), amount: 30_000_000, withdrawalPin: PIN };
  const { id } = (await platform.call(createWithdrawal, request, member.signedIn)).value;
  const { notifier, seen } = newsSeenBy(member, 'cash_withdrawal');
  const services = { ...platform.services, database: late(platform.database) };
  const reject = () =>
    transitionWithdrawal(services, notifier, { id }, () => ({ event: 'reject', actor: 'operator:ops' }));
  await reject();
  expect(await Promise.all(seen)).toEqual([['rejected', true, ['rejected', 5_000_000_000n]]]);
  await reject();
  expect(seen).toHaveLength(1);
});
