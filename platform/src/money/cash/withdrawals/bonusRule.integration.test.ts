import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { cashSettings, createWithdrawal, hundredthsOf, memberBonuses } from '@unisite/shared/contract';
import { checkBonuses, giveBonus } from '../../../rewards/bonuses/index.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type CashMember, cashMember, PIN, refusalCode } from '../testing/cashMember.ts';

let platform: TestPlatform;
beforeAll(async () => {
  // nobody listens there: nothing is paid out automatically
  platform = await testPlatform({ settings: { sandboxUrl: 'http://127.0.0.1:9' } });
});
afterAll(() => platform?.close());
afterEach(async () => expect(await checkBonuses(platform.database)).toEqual([]));

/** Grants 500,000 VND to be wagered; without a target it is released at once. */
const give = ({ id }: CashMember, key: string, target = 10n ** 12n) =>
  giveBonus(
    platform.database,
    {
      memberId: id,
      currency: 'VND',
      source: 'test',
      key,
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(50_000_000),
      wagering: { target: hundredthsOf(target), days: 3, weights: { RNG: 100 }, largestBet: null },
    },
    new Date(),
  );
const ask = async (member: CashMember, more: { givesUpBonuses?: boolean } = {}) => {
  const bankAccount = await member.bankAccount();
  return platform.call(
    createWithdrawal,
    { bankAccount, amount: 600_000, withdrawalPin: PIN, ...more },
    member.signedIn,
  );
};
const settings = async (member: CashMember) =>
  (await platform.call(cashSettings, {}, member.signedIn)).value.withdrawal;

test('a withdrawal gives open bonuses up, those that wait too, and only where the member agrees', async () => {
  const member = await cashMember(platform, 1_000_000);
  await give(member, 'first');
  await give(member, 'second');
  expect((await settings(member)).heldInBonuses).toBe(1_000_000);
  expect(refusalCode(await ask(member))).toBe('BONUS_OPEN');
  expect([await member.balance(), await member.held()]).toEqual([100_000_000n, 0n]);
  expect(refusalCode(await ask(member, { givesUpBonuses: true }))).toBe('OK');
  expect([await member.balance(), await member.held()]).toEqual([40_000_000n, 60_000_000n]);
  expect((await settings(member)).heldInBonuses).toBe(0);
  const { rows } = (await platform.call(memberBonuses, { group: 'ended', page: 1, pageSize: 9 }, member.signedIn))
    .value;
  expect(rows.map(({ state, closedWith }) => [state, closedWith])).toEqual([
    ['givenUp', 500_000],
    ['givenUp', 500_000],
  ]);
});

test('a withdrawal that fails gives nothing up', async () => {
  const member = await cashMember(platform, 100_000);
  await give(member, 'only');
  expect(refusalCode(await ask(member, { givesUpBonuses: true }))).toBe('INSUFFICIENT_BALANCE');
  expect((await settings(member)).heldInBonuses).toBe(500_000);
});

test('a bonus that comes at the same moment is seen, or comes after the withdrawal', async () => {
  for (const round of [1, 2, 3]) {
    const member = await cashMember(platform, 1_000_000);
    const bankAccount = await member.bankAccount();
    const [asked] = await Promise.all([
      platform.call(createWithdrawal, { bankAccount, amount: 600_000, withdrawalPin: PIN }, member.signedIn),
      give(member, `race ${round}`),
    ]);
    const [order] = await platform.database.query<{ first: string }>(
      `SELECT t.kind AS first FROM account a JOIN posting p ON p.account_id = a.id JOIN transfer t ON t.id = p.transfer_id
       WHERE a.owner = $1 AND t.kind IN ('bonus', 'withdrawal') ORDER BY t.id LIMIT 1`,
      [member.id],
    );
    expect(order?.first).toBe(refusalCode(asked) === 'OK' ? 'withdrawal' : 'bonus');
  }
});
