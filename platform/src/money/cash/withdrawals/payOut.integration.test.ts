import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWithdrawal, oneWithdrawal, type Withdrawal } from '@unisite/shared/contract';
import type { PayOutRequest, PayOutStatus } from '@unisite/shared/contract/cashier';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createCashNotifier } from '../cashNotifier.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import { type CashMember, cashMember, PIN } from '../testing/cashMember.ts';
import { sendDuePayouts } from './due.ts';

let platform: TestPlatform;
let ahead = 0;

beforeAll(async () => {
  // Nobody listens there: payouts go through each test's provider.
  const settings = { sandboxUrl: 'http://127.0.0.1:9' };
  platform = await testPlatform({ settings, clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => platform?.close());

/** A provider that records its orders, and responds like this. */
function provider(answer: (order: PayOutRequest) => PayOutStatus, status: () => PayOutStatus) {
  const [orders, asked]: [PayOutRequest[], string[]] = [[], []];
  const neverCalled = () => Promise.reject(new Error('no payment is asked for here'));
  const speaks: PaymentProvider = {
    code: 'sandbox',
    begin: neverCalled,
    paymentStatus: neverCalled,
    async payOut(order) {
      orders.push(order);
      return answer(order);
    },
    async payOutStatus(reference) {
      asked.push(reference);
      return status();
    },
  };
  return { speaks, orders, asked };
}

const paid: PayOutStatus = { state: 'paid', failed: null };
const payOut = (speaks: PaymentProvider) =>
  sendDuePayouts(platform.services, createCashNotifier(platform.services), speaks);

async function asked(amount: number): Promise<{ member: CashMember; withdrawal: Withdrawal }> {
  const member = await cashMember(platform, 1_000_000);
  const request = { bankAccount: await member.bankAccount('7777'), amount, withdrawalPin: PIN };
  return { member, withdrawal: (await platform.call(createWithdrawal, request, member.signedIn)).value };
}
const stateOf = async (member: CashMember, { id }: Withdrawal) =>
  (await platform.call(oneWithdrawal, { id }, member.signedIn)).value.state;

test('a provider is told to pay what was asked for without the fee, to the account that was chosen, once', async () => {
  const { member, withdrawal } = await asked(500_000);
  const { speaks, orders } = provider(
    () => paid,
    () => paid,
  );
  await Promise.all([payOut(speaks), payOut(speaks)]);
  await payOut(speaks);
  expect(orders).toEqual([
    {
      reference: withdrawal.reference,
      amount: 49_670_000,
      currency: 'VND',
      bin: '979904',
      accountNumber: expect.stringMatching(/7777$/),
      accountName: 'NGUYEN VAN A',
    },
  ]);
  expect(withdrawal.paidOut).toBe(496_700);
  expect([await stateOf(member, withdrawal), await member.held()]).toEqual(['paid', 0n]);
});

test('a provider that gave no answer is asked before it is told again, under the same reference', async () => {
  const { member, withdrawal } = await asked(200_000);
  let tries = 0;
  const {
    speaks,
    orders,
    asked: questions,
  } = provider(
    () => {
      tries += 1;
      if (tries === 1) throw new Error('the line broke');
      return { state: 'underway', failed: null };
    },
    () => (tries < 2 ? { state: 'unknown', failed: null } : paid),
  );
  await payOut(speaks);
  expect([await stateOf(member, withdrawal), questions]).toEqual(['approved', []]);
  ahead += 60_000;
  await payOut(speaks);
  expect([await stateOf(member, withdrawal), questions]).toEqual(['approved', [withdrawal.reference]]);
  expect(orders.map(({ reference, amount }) => [reference, amount])).toEqual([
    [withdrawal.reference, 19_670_000],
    [withdrawal.reference, 19_670_000],
  ]);
  ahead += 120_000;
  await payOut(speaks);
  expect([await stateOf(member, withdrawal), orders.length]).toEqual(['paid', 2]);
});
