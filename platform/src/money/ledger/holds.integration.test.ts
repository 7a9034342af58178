import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hundredthsOf, type MemberId, memberIdOf } from '@unisite/shared/contract';
import { deposit } from '../../testing/members.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { checkInvariants } from './checkInvariants.ts';
import { type Held, placeHold, releaseHold, returnPayout, settleHold } from './holds.ts';
import { balanceOf } from './post.ts';

let own: TestDatabase;
let serial = 0;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const at = new Date('2026-03-04T05:00:00Z');
const held = (memberId: MemberId, step: string, amount = 400n): Held => ({
  memberId,
  currency: 'VND',
  amount: hundredthsOf(amount),
  key: `withdrawal ${memberId} ${step}`,
  subject: { vi: 'Rút tiền', en: 'Withdrawal' },
  reference: 'W1',
  at,
});
const balances = async (memberId: MemberId) => {
  const rows = await own.database.query<{ kind: string; balance: string }>(
    `SELECT kind, balance FROM account WHERE kind IN ('member', 'hold') AND owner = $1 ORDER BY kind`,
    [memberId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
};
async function memberWith(amount: bigint): Promise<MemberId> {
  serial += 1;
  const memberId = memberIdOf(serial);
  await deposit(own.database, memberId, amount, { at: new Date('2026-01-01T00:00:00Z') });
  return memberId;
}

test('what is put aside cannot be played with, and once only', async () => {
  const memberId = await memberWith(1_000n);
  await placeHold(own.database, held(memberId, 'ask'));
  await placeHold(own.database, held(memberId, 'ask'));
  expect(await balances(memberId)).toEqual({ member: 600, hold: 400 });
  await expect(placeHold(own.database, held(memberId, 'more', 601n))).rejects.toThrow('INSUFFICIENT_BALANCE');
  await expect(placeHold(own.database, held(memberId, 'ask', 399n))).rejects.toThrow('CONFLICT');
});

test('a withdrawal comes back once', async () => {
  const memberId = await memberWith(1_000n);
  await placeHold(own.database, held(memberId, 'ask'));
  await releaseHold(own.database, held(memberId, 'back'));
  await expect(releaseHold(own.database, held(memberId, 'twice'))).rejects.toThrow('INSUFFICIENT_BALANCE');
  expect(await balances(memberId)).toEqual({ member: 1_000, hold: 0 });
});

test('what is paid leaves for the bank but for the fee', async () => {
  const memberId = await memberWith(1_000n);
  await placeHold(own.database, held(memberId, 'ask'));
  const pay = () => own.database.transaction((q) => settleHold(q, { ...held(memberId, 'pay'), fee: hundredthsOf(30) }));
  await pay();
  await pay();
  expect(await balances(memberId)).toEqual({ member: 600, hold: 0 });
  expect(await balanceOf(own.database, memberId)).toBe(600n);
  expect(
    await own.database.query(`SELECT kind, owner, balance FROM account WHERE kind IN ('fee', 'hold') AND balance <> 0`),
  ).toEqual([
    { kind: 'hold', owner: '1', balance: '400' },
    { kind: 'fee', owner: 'WITHDRAWAL', balance: '30' },
  ]);
  expect(await checkInvariants(own.database)).toEqual([]);
});

test('what was paid and did not arrive comes back once, whole with its fee or in part, as a movement of its own kind', async () => {
  const [whole, part] = [await memberWith(1_000n), await memberWith(1_000n)];
  for (const memberId of [whole, part]) {
    await placeHold(own.database, held(memberId, 'ask'));
    await own.database.transaction((q) => settleHold(q, { ...held(memberId, 'pay'), fee: hundredthsOf(30) }));
  }
  const back = (memberId: MemberId, amount: bigint, fee: bigint) =>
    own.database.transaction((q) => returnPayout(q, { ...held(memberId, 'back', amount), fee: hundredthsOf(fee) }));
  const both = await Promise.all([back(whole, 370n, 30n), back(whole, 370n, 30n)]);
  expect(both.map(({ status, balances: { to } }) => [status, to]).sort()).toEqual([
    ['posted', 1_000n],
    ['replayed', 1_000n],
  ]);
  await back(part, 100n, 0n);
  await expect(back(part, 101n, 0n)).rejects.toThrow('CONFLICT');
  expect([await balances(whole), await balances(part)]).toEqual([
    { member: 1_000, hold: 0 },
    { member: 700, hold: 0 },
  ]);
  const kinds = await own.database.query(
    `SELECT t.kind, p.amount::int AS amount FROM transfer t JOIN posting p ON p.transfer_id = t.id AND p.side = 1
     WHERE t.idem LIKE $1 ORDER BY t.id`,
    [`withdrawal ${whole} back%`],
  );
  expect(kinds).toEqual([
    { kind: 'withdrawalReturn', amount: 370 },
    { kind: 'withdrawalReturn', amount: 30 },
  ]);
  expect(await checkInvariants(own.database)).toEqual([]);
});
