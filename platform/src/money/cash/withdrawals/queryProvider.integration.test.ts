import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProof, confirmReceipt, createWithdrawal, inbox } from '@unisite/shared/contract';
import type { PayOutStatus } from '@unisite/shared/contract/cashier';
import type { WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import sharp from 'sharp';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { createCashNotifier } from '../cashNotifier.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import { type CashMember, cashMember, eventually, PIN } from '../testing/cashMember.ts';
import { actOnWithdrawal } from './decide.ts';
import { sendDuePayouts } from './due.ts';
import { withdrawalById } from './withdrawalRows.ts';

let platform: TestPlatform;
let ahead = 0;

beforeAll(async () => {
  // Nobody listens there: the bank is queried through each test's provider.
  const settings = { sandboxUrl: 'http://127.0.0.1:9' };
  platform = await testPlatform({ settings, clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => platform?.close());

const paid: PayOutStatus = { state: 'paid', failed: null };
const neverCalled = () => Promise.reject(new Error('nothing of this is asked for here'));

/** A bank that responds only when allowed to. */
function thoughtfulBank() {
  let answer: () => void = () => undefined;
  const thought = new Promise<PayOutStatus>((resolve) => {
    answer = () => resolve(paid);
  });
  const questions: string[] = [];
  const provider: PaymentProvider = {
    code: 'sandbox',
    begin: neverCalled,
    paymentStatus: neverCalled,
    payOut: async () => paid,
    payOutStatus(reference) {
      questions.push(reference);
      return thought;
    },
  };
  return { provider, questions, answer };
}
type Bank = ReturnType<typeof thoughtfulBank>;

/** A payout of which nothing arrived, according to its member. */
async function disputed(): Promise<{ member: CashMember; id: string }> {
  const member = await cashMember(platform, 1_000_000);
  const request = { bankAccount: await member.bankAccount(), amount: 500_000, withdrawalPin: PIN };
  const { id } = (await platform.call(createWithdrawal, request, member.signedIn)).value;
  await sendDuePayouts(platform.services, createCashNotifier(platform.services), thoughtfulBank().provider);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await platform.call(addProof, { id, image: picture.toString('base64') }, member.signedIn);
  await platform.call(confirmReceipt, { id, receipt: 'notReceived' }, member.signedIn);
  return { member, id };
}

interface Deciding {
  readonly seenAsked?: number;
  readonly notifier?: CashNotifier;
  readonly account?: string;
}
/** The refusal code of an operator's decision, or OK. */
const decided = (
  id: string,
  act: WithdrawalAct,
  { provider }: Bank,
  { notifier, account = 'ops', ...more }: Deciding = {},
) =>
  actOnWithdrawal(platform.services, notifier ?? createCashNotifier(platform.services), provider, {
    id,
    act,
    why: 'We are asking',
    seen: 'notReceived',
    account,
    ...more,
  }).then(
    () => 'OK',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const acts = async (id: string) =>
  ((await withdrawalById(platform.database, id))?.history ?? [])
    .slice(-3)
    .map(({ state, act }) => [state, act ?? 'state']);
const messages = async ({ signedIn }: CashMember) =>
  (await platform.call(inbox, {}, signedIn)).value.rows.filter(({ content }) => content === 'We are asking').length;

test('the member is told while the bank still thinks', async () => {
  const { member, id } = await disputed();
  const bank = thoughtfulBank();
  const told: string[] = [];
  const asking = decided(id, 'askBank', bank, { notifier: { publish: ({ state }) => void told.push(state) } });
  await eventually(async () => bank.questions.length === 1);
  expect(told).toEqual(['notReceived']);
  await eventually(async () => (await messages(member)) === 1);
  expect((await acts(id)).at(-1)).toEqual(['notReceived', 'providerQueried']);
  bank.answer();
  expect(await asking).toBe('OK');
  expect((await acts(id)).at(-1)).toEqual(['notReceived', 'providerReplied']);
});

test('of two who ask at once the bank hears one, and the member reads one message', async () => {
  const { member, id } = await disputed();
  const bank = thoughtfulBank();
  const asking = [1, 2, 3].map(() => decided(id, 'askBank', bank, { seenAsked: 0 }));
  await eventually(async () => bank.questions.length > 0);
  bank.answer();
  expect((await Promise.all(asking)).sort()).toEqual(['OK', 'PROVIDER_ALREADY_QUERIED', 'PROVIDER_ALREADY_QUERIED']);
  expect(bank.questions).toHaveLength(1);
  // an operator whose response was lost, or who looked earlier, has not seen that it was queried
  expect(await decided(id, 'askBank', bank, { seenAsked: 0 })).toBe('PROVIDER_ALREADY_QUERIED');
  await eventually(async () => (await messages(member)) === 1);
  expect(await decided(id, 'askBank', bank, { seenAsked: 1 })).toBe('OK');
  expect(bank.questions).toHaveLength(2);
});

test('closed while the bank thinks: the answer stands behind it with the state of then', async () => {
  const { id } = await disputed();
  const bank = thoughtfulBank();
  const asking = decided(id, 'askBank', bank);
  await eventually(async () => bank.questions.length === 1);
  expect(await decided(id, 'forceReceipt', bank, { account: 'second' })).toBe('OK');
  bank.answer();
  expect(await asking).toBe('OK');
  expect(await acts(id)).toEqual([
    ['notReceived', 'providerQueried'],
    ['received', 'state'],
    ['received', 'providerReplied'],
  ]);
});

test('what the operator saw counts here as well', async () => {
  const { member, id } = await disputed();
  const bank = thoughtfulBank();
  const seen = { id, act: 'askBank', why: 'We are asking', seen: 'partial', account: 'ops' } as const;
  const asking = actOnWithdrawal(platform.services, createCashNotifier(platform.services), bank.provider, seen);
  await expect(asking).rejects.toMatchObject({ code: 'ALREADY_CLOSED' });
  expect([bank.questions, await messages(member)]).toEqual([[], 0]);
});

test('an asking that never got its answer stands in nobody’s way for long', async () => {
  const { id } = await disputed();
  const silent = thoughtfulBank();
  void decided(id, 'askBank', silent);
  await eventually(async () => silent.questions.length === 1);
  const bank = thoughtfulBank();
  bank.answer();
  expect(await decided(id, 'askBank', bank, { seenAsked: 1 })).toBe('PROVIDER_ALREADY_QUERIED');
  ahead += 60_000;
  expect(await decided(id, 'askBank', bank, { seenAsked: 1 })).toBe('OK');
});
