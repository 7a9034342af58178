import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  confirmReceipt,
  createDeposit,
  createWithdrawal,
  inbox,
  oneDeposit,
  oneWithdrawal,
  transactions,
} from '@unisite/shared/contract';
import { decideWithdrawal } from '@unisite/shared/contract/operatorsCash';
import {
  type Contradiction,
  contradictions,
  decideSettlement,
  proposeSettlement,
} from '@unisite/shared/contract/operatorsContradictions';
import { deposit } from '../../../testing/members.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { debtOf } from '../../ledger/index.ts';
import { runDueCash } from '../runDueCash.ts';
import { cashFaults } from '../testing/cashFaults.ts';
import { platformWithCashier } from '../testing/cashier.ts';
import { type CashMember, cashMember, eventually, PIN, refusalCode } from '../testing/cashMember.ts';
import { tellPlatform } from '../testing/notices.ts';

let own: Awaited<ReturnType<typeof platformWithCashier>>;
let operators: TestOperators;
let [mia, noa]: Browser[] = [];
const desk = () => {
  if (!mia || !noa) throw new Error('they are there from the first test on');
  return { mia, noa };
};

beforeAll(async () => {
  own = await platformWithCashier();
  operators = await testOperators(own.platform);
  for (const account of ['mia', 'noa']) await operators.add(account, 'tre xanh 47 doi', ['cash']);
  [mia, noa] = [operators.browser('192.0.2.1'), operators.browser('192.0.2.2')];
  await mia.signIn('mia', 'tre xanh 47 doi');
  await noa.signIn('noa', 'tre xanh 47 doi');
}, 60_000);
afterAll(async () => {
  await operators?.close();
  await own?.close();
});
afterEach(async () => {
  expect(await cashFaults(own.platform.database)).toEqual([]);
});

const report = (reference: string, state: 'paid' | 'failed') =>
  tellPlatform(own.platform, { kind: 'payOut', reference, state, failed: state === 'failed' ? 'declined' : null });
const open = async (reference: string): Promise<Contradiction | undefined> => {
  const { rows } = (await desk().mia.call(contradictions, { pageSize: 100 })).value;
  return rows.find((row) => row.reference === reference);
};
const opened = async (reference: string): Promise<Contradiction> => {
  const row = await open(reference);
  if (!row) throw new Error('the operators see no contradiction');
  return row;
};
const propose = (row: Contradiction, outcome: 'followed' | 'dismissed' = 'followed', by = desk().mia) =>
  by.call(proposeSettlement, {
    id: row.id,
    outcome,
    reported: row.reported,
    state: row.state,
    why: 'Seen at the bank',
  });
const decide = async (reference: string, decision: 'approve' | 'refuse' | 'withdraw', by = desk().noa) => {
  const { id, proposal } = await opened(reference);
  return by.call(decideSettlement, { id, proposal: proposal?.id ?? '0', decision, why: 'Seen as well' });
};
const settle = async (reference: string, outcome: 'followed' | 'dismissed' = 'followed') => {
  expect(refusalCode(await propose(await opened(reference), outcome))).toBe('OK');
  return refusalCode(await decide(reference, 'approve'));
};
const debt = ({ id }: CashMember) => debtOf(own.platform.database, { memberId: id, currency: 'VND' });
const one = async (member: CashMember, id: string) =>
  (await own.platform.call(oneWithdrawal, { id }, member.signedIn)).value;

/** A withdrawal of 500,000 of 1,000,000 that its provider paid, or could not pay. */
async function paidOut({ fails = false } = {}) {
  const member = await cashMember(own.platform, 1_000_000);
  const bankAccount = await member.bankAccount(fails ? '0000' : '5555');
  const request = { bankAccount, amount: 500_000, withdrawalPin: PIN };
  const { id, reference } = (await own.platform.call(createWithdrawal, request, member.signedIn)).value;
  await runDueCash(own.platform.services);
  await eventually(async () => (await one(member, id)).state === (fails ? 'rejected' : 'paid'));
  return { member, id, reference };
}

describe('a payout that failed, and was paid after all', () => {
  test('is on the desk once, however often it is reported; nothing moves by itself', async () => {
    const { member, id, reference } = await paidOut({ fails: true });
    expect(await member.balance()).toBe(100_000_000n);
    expect(await Promise.all([1, 2, 3].map(() => report(reference, 'paid')))).toEqual([200, 200, 200]);
    expect(await opened(reference)).toMatchObject({
      kind: 'withdrawal',
      reported: 'paid',
      state: 'rejected',
      effect: 'paidAfterAll',
      times: 3,
      change: -500_000,
      balance: 1_000_000,
      debt: 0,
      proposal: null,
      settled: null,
    });
    const { events } = await opened(reference);
    expect(events.filter(({ act }) => act === 'providerContradicted')).toHaveLength(1);
    expect([await member.balance(), (await one(member, id)).state]).toEqual([100_000_000n, 'rejected']);
    // The member sees nothing of it.
    expect((await one(member, id)).history.map(({ state }) => state)).toEqual(['requested', 'approved', 'rejected']);
    expect(await settle(reference, 'dismissed')).toBe('OK');
    expect([await report(reference, 'paid'), await open(reference)]).toEqual([200, undefined]);
  });

  test('is taken from the wallet again by two operators, and the member is asked whether it came', async () => {
    const { member, id, reference } = await paidOut({ fails: true });
    await report(reference, 'paid');
    const row = await opened(reference);
    expect(refusalCode(await propose(row))).toBe('OK');
    expect(refusalCode(await propose(row))).toBe('OK');
    expect(refusalCode(await propose(row, 'dismissed'))).toBe('PROPOSAL_WAITS');
    expect(refusalCode(await propose(row, 'followed', desk().noa))).toBe('PROPOSAL_WAITS');
    expect(refusalCode(await decide(reference, 'approve', desk().mia))).toBe('SAME_PERSON');
    expect(refusalCode(await decide(reference, 'withdraw', desk().noa))).toBe('FORBIDDEN');
    expect(await member.balance()).toBe(100_000_000n);
    const { id: contradiction, proposal } = await opened(reference);
    const both = await Promise.all(
      [1, 2].map(() =>
        desk().noa.call(decideSettlement, {
          id: contradiction,
          proposal: proposal?.id ?? '0',
          decision: 'approve',
          why: 'Seen as well',
        }),
      ),
    );
    expect(both.map(refusalCode).sort()).toEqual(['ALREADY_CLOSED', 'OK']);
    expect([await member.balance(), await debt(member), (await one(member, id)).state]).toEqual([
      50_000_000n,
      0n,
      'paid',
    ]);
    await eventually(async () => {
      const [message] = (await own.platform.call(inbox, {}, member.signedIn)).value.rows;
      return message?.title === `Withdrawal ${reference} was paid after all`;
    });
    const [entry] = (await own.platform.call(transactions, { kind: 'debt' }, member.signedIn)).value.rows;
    expect(entry).toMatchObject({ amount: -500_000, reference });
    expect(refusalCode(await own.platform.call(confirmReceipt, { id, receipt: 'received' }, member.signedIn))).toBe(
      'OK',
    );
  });

  test('whose money is gone is owed: nothing is paid out until it is paid, by itself, as money comes', async () => {
    const { member, reference } = await paidOut({ fails: true });
    const bankAccount = await member.bankAccount();
    const ask = () =>
      own.platform.call(createWithdrawal, { bankAccount, amount: 800_000, withdrawalPin: PIN }, member.signedIn);
    expect(refusalCode(await ask())).toBe('OK');
    await report(reference, 'paid');
    expect(await settle(reference)).toBe('OK');
    expect([await member.balance(), await debt(member)]).toEqual([0n, 30_000_000n]);
    const gain = (amount: bigint) => deposit(own.platform.database, member.id, amount, { key: crypto.randomUUID() });
    await gain(10_000_000n);
    expect(refusalCode(await ask())).toBe('DEBT_OPEN');
    await runDueCash(own.platform.services);
    expect([await member.balance(), await debt(member)]).toEqual([0n, 20_000_000n]);
    await gain(100_000_000n);
    await Promise.all([1, 2, 3].map(() => runDueCash(own.platform.services)));
    expect([await member.balance(), await debt(member)]).toEqual([80_000_000n, 0n]);
    expect(refusalCode(await ask())).toBe('OK');
  });
});

test('what was asked for before a debt is not approved; rejected, it pays the debt', async () => {
  const { member, reference } = await paidOut({ fails: true });
  await deposit(own.platform.database, member.id, 2_900_000_000n, { key: crypto.randomUUID() });
  const request = { bankAccount: await member.bankAccount(), amount: 30_000_000, withdrawalPin: PIN };
  const { id } = (await own.platform.call(createWithdrawal, request, member.signedIn)).value;
  await report(reference, 'paid');
  expect(await settle(reference)).toBe('OK');
  expect([await member.balance(), await debt(member)]).toEqual([0n, 50_000_000n]);
  const act = (which: 'approve' | 'reject') =>
    desk().mia.call(decideWithdrawal, { id, act: which, why: 'Checked', seen: 'requested' });
  expect(refusalCode(await act('approve'))).toBe('DEBT_OPEN');
  expect(refusalCode(await act('reject'))).toBe('OK');
  await runDueCash(own.platform.services);
  expect([await member.balance(), await debt(member)]).toEqual([2_950_000_000n, 0n]);
});

describe('a payout that was paid, and bounced', () => {
  test('comes back whole after it was received; reported paid again, it is taken again, and so on', async () => {
    const { member, id, reference } = await paidOut();
    await own.platform.call(confirmReceipt, { id, receipt: 'received' }, member.signedIn);
    for (const round of [1, 2]) {
      await report(reference, 'failed');
      expect(await opened(reference)).toMatchObject({ reported: 'failed', effect: 'bounce', change: 500_000 });
      expect([round, await settle(reference)]).toEqual([round, 'OK']);
      expect([await member.balance(), (await one(member, id)).state]).toEqual([100_000_000n, 'returned']);
      await report(reference, 'paid');
      expect(await settle(reference)).toBe('OK');
      expect([await member.balance(), (await one(member, id)).state]).toEqual([50_000_000n, 'paid']);
    }
  });

  test('waits on where the provider reports the opposite before the second operator decides', async () => {
    const { member, id, reference } = await paidOut();
    await report(reference, 'failed');
    await propose(await opened(reference));
    await report(reference, 'paid');
    expect(refusalCode(await decide(reference, 'approve'))).toBe('CONTRADICTION_CHANGED');
    expect([await member.balance(), (await one(member, id)).state]).toEqual([50_000_000n, 'paid']);
    expect(refusalCode(await decide(reference, 'withdraw', desk().mia))).toBe('OK');
    const row = await opened(reference);
    expect([row.effect, refusalCode(await propose(row))]).toEqual([null, 'CONTRADICTION_CHANGED']);
    expect(await settle(reference, 'dismissed')).toBe('OK');
    const { rows } = (await desk().mia.call(contradictions, { selection: 'settled' })).value;
    expect(rows[0]).toMatchObject({
      reference,
      proposal: null,
      settled: { outcome: 'dismissed', proposed: { by: 'mia' }, approved: { by: 'noa' } },
    });
  });

  test('writes a bounded number of events, however often the provider reports the opposite', async () => {
    const { reference } = await paidOut();
    for (let turn = 0; turn < 30; turn += 1) await report(reference, turn % 2 === 0 ? 'failed' : 'paid');
    const { times, events } = await opened(reference);
    expect([times, events.filter(({ act }) => act === 'providerContradicted').length]).toEqual([30, 20]);
  });
});

describe('a deposit', () => {
  const begin = async (member: CashMember) =>
    (await own.platform.call(createDeposit, { method: 'eWallet', amount: 100_000 }, member.signedIn)).value;
  const tell = (reference: string, failed: string | null, payments: object[] = []) =>
    tellPlatform(own.platform, { kind: 'payment', reference, failed, payments });

  test('that is charged back is taken again by two operators, and owed as far as it is spent', async () => {
    const member = await cashMember(own.platform);
    const { id, reference } = await begin(member);
    const payment = { transactionId: crypto.randomUUID(), amount: 10_000_000 };
    await tell(reference, null, [payment]);
    expect(await tell(reference, 'declined')).toBe(200);
    expect(await opened(reference)).toMatchObject({
      kind: 'deposit',
      reported: 'failed',
      state: 'confirmed',
      effect: 'chargeBack',
      change: -100_000,
      detail: 'The bank or the wallet declined the payment.',
    });
    expect(await member.balance()).toBe(10_000_000n);
    expect(await settle(reference)).toBe('OK');
    expect([await member.balance(), await debt(member)]).toEqual([0n, 0n]);
    expect((await own.platform.call(oneDeposit, { id }, member.signedIn)).value.state).toBe('chargedBack');

    // The provider reports that it was paid after all.
    await tell(reference, null, [payment]);
    expect(await opened(reference)).toMatchObject({ reported: 'paid', effect: 'reinstate', change: 100_000 });
    expect(await settle(reference)).toBe('OK');
    expect([await member.balance(), await debt(member)]).toEqual([10_000_000n, 0n]);
  });

  test('that is paid once more after it was charged back is charged back by the second payment only', async () => {
    const member = await cashMember(own.platform);
    const { reference } = await begin(member);
    await tell(reference, null, [{ transactionId: crypto.randomUUID(), amount: 30_000_000 }]);
    await tell(reference, 'declined');
    expect(await settle(reference)).toBe('OK');
    await tell(reference, null, [{ transactionId: crypto.randomUUID(), amount: 20_000_000 }]);
    expect(await member.balance()).toBe(20_000_000n);
    await tell(reference, 'declined');
    expect(await opened(reference)).toMatchObject({ effect: 'chargeBack', change: -200_000 });
    expect(await settle(reference)).toBe('OK');
    expect([await member.balance(), await debt(member)]).toEqual([0n, 0n]);
    await eventually(async () => {
      const [message] = (await own.platform.call(inbox, {}, member.signedIn)).value.rows;
      return message?.content.includes('200,000') === true;
    });
  });

  test('whose payment is reported with another amount is on the desk, and takes nothing', async () => {
    const member = await cashMember(own.platform);
    const { reference } = await begin(member);
    const transactionId = crypto.randomUUID();
    expect(await tell(reference, null, [{ transactionId, amount: 10_000_000 }])).toBe(200);
    expect(await tell(reference, null, [{ transactionId, amount: 20_000_000 }])).toBe(409);
    expect(await opened(reference)).toMatchObject({ reported: 'otherAmount', detail: transactionId, effect: null });
    expect(await settle(reference, 'dismissed')).toBe('OK');
    expect(await member.balance()).toBe(10_000_000n);
  });
});
