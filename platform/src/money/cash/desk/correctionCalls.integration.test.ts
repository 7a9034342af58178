import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { inbox, type MemberId, transactions } from '@unisite/shared/contract';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import {
  correctBalance,
  corrections,
  decideCorrection,
  memberBalance,
} from '@unisite/shared/contract/operatorsCorrections';
import { hashPassword } from '../../../access/identity/index.ts';
import { type OpenStream, openStream } from '../../../testing/eventStream.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { balanceOf, checkInvariants } from '../../ledger/index.ts';

const at = seededOperators();
const password = 'a password of mine';
let serial = 0;

/** A new operator. */
async function operator(name: string, roles: readonly OperatorRole[] = ['cash']): Promise<Browser> {
  serial += 1;
  const account = `${name}${serial}`;
  await at.operators.add(account, password, roles);
  const browser = at.operators.browser(`192.0.2.${serial}`);
  await browser.signIn(account, password);
  return browser;
}

interface Someone {
  readonly id: MemberId;
  readonly account: string;
}
/** A member with 1,000 VND. */
async function member(): Promise<Someone> {
  const passwordHash = await hashPassword('Demo1234');
  const { id, account } = await addMember(at.platform.database, { passwordHash });
  await deposit(at.platform.database, id, 100_000n);
  return { id, account };
}
const balance = ({ id }: Someone) => balanceOf(at.platform.database, id);

let mia: Browser;
let noa: Browser;
let who: Someone;
beforeEach(async () => {
  at.now += 60_000;
  [mia, noa, who] = [await operator('mia'), await operator('noa'), await member()];
});
afterEach(async () => {
  expect(await checkInvariants(at.platform.database)).toEqual([]);
});

/** Resolves once an event of this type has arrived. */
async function heardOf(stream: OpenStream, type: string): Promise<void> {
  while (!stream.events.some((event) => event.type === type)) await stream.received(stream.events.length + 1);
}

const asking = (more: Partial<Parameters<typeof mia.call<typeof correctBalance>>[1]> = {}) => ({
  id: who.id,
  key: randomUUID(),
  direction: 'credit' as const,
  amount: 250.75,
  why: 'A bet was taken twice',
  sentence: 'Một lượt cược đã bị trừ hai lần.',
  ...more,
});
const ask = async (more: Parameters<typeof asking>[0] = {}) => (await mia.call(correctBalance, asking(more))).value;
const approve = (browser: Browser, id: string) =>
  browser.call(decideCorrection, { id, decision: 'approve', why: 'Seen in the record' });

describe('a correction', () => {
  test('moves nothing until another operator approves it; then the member has it, is told and finds it in the record', async () => {
    const { headers } = await at.platform.signIn(who.account, 'Demo1234');
    const stream = await openStream(`${await at.platform.listen()}/wps/events`, headers);
    const asked = await ask();
    expect(asked).toMatchObject({
      member: { id: who.id, account: who.account },
      market: 'VN',
      currency: 'VND',
      direction: 'credit',
      amount: 250.75,
      state: 'waiting',
      reference: expect.stringMatching(/^DC\d{6}\w{6}$/),
      decided: null,
      balances: null,
    });
    expect(await balance(who)).toBe(100_000n);
    expect((await noa.call(corrections, {})).value.rows.map(({ id }) => id)).toContain(asked.id);

    const done = (await approve(noa, asked.id)).value;
    expect(done).toMatchObject({
      state: 'done',
      decided: { by: expect.stringMatching(/^noa/), why: 'Seen in the record' },
      balances: { before: 1_000, after: 1_250.75 },
    });
    expect((await noa.call(memberBalance, { id: who.id })).value).toEqual({ main: 1_250.75, currency: 'VND' });
    expect((await noa.call(corrections, {})).value.rows.map(({ id }) => id)).not.toContain(asked.id);
    expect((await noa.call(corrections, { account: who.account })).value.rows).toMatchObject([{ id: asked.id }]);

    await heardOf(stream, 'balance');
    expect(stream.events).toContainEqual({ type: 'balance', sumBalance: 1_250.75, bonus: 0, reason: 'correction' });
    await heardOf(stream, 'messages');
    stream.leave();
    const record = (await at.platform.call(transactions, { kind: 'adjustment' }, { headers })).value;
    expect(record.rows).toMatchObject([
      { amount: 250.75, balanceAfter: 1_250.75, subject: asked.sentence, reference: asked.reference },
    ]);
    const [letter] = (await at.platform.call(inbox, { page: 1, pageSize: 5 }, { headers })).value.rows;
    expect(letter?.title).toContain(asked.reference);
    expect(letter?.content).toContain(asked.sentence);
  });

  test('is not decided by who asked for it, and withdrawn by nobody else', async () => {
    const { id } = await ask();
    expect((await approve(mia, id)).envelope).toMatchObject({ code: 'SAME_PERSON' });
    const refused = await mia.call(decideCorrection, { id, decision: 'refuse', why: 'my own' });
    expect(refused.envelope).toMatchObject({ code: 'SAME_PERSON' });
    expect((await noa.call(decideCorrection, { id, decision: 'withdraw', why: 'hers' })).status).toBe(403);
    const withdrawn = await mia.call(decideCorrection, { id, decision: 'withdraw', why: 'a slip' });
    expect(withdrawn.value).toMatchObject({ state: 'withdrawn', balances: null });
    expect((await approve(noa, id)).envelope).toMatchObject({ code: 'ALREADY_CLOSED' });
    expect(await balance(who)).toBe(100_000n);
  });

  test('is refused by another, and nothing moves', async () => {
    const { id } = await ask({ direction: 'debit', amount: 10 });
    const refused = await noa.call(decideCorrection, { id, decision: 'refuse', why: 'The bet was taken once' });
    expect(refused.value).toMatchObject({ state: 'refused', decided: { why: 'The bet was taken once' } });
    expect(await balance(who)).toBe(100_000n);
    const closed = (await noa.call(corrections, { selection: 'closed' })).value;
    expect(closed.rows[0]).toMatchObject({ id, state: 'refused' });
  });

  test('is posted once, whoever approves it at once', async () => {
    const [ola, { id }] = [await operator('ola'), await ask({ amount: 5 })];
    const answers = await Promise.all([noa, ola, noa, ola].map((browser) => approve(browser, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ envelope }) => (envelope.success ? [] : [envelope.code]))).toEqual(
      Array.from({ length: 3 }, () => 'ALREADY_CLOSED'),
    );
    expect(await balance(who)).toBe(100_500n);
  });

  test('waits once, however often the page asks, and its key stands for nothing else', async () => {
    const given = asking();
    const answers = await Promise.all([1, 2, 3].map(() => mia.call(correctBalance, given)));
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    const other = await mia.call(correctBalance, { ...given, amount: 9_999 });
    expect(other.envelope).toMatchObject({ code: 'CONFLICT' });
  });

  test('takes nothing that is not there, neither when asked nor when approved', async () => {
    const more = await mia.call(correctBalance, asking({ direction: 'debit', amount: 1_000.01 }));
    expect(more.envelope).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    const { id } = await ask({ direction: 'debit', amount: 1_000 });
    const other = await ask({ direction: 'debit', amount: 400 });
    expect((await approve(noa, other.id)).value.balances).toEqual({ before: 1_000, after: 600 });
    expect((await approve(noa, id)).envelope).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await balance(who)).toBe(60_000n);
    // It stays pending and can still be decided.
    const refused = await noa.call(decideCorrection, { id, decision: 'refuse', why: 'Too late' });
    expect(refused.value.state).toBe('refused');
  });

  test('stands in the operators’ audit with what the balance was and became', async () => {
    const { id, reference } = await ask({ direction: 'debit', amount: 1 });
    await approve(noa, id);
    const lines = await at.platform.database.query<{ kind: string; account: string; about: string }>(
      `SELECT a.kind, o.account, a.about FROM operator_audit a JOIN operator o ON o.id = a.operator_id
       WHERE a.about LIKE $1 ORDER BY a.id`,
      [`${reference}%`],
    );
    expect(lines).toEqual([
      {
        kind: 'correctionAsked',
        account: expect.stringMatching(/^mia/),
        about: `${reference} of member ${who.id}: -1 VND: A bet was taken twice`,
      },
      {
        kind: 'correctionDone',
        account: expect.stringMatching(/^noa/),
        about: `${reference} of member ${who.id}: -1 VND, 1000 to 999: Seen in the record`,
      },
    ]);
  });

  test('is for the role for cash, about a member that there is, in whole hundredths', async () => {
    const looker = await operator('lou', ['release', 'security', 'support', 'vendors']);
    expect((await looker.call(correctBalance, asking())).status).toBe(403);
    expect((await looker.call(memberBalance, { id: who.id })).status).toBe(403);
    expect((await mia.call(correctBalance, asking({ id: '999999999' }))).status).toBe(404);
    expect((await mia.call(correctBalance, asking({ amount: 0.001 }))).status).toBe(400);
    expect((await mia.call(correctBalance, asking({ amount: -1 }))).status).toBe(400);
    expect((await approve(mia, '999999999')).status).toBe(404);
  });
});
