import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addBankAccount,
  addProof,
  bankAccounts,
  cashSettings,
  confirmReceipt,
  createWithdrawal,
  inbox,
  MAX_PROOF_BYTES,
  oneWithdrawal,
  removeBankAccount,
  setWithdrawalPin,
  transactions,
  type WithdrawalState,
} from '@unisite/shared/contract';
import {
  cashDesk,
  decideWithdrawal,
  type OperatorWithdrawal,
  type WithdrawalAct,
} from '@unisite/shared/contract/operatorsCash';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import fc from 'fast-check';
import sharp from 'sharp';
import { loseCommit } from '../../../testing/loseCommit.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { runDueCash } from '../runDueCash.ts';
import { cashFaults } from '../testing/cashFaults.ts';
import { platformWithCashier } from '../testing/cashier.ts';
import { type CashMember, cashMember, eventually, PIN, refusalCode } from '../testing/cashMember.ts';

let own: Awaited<ReturnType<typeof platformWithCashier>>;
let operators: TestOperators;
let desk: Browser;
let second: Browser;
let ahead = 0;

beforeAll(async () => {
  own = await platformWithCashier({ clock: () => new Date(Date.now() + ahead) });
  operators = await testOperators(own.platform);
  await operators.add('ops', 'tre xanh 47 doi');
  desk = operators.browser();
  await desk.signIn('ops', 'tre xanh 47 doi');
  await operators.add('duty', 'tre xanh 47 doi');
  second = operators.browser();
  await second.signIn('duty', 'tre xanh 47 doi');
}, 60_000);
afterAll(async () => {
  await operators?.close();
  await own?.close();
});

const SMALL = 500_000;
/** Above what a demonstration approves automatically. */
const LARGE = 30_000_000;

const ask = (member: CashMember, bankAccount: string, amount: number, withdrawalPin = PIN) =>
  own.platform.call(createWithdrawal, { bankAccount, amount, withdrawalPin }, member.signedIn);
const one = async (member: CashMember, id: string) =>
  (await own.platform.call(oneWithdrawal, { id }, member.signedIn)).value;
const comesTo = (member: CashMember, id: string, state: WithdrawalState) =>
  eventually(async () => (await one(member, id)).state === state);
/** Decides as one operator, and approves as a second one where it takes two. */
const decide = async (id: string, act: WithdrawalAct, why = 'as the rules say', seen?: WithdrawalState) => {
  const first = await desk.call(decideWithdrawal, { id, act, why, seen });
  const proposal = first.envelope.success ? first.value.proposal : null;
  if (proposal?.act !== act) return refusalCode(first);
  return refusalCode(
    await second.call(decideProposal, { id: proposal.id, decision: 'approve', why: `Seen ${crypto.randomUUID()}` }),
  );
};
const receipt = (
  member: CashMember,
  id: string,
  said: 'received' | 'notReceived' | 'partial',
  receivedAmount?: number,
) =>
  own.platform.call(
    confirmReceipt,
    { id, receipt: said, ...(receivedAmount === undefined ? {} : { receivedAmount }) },
    member.signedIn,
  );
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
const prove = (member: CashMember, id: string, file: Buffer) =>
  own.platform.call(addProof, { id, image: file.toString('base64') }, member.signedIn);
/** A payout that awaits the member's response. */
async function paid(vnd = SMALL) {
  const member = await cashMember(own.platform, 1_000_000);
  const { id } = (await ask(member, await member.bankAccount(), vnd)).value;
  await runDueCash(own.platform.services);
  await comesTo(member, id, 'paid');
  return { member, id };
}

/** A payout that its member disputes, with a proof. */
async function disputed(said: 'notReceived' | 'partial', came?: number) {
  const { member, id } = await paid();
  await prove(member, id, await picture());
  await receipt(member, id, said, came);
  return { member, id };
}
/** The withdrawal as operators see it. */
async function deskRow(member: CashMember, id: string): Promise<OperatorWithdrawal> {
  const { reference } = await one(member, id);
  const [row] = (await desk.call(cashDesk, { reference })).value.rows;
  if (!row) throw new Error('operators do not see it');
  return row;
}
const latest = async ({ signedIn }: CashMember) => {
  const [message] = (await own.platform.call(inbox, {}, signedIn)).value.rows;
  return message ?? { title: '', content: '' };
};

describe('a withdrawal', () => {
  test('small, in a demonstration: held at once, approved by itself, paid, told in the inbox, received', async () => {
    const member = await cashMember(own.platform, 1_000_000);
    const asked = (await ask(member, await member.bankAccount(), SMALL)).value;
    expect(asked).toMatchObject({ state: 'approved', amount: SMALL, fee: 3_300, paidOut: 496_700 });
    expect([await member.balance(), await member.held()]).toEqual([50_000_000n, 50_000_000n]);
    await runDueCash(own.platform.services);
    await comesTo(member, asked.id, 'paid');
    expect([await member.balance(), await member.held()]).toEqual([50_000_000n, 0n]);
    await eventually(
      async () =>
        (await own.platform.call(inbox, {}, member.signedIn)).value.rows[0]?.title.includes('was paid out') ?? false,
    );
    const done = (await receipt(member, asked.id, 'received')).value;
    expect(done.history.map(({ state }) => state)).toEqual(['requested', 'approved', 'paid', 'received']);
    expect(refusalCode(await receipt(member, asked.id, 'received'))).toBe('ALREADY_CLOSED');
  });

  test('whose commit was done and never told is not made again under its key', async () => {
    const member = await cashMember(own.platform, 2_000_000);
    const account = await member.bankAccount();
    const { database } = own.platform.services;
    const mend = loseCommit(database, 'INSERT INTO cash_withdrawal');
    const { headers } = member.signedIn;
    const signedIn = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } };
    const request = { bankAccount: account, amount: LARGE / 20, withdrawalPin: PIN };
    expect((await own.platform.call(createWithdrawal, request, signedIn)).status).toBe(503);
    mend();
    const again = await own.platform.call(createWithdrawal, request, signedIn);
    expect(again.value).toMatchObject({ amount: LARGE / 20 });
    expect((await own.platform.call(createWithdrawal, request, signedIn)).value).toEqual(again.value);
    expect(await member.held()).toBe(BigInt(LARGE / 20) * 100n);
    const made = await database.query('SELECT FROM cash_withdrawal WHERE member_id = $1', [member.id]);
    expect(made).toHaveLength(1);
  });

  test('large: waits for an operator, who approves', async () => {
    const member = await cashMember(own.platform, 50_000_000);
    const { id, state } = (await ask(member, await member.bankAccount(), LARGE)).value;
    expect(state).toBe('requested');
    const shown = (await desk.call(cashDesk, { selection: 'requested' })).value.rows.find((row) => row.id === id);
    expect(shown).toMatchObject({ holder: 'NGUYEN VAN A', market: 'INT', member: { id: member.id } });
    expect([await decide(id, 'approve'), await decide(id, 'approve')]).toEqual(['OK', 'ALREADY_CLOSED']);
    // an operator who rejects what was still unapproved has not seen the approval; one who has may still reject, as
    // long as no provider has the order
    expect(await decide(id, 'reject', 'the source is unclear', 'requested')).toBe('ALREADY_CLOSED');
    expect(await decide(id, 'reject', 'the source is unclear', 'approved')).toBe('OK');
    expect(await member.balance()).toBe(5_000_000_000n);
  });

  test('rejected: the money is back, with the operator’s reason in the inbox', async () => {
    const member = await cashMember(own.platform, 50_000_000);
    const { id } = (await ask(member, await member.bankAccount(), LARGE)).value;
    expect(await decide(id, 'reject', 'The name does not match')).toBe('OK');
    expect(await one(member, id)).toMatchObject({ state: 'rejected', reason: 'The name does not match' });
    expect([await member.balance(), await member.held()]).toEqual([5_000_000_000n, 0n]);
    await eventually(
      async () =>
        (await own.platform.call(inbox, {}, member.signedIn)).value.rows[0]?.content.includes(
          'The name does not match',
        ) ?? false,
    );
    const [event] = await own.platform.database.query<{ who: string }>(
      `SELECT who FROM cash_event WHERE withdrawal_id = $1 AND state = 'rejected'`,
      [id],
    );
    expect(event?.who).toBe('operator:ops');
    await expect(own.platform.owner.query('UPDATE cash_event SET who = who')).rejects.toThrow('keeps what it holds');
  });

  test('the bank knows no such account: the money is back', async () => {
    const member = await cashMember(own.platform, 1_000_000);
    const { id } = (await ask(member, await member.bankAccount('0000'), SMALL)).value;
    await runDueCash(own.platform.services);
    await comesTo(member, id, 'rejected');
    expect((await one(member, id)).reason).toBe('The bank could not find this account number.');
    expect([await member.balance(), await member.held()]).toEqual([100_000_000n, 0n]);
  });

  test('the provider never tells: it is asked; tells twice: it is paid once; stays silent: an operator says that it is paid', async () => {
    const member = await cashMember(own.platform, 2_000_000);
    const silent = (await ask(member, await member.bankAccount('1111'), SMALL)).value.id;
    const twice = (await ask(member, await member.bankAccount('2222'), SMALL)).value.id;
    const stuck = (await ask(member, await member.bankAccount('3333'), SMALL)).value.id;
    await Promise.all([runDueCash(own.platform.services), runDueCash(own.platform.services)]);
    await comesTo(member, twice, 'paid');
    // polled too soon, the provider is still processing
    await eventually(async () => {
      await own.platform.database.query('UPDATE cash_withdrawal SET ask_at = now() WHERE id = $1', [silent]);
      await runDueCash(own.platform.services);
      return (await one(member, silent)).state === 'paid';
    });
    expect((await one(member, stuck)).state).toBe('approved');
    expect(await decide(stuck, 'reject')).toBe('ALREADY_CLOSED');
    expect(await decide(stuck, 'markPaid')).toBe('OK');
    expect([await member.balance(), await member.held()]).toEqual([50_000_000n, 0n]);
  });
});

describe('section 4: withdrawal confirmation', () => {
  test('not received needs a proof, and an operator may force the receipt: nothing is given back', async () => {
    const { member, id } = await paid();
    expect(refusalCode(await receipt(member, id, 'notReceived'))).toBe('PROOF_REQUIRED');
    await prove(member, id, await picture());
    expect((await receipt(member, id, 'notReceived')).value).toMatchObject({
      state: 'notReceived',
      receivedAmount: 0,
      remainingAmount: 496_700,
    });
    expect((await desk.call(cashDesk, { selection: 'disputed' })).value.rows.map((row) => row.id)).toContain(id);
    expect(await decide(id, 'forceReceipt', 'The bank shows that it came')).toBe('OK');
    expect(await one(member, id)).toMatchObject({
      state: 'received',
      forced: true,
      reason: 'The bank shows that it came',
    });
    expect(await member.balance()).toBe(50_000_000n);
    await eventually(async () => (await latest(member)).content.includes('Reason: The bank shows that it came'));
    expect(await decide(id, 'returnMissing')).toBe('ALREADY_CLOSED');
  });

  test('nothing came: an operator returns all of it with the fee, once, whoever else tries at the same time', async () => {
    const { member, id } = await disputed('notReceived');
    expect((await deskRow(member, id)).returnable).toEqual({ missing: 496_700, fee: 3_300 });
    const codes = await Promise.all([0, 1, 2].map(() => decide(id, 'returnMissing', 'The bank sent it back')));
    expect(codes.sort()).toEqual(['ALREADY_CLOSED', 'ALREADY_CLOSED', 'OK']);
    expect(await member.balance()).toBe(100_000_000n);
    const returned = await one(member, id);
    expect(returned).toMatchObject({
      state: 'returned',
      returnedAmount: 500_000,
      receivedAmount: 0,
      remainingAmount: 496_700,
      reason: 'The bank sent it back',
    });
    expect(returned.history.map(({ state }) => state).slice(-2)).toEqual(['notReceived', 'returned']);
    await eventually(async () => (await latest(member)).content.startsWith('500,000 VND, the fee included, is back'));
    const record = (await own.platform.call(transactions, { kind: 'withdrawalReturn' }, member.signedIn)).value;
    expect(record.rows.map(({ amount, reference }) => [amount, reference])).toEqual([
      [3_300, returned.reference],
      [496_700, returned.reference],
    ]);
    // what came back may be withdrawn again today
    const { leftTimes, leftToday } = (await own.platform.call(cashSettings, {}, member.signedIn)).value.withdrawal;
    expect([leftTimes, leftToday]).toEqual([5, 500_000_000]);
    expect(refusalCode(await receipt(member, id, 'received'))).toBe('ALREADY_CLOSED');
    expect((await deskRow(member, id)).events.slice(-2)).toMatchObject([
      { state: 'notReceived', who: 'operator:ops', act: 'returnMissingProposed', why: 'The bank sent it back' },
      { state: 'returned', who: 'operator:duty', act: null, why: 'The bank sent it back' },
    ]);
  });

  test('a part came: the rest is returned and the fee is kept', async () => {
    const { member, id } = await disputed('partial', 96_700);
    expect((await deskRow(member, id)).returnable).toEqual({ missing: 400_000, fee: 0 });
    expect(await decide(id, 'returnMissing')).toBe('OK');
    expect(await member.balance()).toBe(90_000_000n);
    expect(await one(member, id)).toMatchObject({ state: 'returned', returnedAmount: 400_000, receivedAmount: 96_700 });
    const { leftTimes, leftToday } = (await own.platform.call(cashSettings, {}, member.signedIn)).value.withdrawal;
    expect([leftTimes, leftToday]).toEqual([4, 499_900_000]);
    await expect(
      own.platform.database.query('UPDATE cash_withdrawal SET returned_amount = returned_amount + 1 WHERE id = $1', [
        id,
      ]),
    ).rejects.toThrow('cash_withdrawal_returned_amount');
  });

  test('the member says that it came after all, while an operator returns it: one of both', async () => {
    const { member, id } = await disputed('notReceived');
    const codes = await Promise.all([decide(id, 'returnMissing'), receipt(member, id, 'received').then(refusalCode)]);
    expect(codes.sort()).toEqual(['ALREADY_CLOSED', 'OK']);
    const { state } = await one(member, id);
    expect(await member.balance()).toBe(state === 'returned' ? 100_000_000n : 50_000_000n);
  });

  test('a part came, and an operator forces the receipt: what the member said is kept', async () => {
    const { member, id } = await disputed('partial', 96_700);
    expect(await decide(id, 'forceReceipt')).toBe('OK');
    expect(await one(member, id)).toMatchObject({
      state: 'received',
      receivedAmount: 96_700,
      remainingAmount: 400_000,
    });
  });

  test('only what is disputed is returned, or asked of the bank again', async () => {
    const { member, id } = await paid();
    const acts = ['returnMissing', 'askBank'] as const;
    for (const act of acts) expect(await decide(id, act)).toBe('ALREADY_CLOSED');
    await receipt(member, id, 'received');
    for (const act of acts) expect(await decide(id, act)).toBe('ALREADY_CLOSED');
    for (const act of acts) expect(await decide('999999', act)).toBe('NOT_FOUND');
    expect(await member.balance()).toBe(50_000_000n);
  });

  test('the bank is asked again: the dispute stays, the member reads the note, operators read the answer', async () => {
    const { member, id } = await disputed('notReceived');
    const note = 'The bank answers within two days';
    expect(await decide(id, 'askBank', note)).toBe('OK');
    const asked = await one(member, id);
    expect([asked.state, asked.closedAt]).toEqual(['notReceived', null]);
    expect(asked.history.slice(-2).map(({ state, note: told }) => [state, told])).toEqual([
      ['notReceived', undefined],
      ['notReceived', note],
    ]);
    await eventually(async () => (await latest(member)).content === note);
    expect((await deskRow(member, id)).events.slice(-2)).toMatchObject([
      { act: 'providerQueried', who: 'operator:ops', why: note },
      { act: 'providerReplied', who: 'provider:sandbox', why: 'paid' },
    ]);
    expect(await member.balance()).toBe(50_000_000n);
    expect(await decide(id, 'returnMissing')).toBe('OK');
  });

  test('one withdrawal is found by its reference, however it stands', async () => {
    const { member, id } = await disputed('notReceived');
    const { reference } = await one(member, id);
    const found = async (typed: string) =>
      (await desk.call(cashDesk, { reference: typed })).value.rows.map((row) => row.id);
    expect([await found(` ${reference.toLowerCase()} `), await found('RT000000XXXXXX')]).toEqual([[id], []]);
    await decide(id, 'forceReceipt');
    expect(await found(reference)).toEqual([id]);
  });

  test('a part came: what came and what is missing', async () => {
    const { member, id } = await paid();
    await prove(member, id, await picture());
    for (const amount of [496_700, 1e9])
      expect(refusalCode(await receipt(member, id, 'partial', amount))).toBe('AMOUNT_OUT_OF_BOUNDS');
    for (const amount of [undefined, -1, 0.001])
      expect(refusalCode(await receipt(member, id, 'partial', amount))).toBe('BAD_REQUEST');
    expect((await receipt(member, id, 'partial', 96_700)).value).toMatchObject({
      state: 'partial',
      receivedAmount: 96_700,
      remainingAmount: 400_000,
    });
    // the rest arrived the next day
    expect((await receipt(member, id, 'received')).value).toMatchObject({
      state: 'received',
      forced: false,
      receivedAmount: null,
      remainingAmount: null,
    });
    expect(await deskRow(member, id)).toMatchObject({ receivedAmount: null, remainingAmount: null, returnable: null });
    const { history } = await one(member, id);
    expect(history.map(({ state }) => state).slice(-2)).toEqual(['partial', 'received']);
  });

  test('without a word it counts as received after the market’s minutes, whoever looks, once', async () => {
    const { member, id } = await paid();
    await runDueCash(own.platform.services);
    expect((await one(member, id)).state).toBe('paid');
    await own.platform.database.query('UPDATE cash_withdrawal SET receipt_due = now() WHERE id = $1', [id]);
    ahead += 1_000;
    await Promise.all([0, 1, 2].map(() => runDueCash(own.platform.services)));
    const done = await one(member, id);
    expect(done.state).toBe('received');
    expect(done.history.filter(({ state }) => state === 'received')).toHaveLength(1);
  });

  test('nothing can be said before it is paid', async () => {
    const member = await cashMember(own.platform, 50_000_000);
    const { id } = (await ask(member, await member.bankAccount(), LARGE)).value;
    expect(refusalCode(await receipt(member, id, 'received'))).toBe('NOT_PAID_YET');
    expect(refusalCode(await prove(member, id, await picture()))).toBe('NOT_PAID_YET');
  });
});

describe('proofs', () => {
  test('are drawn anew without what the camera wrote, and shown to their member and to operators only', async () => {
    const { member, id } = await paid();
    const { proof } = (await prove(member, id, await picture())).value;
    const look = (headers: Record<string, string>) =>
      own.platform.app.inject({ url: proof, headers: { host: 'int.localhost', ...headers } });
    const cookie = { cookie: member.signedIn.headers?.cookie ?? '' };
    const shown = await look(cookie);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    const other = await cashMember(own.platform);
    expect((await look({ cookie: other.signedIn.headers?.cookie ?? '' })).statusCode).toBe(404);
    expect((await look({})).statusCode).toBe(401);
    const path = proof.replace('/wps/', '/ops/');
    const asOperator = (cookies: Record<string, string>) =>
      operators.app.server.inject({
        url: path,
        headers: { host: 'localhost:3001', 'sec-fetch-site': 'same-origin' },
        cookies,
      });
    expect((await asOperator(Object.fromEntries(desk.cookies))).statusCode).toBe(200);
    expect((await asOperator({})).statusCode).toBe(401);
  });

  test('at most three; the same again is the same', async () => {
    const { member, id } = await paid();
    const [first, again] = [await prove(member, id, await picture()), await prove(member, id, await picture())];
    expect(again.value.proof).toBe(first.value.proof);
    const shades = ['#111', '#222', '#333'];
    const files = await Promise.all(
      shades.map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const codes = await Promise.all(files.map(async (file) => refusalCode(await prove(member, id, file))));
    expect(codes.sort()).toEqual(['OK', 'OK', 'TOO_MANY_PROOFS']);
  });

  test('what is no picture, is too large, or would unpack to gigabytes is refused; of an animated one the first frame stays', async () => {
    const { member, id } = await paid();
    expect(refusalCode(await prove(member, id, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000)])))).toBe(
      'NOT_A_PICTURE',
    );
    expect(refusalCode(await prove(member, id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      'NOT_A_PICTURE',
    );
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    expect(refusalCode(await prove(member, id, png.subarray(0, 40)))).toBe('NOT_A_PICTURE');
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(refusalCode(await prove(member, id, bomb))).toBe('NOT_A_PICTURE');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    expect(refusalCode(await prove(member, id, gif))).toBe('NOT_A_PICTURE');
    const large = await own.platform.call(
      addProof,
      { id, image: 'A'.repeat(Math.ceil((6 * 1024 * 1024) / 3) * 4) },
      member.signedIn,
    );
    expect([large.status, MAX_PROOF_BYTES]).toEqual([413, 5_242_880]);
    const codeOfText = refusalCode(await own.platform.call(addProof, { id, image: 'not base64!' }, member.signedIn));
    expect(codeOfText).toBe('NOT_A_PICTURE');
    expect((await one(member, id)).proofs).toEqual([]);
  }, 20_000);

  test('another member’s withdrawal is not there', async () => {
    const { id } = await paid();
    const other = await cashMember(own.platform);
    expect(refusalCode(await prove(other, id, await picture()))).toBe('NOT_FOUND');
    expect(refusalCode(await receipt(other, id, 'received'))).toBe('NOT_FOUND');
  });
});

test('a VIP level saves its share of the fee, and lets more out in a day; what is shown is what is taken', async () => {
  const member = await cashMember(own.platform, 900_000_000);
  const account = await member.bankAccount();
  const owner = own.platform.owner;
  const levels = [{ id: 'gold1', rebate: 0, feeOff: 20, dailyLimit: 800_000_000 }];
  await owner.query(`UPDATE vip_rule SET levels = $1 WHERE market_code = 'INT'`, [JSON.stringify(levels)]);
  try {
    const shown = async () => (await own.platform.call(cashSettings, {}, member.signedIn)).value.withdrawal;
    expect(await shown()).toMatchObject({ feeFixed: 3_300, leftToday: 500_000_000 });
    await owner.query(`UPDATE member SET level = 'gold1' WHERE id = $1`, [member.id]);
    expect(await shown()).toMatchObject({ feeFixed: 2_640, leftToday: 800_000_000 });
    expect((await ask(member, account, SMALL)).value.fee).toBe(2_640);
    await owner.query(`UPDATE cash_market SET daily_amount = 100 WHERE market_code = 'INT'`);
    expect(refusalCode(await ask(member, account, LARGE))).toBe('OK');
    await owner.query('UPDATE member SET level = NULL WHERE id = $1', [member.id]);
    expect(refusalCode(await ask(member, account, SMALL))).toBe('DAILY_LIMIT');
  } finally {
    await owner.query(`UPDATE vip_rule SET levels = '[]' WHERE market_code = 'INT'`);
    await owner.query(`UPDATE cash_market SET daily_amount = 50000000000 WHERE market_code = 'INT'`);
  }
});

describe('what is asked for wrongly', () => {
  test('amounts, other people’s accounts, too little money', async () => {
    const member = await cashMember(own.platform, 1_000_000);
    const account = await member.bankAccount();
    for (const amount of [-1, 0, 0.001, Number.NaN, 1e12])
      expect(refusalCode(await ask(member, account, amount))).toBe('BAD_REQUEST');
    expect(refusalCode(await ask(member, account, 99_999))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(refusalCode(await ask(member, account, 1_000_001))).toBe('INSUFFICIENT_BALANCE');
    const theirs = await (await cashMember(own.platform)).bankAccount();
    expect(refusalCode(await ask(member, theirs, SMALL))).toBe('BANK_ACCOUNT_UNKNOWN');
    expect([await member.balance(), await member.held()]).toEqual([100_000_000n, 0n]);
  });

  test('the daily count and sum, also by two tabs at once; what came back does not count', async () => {
    const member = await cashMember(own.platform, 600_000_000);
    const account = await member.bankAccount();
    await own.platform.database.query(`UPDATE cash_market SET daily_times = 2 WHERE market_code = 'INT'`);
    try {
      const codes = await Promise.all([0, 1, 2].map(async () => refusalCode(await ask(member, account, LARGE))));
      expect(codes.sort()).toEqual(['DAILY_LIMIT', 'OK', 'OK']);
      const { rows } = (await desk.call(cashDesk, { selection: 'requested' })).value;
      const mine = rows.find((row) => row.member.id === member.id);
      await decide(mine?.id ?? '', 'reject');
      const left = (await own.platform.call(cashSettings, {}, member.signedIn)).value.withdrawal;
      expect(left).toMatchObject({ leftTimes: 1, leftToday: 500_000_000 - LARGE });
    } finally {
      await own.platform.database.query(`UPDATE cash_market SET daily_times = 5 WHERE market_code = 'INT'`);
    }
  });

  test('the daily sum, to the hundredth', async () => {
    const member = await cashMember(own.platform, 5_000_000);
    const account = await member.bankAccount();
    await own.platform.database.query(`UPDATE cash_market SET daily_amount = 100000000 WHERE market_code = 'INT'`);
    try {
      const codes: string[] = [];
      for (const amount of [600_000, 400_000.01, 400_000, 100_000])
        codes.push(refusalCode(await ask(member, account, amount)));
      expect(codes).toEqual(['OK', 'DAILY_LIMIT', 'OK', 'DAILY_LIMIT']);
      expect(await member.balance()).toBe(400_000_000n);
    } finally {
      await own.platform.database.query(`UPDATE cash_market SET daily_amount = 50000000000 WHERE market_code = 'INT'`);
    }
  });

  test('wrong passwords make the next wait, and right ones too then', async () => {
    const member = await cashMember(own.platform, 1_000_000);
    const account = await member.bankAccount();
    for (let tries = 0; tries < 3; tries += 1) {
      expect(refusalCode(await ask(member, account, SMALL, '999999'))).toBe('WRONG_WITHDRAWAL_PIN');
    }
    const early = await ask(member, account, SMALL);
    expect([refusalCode(early), Number(early.headers['retry-after']) > 20]).toEqual(['TOO_MANY_REQUESTS', true]);
    expect(await member.held()).toBe(0n);
  });

  test('a password that is unset or too simple; the account’s own is asked for', async () => {
    const member = await cashMember(own.platform, 1_000_000);
    expect(refusalCode(await ask(member, '1', SMALL))).toBe('WITHDRAWAL_PIN_NOT_SET');
    const set = async (password: string, withdrawalPin: string) =>
      refusalCode(await own.platform.call(setWithdrawalPin, { password, withdrawalPin }, member.signedIn));
    expect([await set('not this one', PIN), await set('ngua chay 2026', '123456')]).toEqual([
      'WRONG_PASSWORD',
      'TOO_SIMPLE',
    ]);
    expect(await set('ngua chay 2026', '12345')).toBe('BAD_REQUEST');
  });

  test('bank accounts: at most three, one holder, no number twice, not removed while a withdrawal is open', async () => {
    const member = await cashMember(own.platform, 50_000_000);
    const first = await member.bankAccount();
    const add = async (number: string, holder = 'NGUYEN VAN A', bank = 'SAOMAI') =>
      refusalCode(
        await own.platform.call(addBankAccount, { bank, holder, number, withdrawalPin: PIN }, member.signedIn),
      );
    expect(await add('1234567890', 'Tran Van B')).toBe('OTHER_HOLDER');
    expect([await add('1234567890'), await add('1234567890')]).toEqual(['OK', 'ALREADY_THERE']);
    expect(await add('1234567890', 'NGUYEN VAN A', 'NOBANK')).toBe('BAD_REQUEST');
    expect([await add('2234567890'), await add('3234567890')]).toEqual(['OK', 'TOO_MANY_BANK_ACCOUNTS']);
    const { rows } = (await own.platform.call(bankAccounts, {}, member.signedIn)).value;
    expect(rows.map(({ number, primary }) => [number.length, primary])).toEqual([
      [8, true],
      [8, false],
      [8, false],
    ]);
    const { id } = (await ask(member, first, LARGE)).value;
    const remove = async () =>
      refusalCode(await own.platform.call(removeBankAccount, { id: first, withdrawalPin: PIN }, member.signedIn));
    expect(await remove()).toBe('WITHDRAWAL_OPEN');
    await decide(id, 'reject');
    expect([await remove(), await remove()]).toEqual(['OK', 'NOT_FOUND']);
  });
});

test('whatever is done to withdrawals at once and in any order, held, main and paid add up, and each end moves money once', async () => {
  const START = 100_000_000;
  const decisions = ['approve', 'reject', 'markPaid', 'askBank', 'returnMissing', 'forceReceipt'] as const;
  const acts = ['received', 'notReceived', 'partial', 'due', ...decisions, 'returnMissing'] as const;
  const steps = fc.array(fc.record({ which: fc.nat(2), act: fc.constantFrom(...acts) }), {
    minLength: 3,
    maxLength: 14,
  });
  const PAID_OUT = LARGE - 3_300;
  const PART = 12_000_000;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), steps, async (paidBefore, doings) => {
      const member = await cashMember(own.platform, START);
      const account = await member.bankAccount('3333');
      const ids: string[] = [];
      for (const before of paidBefore) {
        const { id } = (await ask(member, account, LARGE)).value;
        ids.push(id);
        if (!before) continue;
        await decide(id, 'approve');
        await decide(id, 'markPaid');
        await prove(member, id, await picture());
      }
      await Promise.all(
        doings.map(({ which, act }) => {
          const id = ids[which] ?? '';
          if (act === 'received' || act === 'notReceived') return receipt(member, id, act);
          if (act === 'partial') return receipt(member, id, act, PART);
          if (act === 'due') return runDueCash(own.platform.services);
          return decide(id, act);
        }),
      );
      const ends = await Promise.all(ids.map((id) => one(member, id)));
      const count = (...states: readonly WithdrawalState[]) =>
        ends.filter(({ state }) => states.includes(state)).length;
      const put = count('requested', 'approved');
      const returned = ends.filter(({ state }) => state === 'returned');
      const back = returned.reduce(
        (sum, { receivedAmount }) => sum + (receivedAmount === 0 ? LARGE : PAID_OUT - PART),
        0,
      );
      const left = LARGE * (put + count('paid', 'received', 'partial', 'notReceived', 'returned')) - back;
      expect(await member.held()).toBe(BigInt(put * LARGE) * 100n);
      expect(await member.balance()).toBe(BigInt(START - left) * 100n);
      const moves = await own.platform.database.query<{ ends: number; returns: number }>(
        `SELECT count(*) FILTER (WHERE idem ~ '/(back|paid)$')::int AS ends, count(*) FILTER (WHERE idem ~ '/returned$')::int AS returns
         FROM transfer WHERE idem ~ ('^cash/withdrawal/(' || $1 || ')/')`,
        [ids.join('|')],
      );
      expect(moves).toEqual([{ ends: 3 - put, returns: returned.length }]);
    }),
    { numRuns: 12 },
  );
  expect(await cashFaults(own.platform.database)).toEqual([]);
}, 120_000);
