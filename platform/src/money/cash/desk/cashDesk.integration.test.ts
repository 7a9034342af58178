import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDeposit, createWithdrawal, type Deposit } from '@unisite/shared/contract';
import { cashDesk, decideWithdrawal, type OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { depositDesk, type OperatorDeposit, queryDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { rollFigures } from '../../../agents/figures/index.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import { checkInvariants } from '../../ledger/index.ts';
import { platformWithCashier } from '../testing/cashier.ts';
import { type CashMember, cashMember, eventually, PIN, refusalCode } from '../testing/cashMember.ts';

const PASSWORD = 'tre xanh 47 doi';
const why = 'Asked for by the team';
const ASKED = 30_000_000;
let own: Awaited<ReturnType<typeof platformWithCashier>>;
let operators: TestOperators;
let till: Browser;
let other: Browser;
let ahead = 0;

beforeAll(async () => {
  own = await platformWithCashier({ clock: () => new Date(Date.now() + ahead) });
  operators = await testOperators(own.platform);
  [till, other] = [await signedIn('till'), await signedIn('other')];
}, 60_000);
afterAll(async () => {
  await operators?.close();
  await own?.close();
});

let addresses = 0;
async function signedIn(account: string): Promise<Browser> {
  addresses += 1;
  await operators.add(account, PASSWORD, ['cash']);
  const browser = operators.browser(`198.51.100.${addresses}`);
  await browser.signIn(account, PASSWORD);
  return browser;
}

async function requested(vnd = ASKED, member?: CashMember): Promise<{ id: string; reference: string; by: CashMember }> {
  const by = member ?? (await cashMember(own.platform, 200_000_000));
  const request = { bankAccount: await by.bankAccount(), amount: vnd, withdrawalPin: PIN };
  const { id, reference } = (await own.platform.call(createWithdrawal, request, by.signedIn)).value;
  return { id, reference, by };
}
const rowOf = async (reference: string): Promise<OperatorWithdrawal> => {
  const [row] = (await till.call(cashDesk, { reference })).value.rows;
  if (!row) throw new Error('operators do not see it');
  return row;
};
const depositRow = async ({ reference }: Deposit): Promise<OperatorDeposit> => {
  const [row] = (await till.call(depositDesk, { reference })).value.rows;
  if (!row) throw new Error('operators do not see it');
  return row;
};
/** All members of this file sign in from one address. */
const risks = ({ standing }: Pick<OperatorWithdrawal, 'standing'>) =>
  standing.risks.flatMap(({ risk }) => (risk === 'sharedAddress' ? [] : [risk]));

describe('beside a withdrawal', () => {
  test('stands what the member has, brought, staked and was paid before', async () => {
    const first = await requested();
    await sealAll(own.platform.owner);
    await rollFigures(own.platform.database);
    const row = await rowOf(first.reference);
    expect(row.standing).toMatchObject({
      balance: 170_000_000,
      bonus: 0,
      debt: 0,
      deposited: 200_000_000,
      staked: 0,
      earlier: { completed: 0, amount: 0, failed: 0 },
    });
    expect(row.standing.depositDay).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(risks(row)).toEqual(['newPayee', 'littlePlay', 'firstOne', 'newMember']);
    expect(refusalCode(await till.call(decideWithdrawal, { id: first.id, act: 'reject', why }))).toBe('OK');
    const second = await requested(ASKED, first.by);
    // a reference is read off a message and may be typed in lower case
    const { standing } = await rowOf(second.reference.toLowerCase());
    expect(standing.earlier).toEqual({ completed: 0, amount: 0, failed: 1 });
  });

  test('browsers and addresses that others used as well are told by their number', async () => {
    const { reference, by } = await requested();
    const neighbour = await cashMember(own.platform);
    await own.platform.database.query('DELETE FROM member_device');
    for (const id of [by.id, neighbour.id])
      await own.platform.database.query(
        `INSERT INTO member_device (member_id, mark_hash, address, user_agent, first_at, last_at)
         VALUES ($1, sha256('one browser'), '203.0.113.77', '', now(), now())`,
        [id],
      );
    expect((await rowOf(reference)).standing.risks).toEqual(
      expect.arrayContaining([
        { risk: 'sharedDevice', count: 1 },
        { risk: 'sharedAddress', count: 1 },
      ]),
    );
  });
});

describe('a decision with a key', () => {
  test('is made once, however often and however at once it is sent', async () => {
    const { id, reference } = await requested();
    const decision = { id, act: 'approve' as const, why, key: randomUUID(), seen: 'requested' as const };
    const replies = await Promise.all([1, 2, 3].map(() => till.call(decideWithdrawal, decision)));
    expect(replies.map(refusalCode)).toEqual(['OK', 'OK', 'OK']);
    const { events } = await rowOf(reference);
    expect(events.filter(({ state }) => state === 'approved')).toHaveLength(1);
    expect(await checkInvariants(own.platform.database)).toEqual([]);
  });

  test('is nobody else’s, and nothing else’s', async () => {
    const [one, two] = [await requested(), await requested()];
    const key = randomUUID();
    expect(refusalCode(await till.call(decideWithdrawal, { id: one.id, act: 'approve', why, key }))).toBe('OK');
    for (const [by, id, act] of [
      [other, one.id, 'approve'],
      [till, one.id, 'reject'],
      [till, two.id, 'approve'],
    ] as const)
      expect(refusalCode(await by.call(decideWithdrawal, { id, act, why, key }))).toBe('CONFLICT');
    expect((await rowOf(two.reference)).state).toBe('requested');
  });

  test('that was refused keeps no key: it can be made once it may be', async () => {
    const { id, reference } = await requested(60_000_000);
    const key = randomUUID();
    const decision = { id, act: 'approve' as const, why, key };
    expect(refusalCode(await till.call(decideWithdrawal, { ...decision, seen: 'approved' }))).toBe('ALREADY_CLOSED');
    for (let again = 0; again < 2; again += 1)
      expect((await till.call(decideWithdrawal, decision)).value).toMatchObject({
        state: 'requested',
        proposal: { by: 'till', act: 'approve' },
      });
    expect((await rowOf(reference)).events.filter(({ act }) => act === 'approveProposed')).toHaveLength(1);
  });
});

describe('deposits', () => {
  const begin = async (): Promise<{ deposit: Deposit; member: CashMember }> => {
    const member = await cashMember(own.platform);
    const request = { method: 'eWallet' as const, amount: 500_000 };
    return { deposit: (await own.platform.call(createDeposit, request, member.signedIn)).value, member };
  };
  const ask = (by: Browser, { id }: Deposit, key: string = randomUUID()) => by.call(queryDeposit, { id, key, why });

  test('stand with their members, by state; instructions stay the member’s', async () => {
    const { deposit, member } = await begin();
    const row = await depositRow(deposit);
    expect(row).toMatchObject({
      state: 'pending',
      canAsk: true,
      market: 'INT',
      member: { id: member.id },
      standing: { balance: 0, depositDay: null, earlier: { completed: 0, failed: 0 } },
    });
    expect(row).not.toHaveProperty('instructions');
    expect(risks(row)).toEqual(['firstOne', 'newMember']);
    const { rows, total, counts } = (await till.call(depositDesk, { market: 'INT', pageSize: 100 })).value;
    expect(rows.map(({ id }) => id)).toContain(deposit.id);
    expect(total).toBe(counts.pending);
    expect((await till.call(depositDesk, { state: 'chargedBack' })).value).toMatchObject({ total: 0, rows: [] });
  });

  test('a provider is asked once, by whoever asks first; money moves only at its word', async () => {
    const { deposit, member } = await begin();
    const key = randomUUID();
    const replies = await Promise.all([ask(till, deposit, key), ask(till, deposit, key), ask(other, deposit)]);
    expect(replies.map(refusalCode).toSorted()).toEqual(
      expect.arrayContaining(['OK', 'PROVIDER_ALREADY_QUERIED']) as unknown as string[],
    );
    await own.runDue();
    expect([await member.balance(), (await depositRow(deposit)).state]).toEqual([0n, 'pending']);
    expect((await depositRow(deposit)).events.filter(({ act }) => act === 'providerQueried')).toHaveLength(1);
    await own.cashier.pay(deposit, 'silent');
    ahead += 61_000;
    expect(refusalCode(await ask(other, deposit))).toBe('OK');
    await own.runDue();
    await eventually(async () => (await depositRow(deposit)).state === 'confirmed');
    expect(await member.balance()).toBe(50_000_000n);
    expect(refusalCode(await ask(till, deposit))).toBe('ALREADY_CLOSED');
    expect(await checkInvariants(own.platform.database)).toEqual([]);
  });
});

test.each(['a\u0000b', '\ud800', '%', 'x'.repeat(25), ''])(
  'odd references are answered, not broken by: %j',
  async (odd) => {
    for (const call of [cashDesk, depositDesk]) {
      const { status } = await till.call(call, { reference: odd });
      expect([200, 400]).toContain(status);
    }
  },
);
