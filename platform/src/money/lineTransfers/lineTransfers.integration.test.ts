import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createLineTransfer,
  hundredthsOf,
  inbox,
  lineTransferSettings,
  lineTransfers,
  type MemberId,
  setPlayLimit,
  setWithdrawalPin,
  takeTimeOut,
  transactions,
} from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { moveMember } from '../../access/members/index.ts';
import { giveBonus } from '../../rewards/bonuses/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { eventually } from '../cash/testing/cashMember.ts';
import { balanceOf, checkInvariants } from '../ledger/index.ts';
import { checkLineTransfers } from './index.ts';

const password = 'ngua chay 2026';
const PIN = '246813';
let platform: TestPlatform;
let passwordHash: string;

beforeAll(async () => {
  platform = await testPlatform();
  passwordHash = await hashPassword(password);
});
afterAll(() => platform?.close());
beforeEach(() => rule());
afterEach(async () => {
  expect(await checkLineTransfers(platform.database)).toEqual([]);
  expect(await checkInvariants(platform.database)).toEqual([]);
});

/** Opens transfers both ways in VN, and sets these columns. */
const rule = async (more?: string) => {
  await platform.database.query(
    `UPDATE market_line_transfer SET up_open = true, down_open = true, up_daily_times = 3 WHERE market_code = 'VN'`,
  );
  if (more) await platform.database.query(`UPDATE market_line_transfer SET ${more} WHERE market_code = 'VN'`);
};

interface Person {
  readonly id: MemberId;
  readonly account: string;
  readonly signedIn: CallOptions;
  balance(): Promise<bigint>;
}

async function person(vnd: number, upline: Person | null, customerType: 0 | 2 = 0): Promise<Person> {
  const { id, account } = await addMember(platform.owner, {
    passwordHash,
    customerType,
    uplineId: upline?.id ?? null,
    toUpline: upline !== null,
  });
  if (vnd > 0) await deposit(platform.database, id, BigInt(vnd) * 100n);
  const { headers } = await platform.signIn(account, password);
  const signedIn = { headers: { ...headers, 'x-language': 'en' } };
  await platform.call(setWithdrawalPin, { password, withdrawalPin: PIN }, signedIn);
  return { id, account, signedIn, balance: () => balanceOf(platform.database, id) };
}
async function line(vnd = 1_000_000) {
  const agent = await person(vnd, null, 2);
  return { agent, member: await person(vnd, agent) };
}
const send = (
  from: Person,
  more: { to?: string; amount?: number; note?: string; withdrawalPin?: string; givesUpBonuses?: boolean } = {},
  key: string = randomUUID(),
) =>
  platform.call(
    createLineTransfer,
    { amount: 300_000, withdrawalPin: PIN, ...more },
    { headers: { ...from.signedIn.headers, 'idempotency-key': key } },
  );
const codeOf = ({ envelope }: { readonly envelope: { success: boolean } }): string =>
  'code' in envelope ? String(envelope.code) : 'OK';

describe('a transfer along the line', () => {
  test('moves the money once, with its record and a message to both', async () => {
    const { agent, member } = await line();
    const key = randomUUID();
    const first = await send(member, { note: 'Tiền vé tuần 46' }, key);
    expect(codeOf(first)).toBe('OK');
    expect((await send(member, { note: 'Tiền vé tuần 46' }, key)).value).toEqual(first.value);
    expect([await member.balance(), await agent.balance()]).toEqual([70_000_000n, 130_000_000n]);
    const list = async (who: Person) => (await platform.call(lineTransfers, {}, who.signedIn)).value.rows;
    expect(await list(member)).toMatchObject([
      { way: 'sent', direction: 'up', other: agent.account, amount: 300_000, note: 'Tiền vé tuần 46' },
    ]);
    expect(await list(agent)).toMatchObject([{ way: 'received', other: member.account }]);
    for (const who of [member, agent]) {
      const { rows } = (await platform.call(inbox, { category: 'cash' }, who.signedIn)).value;
      expect(rows).toHaveLength(1);
      expect(rows[0]?.content).toContain('Tiền vé tuần 46');
      expect((await platform.call(transactions, { kind: 'lineTransfer' }, who.signedIn)).value.total).toBe(1);
    }
  });

  test('goes down to a direct downline as well, and to nobody else', async () => {
    const { agent, member } = await line();
    const below = await person(0, member);
    const stranger = await person(0, null);
    expect(codeOf(await send(agent, { to: member.account }))).toBe('OK');
    for (const to of [agent.account, below.account, stranger.account, 'nobody-at-all', 'a\u0000b', '\ud800'])
      expect(['RECIPIENT_UNKNOWN', 'BAD_REQUEST']).toContain(codeOf(await send(agent, { to })));
    expect(codeOf(await send(member, { to: agent.account }))).toBe('RECIPIENT_UNKNOWN');
    expect(codeOf(await send(agent))).toBe('NO_UPLINE');
    expect([await below.balance(), await stranger.balance()]).toEqual([0n, 0n]);
  });

  test('needs the password, the market, the bounds and the money', async () => {
    const { agent, member } = await line();
    expect(codeOf(await send(member, { withdrawalPin: '135790' }))).toBe('WRONG_WITHDRAWAL_PIN');
    expect(codeOf(await send(member, { amount: 99_999 }))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(codeOf(await send(member, { amount: 50_000_001 }))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(codeOf(await send(member, { amount: 1_000_001 }))).toBe('INSUFFICIENT_BALANCE');
    for (const amount of [0, -1, 0.001, Number.NaN, 1e20]) expect((await send(member, { amount })).status).toBe(400);
    for (const note of ['x'.repeat(101), 'a\u0000', '\ud800', 'a\nb'])
      expect((await send(member, { note })).status).toBe(400);
    await rule('up_open = false');
    expect(codeOf(await send(member))).toBe('TRANSFERS_CLOSED');
    expect(codeOf(await send(agent, { to: member.account }))).toBe('OK');
  });

  test('waits for no wallet while it holds one that comes later: whoever settles both does not wait in a ring', async () => {
    const { agent, member } = await line();
    const sending = await platform.owner.transaction(async (q) => {
      const hold = (who: Person) => q.query('SELECT ledger_lock_main($1)', [who.id]);
      // the agent's wallet is the older one
      await hold(agent);
      const sent = send(member);
      await eventually(
        async () => (await q.query(`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`)).length > 0,
      );
      await hold(member);
      return { sent };
    });
    expect(codeOf(await sending.sent)).toBe('OK');
  });

  test('keeps to the day under many calls at once, and never sends more than there is', async () => {
    const { agent, member } = await line();
    await rule('up_daily_times = 2');
    const codes = (await Promise.all([1, 2, 3].map(() => send(member)))).map(codeOf);
    expect(codes.toSorted()).toEqual(['OK', 'OK', 'TRANSFER_DAILY_LIMIT']);
    expect([await member.balance(), await agent.balance()]).toEqual([40_000_000n, 160_000_000n]);
    const { up } = (await platform.call(lineTransferSettings, {}, member.signedIn)).value;
    expect(up).toMatchObject({ leftTimes: 0, leftAmount: 99_400_000 });
  });

  test('both ways at once end, and nothing is lost', async () => {
    const { agent, member } = await line();
    const down = { to: member.account };
    const calls = [1, 2, 3].flatMap(() => [send(member), send(agent, down)]);
    expect((await Promise.all(calls)).map(codeOf)).toEqual(Array(6).fill('OK'));
    expect([await member.balance(), await agent.balance()]).toEqual([100_000_000n, 100_000_000n]);
  });

  test('whoever was moved to another line sends there', async () => {
    const { agent, member } = await line();
    const other = await person(0, null, 2);
    const moved = await moveMember(platform.database, member.id, { uplineId: other.id, now: new Date() });
    expect(moved.status).toBe('moved');
    expect((await platform.call(lineTransferSettings, {}, member.signedIn)).value.upline?.account).toBe(other.account);
    expect(codeOf(await send(agent, { to: member.account }))).toBe('RECIPIENT_UNKNOWN');
    expect(codeOf(await send(member))).toBe('OK');
    expect(await other.balance()).toBe(30_000_000n);
  });
});

describe('protection', () => {
  test('whoever is on a break neither sends nor receives', async () => {
    const { agent, member } = await line();
    await platform.call(takeTimeOut, { length: 'day' }, member.signedIn);
    expect(codeOf(await send(member))).toBe('TIME_OUT');
    expect(codeOf(await send(agent, { to: member.account }))).toBe('RECIPIENT_UNAVAILABLE');
    expect(await member.balance()).toBe(100_000_000n);
  });

  test('what comes along the line counts to the limits of deposits', async () => {
    const { agent, member } = await line();
    await platform.call(setPlayLimit, { kind: 'deposit', period: 'day', value: 400_000 }, member.signedIn);
    expect(codeOf(await send(agent, { to: member.account }))).toBe('OK');
    expect(codeOf(await send(agent, { to: member.account }))).toBe('RECIPIENT_UNAVAILABLE');
    expect(await member.balance()).toBe(130_000_000n);
  });

  test('a bonus is given up only where the member agrees, and its money stays with the house', async () => {
    const { agent, member } = await line();
    await giveBonus(
      platform.database,
      {
        memberId: member.id,
        currency: 'VND',
        source: 'test',
        key: 'line',
        title: { vi: 'Thử', en: 'Test' },
        amount: hundredthsOf(50_000_000),
        wagering: { target: hundredthsOf(10n ** 12n), days: 3, weights: { RNG: 100 }, largestBet: null },
      },
      new Date(),
    );
    expect(codeOf(await send(member, { amount: 1_000_000 }))).toBe('BONUS_OPEN');
    expect(codeOf(await send(member, { amount: 1_000_001, givesUpBonuses: true }))).toBe('INSUFFICIENT_BALANCE');
    expect((await platform.call(lineTransferSettings, {}, member.signedIn)).value.heldInBonuses).toBe(500_000);
    expect(codeOf(await send(member, { amount: 1_000_000, givesUpBonuses: true }))).toBe('OK');
    expect([await member.balance(), await agent.balance()]).toEqual([0n, 200_000_000n]);
  });

  test('a deposit that was not staked does not go up', async () => {
    const { member } = await line();
    await platform.owner.query(
      `WITH held AS (INSERT INTO cash_member (member_id) VALUES ($1) RETURNING member_id),
         asked AS (INSERT INTO cash_deposit (reference, member_id, market_code, currency, method, amount, fee_percent, fee_fixed,
             state, provider, instructions, created_at, expires_at, closed_at)
           SELECT 'NTLINE', member_id, 'VN', 'VND', 'BANK', 50000000, 0, 0, 'confirmed', 'test', '{}', now(), now(), now() FROM held
           RETURNING id)
       INSERT INTO cash_deposit_payment (provider, transaction_id, deposit_id, amount, fee, at)
       SELECT 'test', 'line', id, 50000000, 0, now() FROM asked`,
      [member.id],
    );
    expect(codeOf(await send(member))).toBe('PLAY_FIRST');
    expect((await platform.call(lineTransferSettings, {}, member.signedIn)).value.toPlay).toBe(500_000);
    await platform.owner.query(
      `INSERT INTO play_hour (member_id, hour, staked, won, seconds) VALUES ($1, date_trunc('hour', now()), 50000000, 0, 60)`,
      [member.id],
    );
    expect(codeOf(await send(member))).toBe('OK');
  });
});
