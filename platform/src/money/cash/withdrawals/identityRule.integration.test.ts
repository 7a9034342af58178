import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createWithdrawal, identity, oneWithdrawal } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type CashMember, cashMember, PIN, refusalCode } from '../testing/cashMember.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
const ahead = 0;

beforeAll(async () => {
  // Nobody listens there: nothing is paid out automatically.
  const settings = { sandboxUrl: 'http://127.0.0.1:9' };
  platform = await testPlatform({ settings, clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => platform?.close());
beforeEach(() => rule('aboveSum', 1_000_000));

/** Sets the market's rule: a sum in VND. */
const rule = async (asked: string, above: number | null = null) => {
  await platform.database.query(`UPDATE market_identity SET asked = $1, above = $2 WHERE market_code = 'INT'`, [
    asked,
    above === null ? null : above * 100,
  ]);
};
async function withMoney(): Promise<{ member: CashMember; ask: (amount: number) => ReturnType<typeof askFor> }> {
  const member = await cashMember(platform, 20_000_000);
  const bankAccount = await member.bankAccount();
  return { member, ask: (amount) => askFor(member, bankAccount, amount) };
}
const askFor = (member: CashMember, bankAccount: string, amount: number) =>
  platform.call(createWithdrawal, { bankAccount, amount, withdrawalPin: PIN }, member.signedIn);
/** Stores an accepted check. */
const accepted = (member: CashMember, until: Date) =>
  platform.database.query(
    `INSERT INTO identity_check (member_id, market_code, state, tries_left, asked_at, document, number_digest, reference,
       sent_at, decided_at, accepted_until, closed_at)
     VALUES ($1, 'INT', 'accepted', 3, now(), 'idCard', $2, $3, now(), now(), $4, now())`,
    [member.id, Buffer.alloc(32, 7), `ID${randomUUID().slice(0, 8).toUpperCase()}`, until],
  );
const inDays = (days: number) => new Date(Date.now() + ahead + days * DAY);

test('up to the sum nobody is asked; above it nothing is held, and the member is asked', async () => {
  const { member, ask } = await withMoney();
  expect(refusalCode(await ask(600_000))).toBe('OK');
  const held = await member.held();
  const refused = await ask(400_001);
  expect([refused.status, refusalCode(refused)]).toEqual([403, 'IDENTITY_NEEDED']);
  expect([await member.held(), held]).toEqual([held, 60_000_000n]);
  expect((await platform.call(identity, {}, member.signedIn)).value).toMatchObject({
    check: { state: 'asked', document: null },
    canWrite: true,
    asked: 'aboveSum',
    above: 1_000_000,
  });
  expect(refusalCode(await ask(400_000))).toBe('OK');
});

test('two at once do not pass the sum together', async () => {
  const { member, ask } = await withMoney();
  const codes = (await Promise.all([ask(600_000), ask(600_000), ask(600_000)])).map(refusalCode);
  expect(codes.sort()).toEqual(['IDENTITY_NEEDED', 'IDENTITY_NEEDED', 'OK']);
  expect(await member.held()).toBe(60_000_000n);
});

test('what is withdrawn leaves the sum after 30 days, and what was rejected at once', async () => {
  const { member, ask } = await withMoney();
  const first = (await ask(900_000)).value;
  await platform.database.query(
    `UPDATE cash_withdrawal SET created_at = created_at - interval '29 days' WHERE id = $1`,
    [first.id],
  );
  expect(refusalCode(await ask(500_000))).toBe('IDENTITY_NEEDED');
  await platform.database.query(
    `UPDATE cash_withdrawal SET created_at = created_at - interval '1 day 1 minute' WHERE id = $1`,
    [first.id],
  );
  const second = (await ask(900_000)).value;
  expect(refusalCode(await ask(500_000))).toBe('IDENTITY_NEEDED');
  await platform.database.query(`UPDATE cash_withdrawal SET state = 'rejected', closed_at = now() WHERE id = $1`, [
    second.id,
  ]);
  expect(refusalCode(await ask(500_000))).toBe('OK');
  expect(await member.held()).toBeGreaterThan(0n);
});

test('with an acceptance that holds anything can be withdrawn, and no longer once it has ended', async () => {
  const { member, ask } = await withMoney();
  await accepted(member, inDays(1));
  expect(refusalCode(await ask(3_000_000))).toBe('OK');
  await platform.database.query('UPDATE identity_check SET accepted_until = $2 WHERE member_id = $1', [
    member.id,
    inDays(-1),
  ]);
  expect(refusalCode(await ask(100_000))).toBe('IDENTITY_NEEDED');
});

test('another member’s acceptance is of no use', async () => {
  const [one, other] = [await withMoney(), await withMoney()];
  await accepted(one.member, inDays(1));
  expect(refusalCode(await other.ask(3_000_000))).toBe('IDENTITY_NEEDED');
});

test('one that is open stays so when the rule comes, and the next is asked for', async () => {
  await rule('never');
  const { member, ask } = await withMoney();
  const open = (await ask(5_000_000)).value;
  await rule('beforeWithdrawal');
  expect(refusalCode(await ask(100_000))).toBe('IDENTITY_NEEDED');
  const { state } = (await platform.call(oneWithdrawal, { id: open.id }, member.signedIn)).value;
  expect(state).toBe(open.state);
  expect(await member.held()).toBe(500_000_000n);
});
