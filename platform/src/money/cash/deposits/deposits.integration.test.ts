import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  cancelDeposit,
  cashSettings,
  createDeposit,
  type Deposit,
  type DepositMethod,
  deposits,
  oneDeposit,
  transactions,
} from '@unisite/shared/contract';
import { exclude, timeOut } from '../../../access/protection/testing/protect.ts';
import { testPlatform } from '../../../testing/testPlatform.ts';
import { runDueCash } from '../runDueCash.ts';
import { cashFaults } from '../testing/cashFaults.ts';
import { platformWithCashier } from '../testing/cashier.ts';
import { type CashMember, cashMember, eventually, refusalCode } from '../testing/cashMember.ts';
import { tellPlatform } from '../testing/notices.ts';

let own: Awaited<ReturnType<typeof platformWithCashier>>;
let ahead = 0;

beforeAll(async () => {
  own = await platformWithCashier({ clock: () => new Date(Date.now() + ahead) });
}, 60_000);
afterAll(() => own?.close());

const begin = (member: CashMember, method: DepositMethod, amount: number) =>
  own.platform.call(createDeposit, { method, amount }, member.signedIn);
const stateOf = async (member: CashMember, { id }: Deposit) =>
  (await own.platform.call(oneDeposit, { id }, member.signedIn)).value;
const comesTo = (member: CashMember, deposit: Deposit, state: Deposit['state']) =>
  eventually(async () => (await stateOf(member, deposit)).state === state);

/** A provider's notice at the platform's time. */
const tell = (body: object, { at = Date.now() + ahead, ...more }: Parameters<typeof tellPlatform>[2] = {}) =>
  tellPlatform(own.platform, body, { ...more, at });

describe('a way to deposit', () => {
  test.each(['bankTransfer', 'card', 'eWallet'] as const)(
    '%s: money comes once, the fee is a movement of its own',
    async (method) => {
      const member = await cashMember(own.platform);
      const deposit = (await begin(member, method, 1_000_000)).value;
      expect(deposit).toMatchObject({ state: 'pending', amount: 1_000_000, received: null });
      expect(deposit.instructions?.kind).toBe(method === 'bankTransfer' ? 'transfer' : 'page');
      await own.cashier.pay(deposit);
      await comesTo(member, deposit, 'confirmed');
      const fee = method === 'card' ? 15_000 : 0;
      expect(await stateOf(member, deposit)).toMatchObject({
        received: 1_000_000,
        fee,
        credited: 1_000_000 - fee,
        instructions: null,
      });
      expect(await member.balance()).toBe(BigInt(1_000_000 - fee) * 100n);
      const { rows } = (await own.platform.call(transactions, {}, member.signedIn)).value;
      expect(rows.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
        ...(fee ? [['fee', -fee, deposit.reference]] : []),
        ['deposit', 1_000_000, deposit.reference],
      ]);
    },
  );

  test('a transfer’s code says account, amount and memo', async () => {
    const member = await cashMember(own.platform);
    const { instructions, reference } = (await begin(member, 'bankTransfer', 250_000)).value;
    if (instructions?.kind !== 'transfer') throw new Error('no transfer');
    expect(instructions).toMatchObject({ memo: reference, bank: { code: 'SAOMAI', bin: '979901' } });
    expect(instructions.qr).toContain(`5406250000${'5802VN'}`);
    expect(instructions.qr).toContain(reference);
  });
});

describe('what a bank may do', () => {
  test('told twice, it is credited once', async () => {
    const member = await cashMember(own.platform);
    const deposit = (await begin(member, 'eWallet', 500_000)).value;
    await own.cashier.pay(deposit, 'twice');
    await comesTo(member, deposit, 'confirmed');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await member.balance()).toBe(50_000_000n);
  });

  test('another amount: what came is credited', async () => {
    const member = await cashMember(own.platform);
    const deposit = (await begin(member, 'bankTransfer', 500_000)).value;
    await own.cashier.pay(deposit, 'other', 300_000);
    await comesTo(member, deposit, 'confirmed');
    expect(await stateOf(member, deposit)).toMatchObject({ amount: 500_000, received: 300_000, credited: 300_000 });
    expect(await member.balance()).toBe(30_000_000n);
  });

  test('another amount by card: the fee is of what came', async () => {
    const member = await cashMember(own.platform);
    const deposit = (await begin(member, 'card', 1_000_000)).value;
    await own.cashier.pay(deposit, 'other', 600_000);
    await comesTo(member, deposit, 'confirmed');
    expect(await stateOf(member, deposit)).toMatchObject({ received: 600_000, fee: 9_000, credited: 591_000 });
    expect(await member.balance()).toBe(59_100_000n);
  });

  test('two transfers with one memo are two credits', async () => {
    const member = await cashMember(own.platform);
    const deposit = (await begin(member, 'bankTransfer', 100_000)).value;
    await own.cashier.transfer(deposit, deposit.reference.toLowerCase(), 100_000);
    await comesTo(member, deposit, 'confirmed');
    await own.cashier.transfer(deposit, deposit.reference, 70_000);
    await eventually(async () => (await member.balance()) === 17_000_000n);
    expect(await stateOf(member, deposit)).toMatchObject({ received: 170_000 });
  });

  test('declined, and given up on its page: failed, with the reason in the language', async () => {
    const member = await cashMember(own.platform);
    const declined = (await begin(member, 'card', 200_000)).value;
    await own.cashier.pay(declined, 'decline');
    await comesTo(member, declined, 'failed');
    expect((await stateOf(member, declined)).reason).toBe('The bank or the wallet declined the payment.');
    const left = (await begin(member, 'eWallet', 200_000)).value;
    await own.cashier.giveUp(left);
    await comesTo(member, left, 'failed');
    expect(await member.balance()).toBe(0n);
  });

  test('never told: the platform asks, and finds it', async () => {
    const member = await cashMember(own.platform);
    const deposit = (await begin(member, 'card', 200_000)).value;
    await own.cashier.pay(deposit, 'silent');
    await runDueCash(own.platform.services);
    expect((await stateOf(member, deposit)).state).toBe('pending');
    ahead += 60_000;
    await Promise.all([runDueCash(own.platform.services), runDueCash(own.platform.services)]);
    await comesTo(member, deposit, 'confirmed');
    expect(await member.balance()).toBe(19_700_000n);
  });

  test('late money for one that expired or was given up is credited', async () => {
    const member = await cashMember(own.platform);
    const expired = (await begin(member, 'eWallet', 100_000)).value;
    const givenUp = (await begin(member, 'bankTransfer', 100_000)).value;
    await own.platform.call(cancelDeposit, { id: givenUp.id }, member.signedIn);
    await own.platform.database.query('UPDATE cash_deposit SET expires_at = $2 WHERE id = $1', [
      expired.id,
      own.platform.services.clock(),
    ]);
    await runDueCash(own.platform.services);
    expect([(await stateOf(member, expired)).state, (await stateOf(member, givenUp)).state]).toEqual([
      'expired',
      'cancelled',
    ]);
    await own.cashier.pay(expired);
    await own.cashier.pay(givenUp);
    await comesTo(member, expired, 'confirmed');
    await comesTo(member, givenUp, 'confirmed');
    expect(await member.balance()).toBe(20_000_000n);
    expect(refusalCode(await own.platform.call(cancelDeposit, { id: expired.id }, member.signedIn))).toBe(
      'ALREADY_CLOSED',
    );
  });
});

describe('a notice', () => {
  const paid = (reference: string, transactionId: string, amount = 10_000_000) => ({
    kind: 'payment',
    reference,
    failed: null,
    payments: [{ transactionId, amount }],
  });

  test('counts only with a good signature, now, and once', async () => {
    const member = await cashMember(own.platform);
    const { reference } = (await begin(member, 'eWallet', 100_000)).value;
    const body = paid(reference, crypto.randomUUID());
    expect(await tell(body, { secret: 'another' })).toBe(401);
    expect(await tell(body, { at: Date.now() + ahead - 6 * 60_000 })).toBe(401);
    expect(await member.balance()).toBe(0n);
    const nonce = crypto.randomUUID();
    expect([await tell(body, { nonce }), await tell(body, { nonce }), await tell(body)]).toEqual([200, 409, 200]);
    expect(await member.balance()).toBe(10_000_000n);
  });

  test('whose number came with another amount, or for another deposit, moves nothing', async () => {
    const [one, other] = [await cashMember(own.platform), await cashMember(own.platform)];
    const [mine, theirs] = [
      (await begin(one, 'eWallet', 100_000)).value,
      (await begin(other, 'eWallet', 100_000)).value,
    ];
    const number = crypto.randomUUID();
    expect(await tell(paid(mine.reference, number))).toBe(200);
    expect(await tell(paid(mine.reference, number, 20_000_000))).toBe(409);
    expect(await tell(paid(theirs.reference, number))).toBe(409);
    expect([await one.balance(), await other.balance()]).toEqual([10_000_000n, 0n]);
  });

  test('of nobody’s reference, of no form, of no amount is refused', async () => {
    expect(await tell(paid('NTNOBODY', 'x1'))).toBe(404);
    expect(await tell({ kind: 'payment' })).toBe(400);
    for (const amount of [0, -1, 1.5, 1e15]) expect(await tell(paid('NTNOBODY', 'x1', amount))).toBe(400);
  });

  test('fifty at once credit once', async () => {
    const member = await cashMember(own.platform);
    const { reference } = (await begin(member, 'eWallet', 100_000)).value;
    const body = paid(reference, crypto.randomUUID());
    const codes = await Promise.all(Array.from({ length: 50 }, () => tell(body)));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(await member.balance()).toBe(10_000_000n);
  });
});

describe('what is sent wrongly', () => {
  test('amounts that are none, or out of bounds', async () => {
    const member = await cashMember(own.platform);
    for (const amount of [-1, 0, 0.001, 100_000.123, 1e12, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(refusalCode(await begin(member, 'eWallet', amount))).toBe('BAD_REQUEST');
    }
    // a string is not an amount; the call's type prevents writing one
    const asText = { method: 'eWallet', amount: '100000' } as unknown as { method: 'eWallet'; amount: number };
    expect(refusalCode(await own.platform.call(createDeposit, asText, member.signedIn))).toBe('BAD_REQUEST');
    for (const amount of [19_999.99, 20_000_000.01]) {
      expect(refusalCode(await begin(member, 'eWallet', amount))).toBe('AMOUNT_OUT_OF_BOUNDS');
    }
  });

  test('who takes a break or is self-excluded brings no money in, and can again when it is over', async () => {
    const [member, other] = [await cashMember(own.platform), await cashMember(own.platform)];
    const now = Date.now() + ahead;
    const { database } = own.platform;
    await timeOut(database, member.id, new Date(now - 1_000), new Date(now + 60_000));
    expect(refusalCode(await begin(member, 'eWallet', 100_000))).toBe('TIME_OUT');
    await database.query('UPDATE play_break SET until = $2 WHERE member_id = $1', [member.id, new Date(now - 500)]);
    expect(refusalCode(await begin(member, 'eWallet', 100_000))).toBe('OK');
    await exclude(database, other.id, new Date(now));
    expect(refusalCode(await begin(other, 'eWallet', 100_000))).toBe('SELF_EXCLUDED');
  });

  test('another member’s deposit is not there', async () => {
    const [mine, other] = [await cashMember(own.platform), await cashMember(own.platform)];
    const { id } = (await begin(mine, 'eWallet', 100_000)).value;
    expect(refusalCode(await own.platform.call(oneDeposit, { id }, other.signedIn))).toBe('NOT_FOUND');
    expect(refusalCode(await own.platform.call(cancelDeposit, { id }, other.signedIn))).toBe('NOT_FOUND');
  });

  test('two tabs, or a double click under one key, make one; more open ones than allowed are refused', async () => {
    const member = await cashMember(own.platform);
    const key = { ...member.signedIn, headers: { ...member.signedIn.headers, 'idempotency-key': crypto.randomUUID() } };
    const twice = await Promise.all(
      [0, 1].map(() => own.platform.call(createDeposit, { method: 'eWallet', amount: 50_000 }, key)),
    );
    expect(new Set(twice.map(({ value }) => value.id)).size).toBe(1);
    const more = await Promise.all([0, 1, 2, 3].map(() => begin(member, 'eWallet', 50_000)));
    expect(more.map(refusalCode).sort()).toEqual(['OK', 'OK', 'TOO_MANY_OPEN', 'TOO_MANY_OPEN']);
    const listed = (await own.platform.call(deposits, { state: 'pending' }, member.signedIn)).value;
    expect(listed.total).toBe(3);
  });

  test('whoever asks and gives up again and again has to wait', async () => {
    const member = await cashMember(own.platform);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 40 && codes.at(-1) !== 'TOO_MANY_REQUESTS'; turn += 1) {
      const asked = await begin(member, 'eWallet', 50_000);
      codes.push(refusalCode(asked));
      if (asked.status === 200) await own.platform.call(cancelDeposit, { id: asked.value.id }, member.signedIn);
    }
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(['OK']));
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  test('without a provider that answers nothing is kept', async () => {
    const away = await testPlatform({ settings: { sandboxUrl: 'http://127.0.0.1:9' } });
    try {
      const member = await cashMember(away);
      const reply = await away.call(createDeposit, { method: 'card', amount: 100_000 }, member.signedIn);
      expect([refusalCode(reply), reply.status]).toEqual(['PROVIDER_DOWN', 409]);
      expect((await away.call(deposits, {}, member.signedIn)).value.total).toBe(0);
      const settings = (await away.call(cashSettings, {}, member.signedIn)).value;
      expect(settings.deposit.map(({ method }) => method)).toEqual(['bankTransfer', 'eWallet', 'card']);
    } finally {
      await away.close();
    }
  });
});

test('the ledger adds up after all of it', async () => {
  expect(await cashFaults(own.platform.database)).toEqual([]);
});
