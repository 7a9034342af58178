import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hundredthsOf, memberIdOf } from '@unisite/shared/contract';
import fc from 'fast-check';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { checkInvariants } from './checkInvariants.ts';
import { type AccountRef, balanceOf, openAccount, post, type TransferRequest } from './post.ts';

let own: TestDatabase;
let serial = 0;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const bank: AccountRef = { kind: 'bank', owner: 'BANK' };
const member = (owner: string): AccountRef => ({ kind: 'member', owner });
const fresh = (what: string) => {
  serial += 1;
  return `${what}-${serial}`;
};

const deposit = (owner: string, amount: bigint, more: Partial<TransferRequest> = {}): TransferRequest => ({
  key: fresh('deposit'),
  kind: 'deposit',
  from: bank,
  to: member(owner),
  amount: hundredthsOf(amount),
  subject: { vi: 'Nạp tiền', en: 'Deposit' },
  reference: 'D1',
  ...more,
});
const stake = (owner: string, amount: bigint, more: Partial<TransferRequest> = {}): TransferRequest => ({
  key: fresh('bet'),
  kind: 'bet',
  from: member(owner),
  to: { kind: 'vendor', owner: 'V/0' },
  amount: hundredthsOf(amount),
  subject: { game: 'g1' },
  reference: 'R1',
  ...more,
});
const pay = (movement: TransferRequest) => post(own.database, movement);
const outcome = (movement: TransferRequest) =>
  pay(movement).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

describe('a movement', () => {
  test('fills a wallet to what a JSON number can say to the hundredth, and not further', async () => {
    const owner = fresh('member');
    await pay(deposit(owner, 2n ** 53n - 2n));
    expect(await outcome(deposit(owner, 2n))).toBe('BALANCE_LIMIT');
    expect(await outcome(deposit(owner, 1n))).toBe('posted');
    expect(await outcome(deposit(owner, 1n))).toBe('BALANCE_LIMIT');
    expect(await outcome(stake(owner, 5n))).toBe('posted');
    expect(await outcome(deposit(owner, 5n))).toBe('posted');
  });

  test('takes from one account and gives to the other', async () => {
    const owner = fresh('member');
    const posted = await pay(deposit(owner, 150_000n));
    expect(posted).toMatchObject({ status: 'posted', balances: { to: 150_000n } });
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(150_000n);
  });

  test('never takes a member below zero', async () => {
    const owner = fresh('member');
    await pay(deposit(owner, 100n));
    expect(await outcome(stake(owner, 101n))).toBe('INSUFFICIENT_BALANCE');
    expect(await outcome(stake(owner, 100n))).toBe('posted');
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(0n);
  });

  test('gives a bonus with conditions to a wallet of its own, and from there to the main one, never more than it holds', async () => {
    const owner = fresh('member');
    const wallet: AccountRef = { kind: 'bonus', owner };
    const house: AccountRef = { kind: 'house', owner: 'HOUSE' };
    const bonus = (from: AccountRef, to: AccountRef, amount: bigint) =>
      outcome(deposit(owner, amount, { key: fresh('bonus'), kind: 'bonus', from, to }));
    expect(await bonus(house, wallet, 300n)).toBe('posted');
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(0n);
    expect(await bonus(wallet, member(owner), 301n)).toBe('INSUFFICIENT_BALANCE');
    expect(await bonus(wallet, member(owner), 300n)).toBe('posted');
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(300n);
    expect(await checkInvariants(own.database)).toEqual([]);
  });

  test('with a key that was used answers the original, also after the balance went on', async () => {
    const owner = fresh('member');
    const first = deposit(owner, 500n);
    const posted = await pay(first);
    await pay(stake(owner, 200n));
    expect(await pay(first)).toEqual({ ...posted, status: 'replayed' });
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(300n);
  });

  test.each<[string, (owner: string) => Partial<TransferRequest>]>([
    ['amount', () => ({ amount: hundredthsOf(501) })],
    ['kind', () => ({ kind: 'bonus' })],
    ['target', () => ({ to: member(fresh('other')) })],
    ['source', () => ({ from: { kind: 'house', owner: 'HOUSE' } })],
  ])('with a used key and another %s is a conflict', async (_what, change) => {
    const owner = fresh('member');
    const first = deposit(owner, 500n);
    await pay(first);
    expect(await outcome({ ...first, ...change(owner) })).toBe('CONFLICT');
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(500n);
  });

  test('with a used key is a conflict even where the money would not be there', async () => {
    const owner = fresh('member');
    await pay(deposit(owner, 100n));
    const first = stake(owner, 100n);
    await pay(first);
    expect(await outcome({ ...first, amount: hundredthsOf(90) })).toBe('CONFLICT');
    expect(await outcome(first)).toBe('replayed');
  });

  test('between two currencies is none: nothing moves', async () => {
    const owner = fresh('member');
    await pay(deposit(owner, 500n));
    const between = stake(owner, 100n, { to: { kind: 'vendor', owner: 'V/0', currency: 'USD' } });
    await expect(pay(between)).rejects.toThrow('one currency');
    await expect(pay(deposit(owner, 100n, { from: { ...bank, currency: 'USD' } }))).rejects.toThrow('one currency');
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(500n);
    expect(await checkInvariants(own.database)).toEqual([]);
  });

  test('sent fifty times at once moves once and answers all the same', async () => {
    const owner = fresh('member');
    await pay(deposit(owner, 1_000n));
    const bet = stake(owner, 700n);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(bet)));
    expect(answers.filter(({ status }) => status === 'posted')).toHaveLength(1);
    expect(new Set(answers.map(({ transferId, balances }) => `${transferId} ${balances.from}`)).size).toBe(1);
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(300n);
  });

  test('racing under one key for different wallets moves one of them', async () => {
    const [a, b] = [fresh('member'), fresh('member')];
    const key = fresh('key');
    const answers = await Promise.all([outcome(deposit(a, 10n, { key })), outcome(deposit(b, 10n, { key }))]);
    expect(answers.sort()).toEqual(['CONFLICT', 'posted']);
    const left = await Promise.all([a, b].map((owner) => balanceOf(own.database, memberIdOf(owner))));
    expect(left.toSorted()).toEqual([0n, 10n]);
  });

  test('racing another for one balance: one wins', async () => {
    const owner = fresh('member');
    await pay(deposit(owner, 100n));
    const answers = await Promise.all([outcome(stake(owner, 80n)), outcome(stake(owner, 80n))]);
    expect(answers.sort()).toEqual(['INSUFFICIENT_BALANCE', 'posted']);
    expect(await balanceOf(own.database, memberIdOf(owner))).toBe(20n);
  });
});

test('the ledger cannot be rewritten', async () => {
  await pay(deposit(fresh('member'), 1n));
  for (const sql of [
    'UPDATE posting SET amount = amount',
    'DELETE FROM posting',
    'UPDATE transfer SET at = at',
    'TRUNCATE transfer CASCADE',
  ]) {
    await expect(own.owner.query(sql)).rejects.toThrow('append-only');
  }
  await expect(own.owner.query(`UPDATE account SET balance = -1 WHERE kind = 'member'`)).rejects.toThrow(
    'check constraint',
  );
});

test('whatever is moved at once, in any order and with copies, the ledger adds up', async () => {
  const owners = ['p0', 'p1', 'p2'];
  const accounts: AccountRef[] = [
    ...owners.map(member),
    { kind: 'vendor', owner: 'W/1' },
    bank,
    { kind: 'house', owner: 'HOUSE' },
  ];
  for (const { kind, owner } of accounts) await openAccount(own.database, kind, owner);
  const index = fc.nat(accounts.length - 1);
  const movements = fc.array(
    fc
      .record({ key: fc.nat(40), from: index, to: index, amount: fc.bigInt(1n, 5_000n) })
      .filter(({ from, to }) => from !== to),
    { minLength: 1, maxLength: 40 },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(movements, async (moves) => {
      run += 1;
      const results = await Promise.allSettled(
        moves.flatMap(({ key, from, to, amount }) => {
          const [source, target] = [accounts[from], accounts[to]];
          if (!source || !target) return [];
          return pay({
            key: `run ${run} ${key}`,
            kind: 'transfer',
            from: source,
            to: target,
            amount: hundredthsOf(amount),
            subject: { game: 'g' },
            reference: '',
          });
        }),
      );
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason.message).toMatch(/^(CONFLICT|INSUFFICIENT_BALANCE)$/);
      }
      expect(await checkInvariants(own.database)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
