import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  addBankAccount,
  createWithdrawal,
  removeBankAccount,
  securityEvents,
  setWithdrawalPin,
} from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type CashMember, cashMember, PIN, refusalCode } from '../testing/cashMember.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const inChrome = ({ signedIn }: CashMember) => ({
  ...signedIn,
  headers: { ...signedIn.headers, 'user-agent': CHROME },
});
/** The member's own security events since signing in, newest first. */
const told = async ({ signedIn }: CashMember) =>
  (await platform.call(securityEvents, {}, signedIn)).value.rows.filter(({ kind }) => kind !== 'signedIn');
const kinds = async (member: CashMember) => (await told(member)).map(({ kind }) => kind);

test('what proves a pay-out and where it goes leaves a trace: what, from where, with which browser, and no figures', async () => {
  const member = await cashMember(platform, 1_000_000);
  const from = inChrome(member);
  const account = await member.bankAccount('7788');
  expect(await kinds(member)).toEqual(['bankAccountAdded', 'withdrawalPasswordSet']);
  const wrong = { bankAccount: account, amount: 500_000, withdrawalPin: '975310' };
  expect(refusalCode(await platform.call(createWithdrawal, wrong, from))).toBe('WRONG_WITHDRAWAL_PIN');
  await platform.call(setWithdrawalPin, { password: 'ngua chay 2026', withdrawalPin: '864209' }, from);
  const removal = { id: account, withdrawalPin: '864209' };
  expect(refusalCode(await platform.call(removeBankAccount, removal, from))).toBe('OK');
  const rows = await told(member);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'bankAccountRemoved',
    'withdrawalPasswordSet',
    'withdrawalPasswordRefused',
    'bankAccountAdded',
    'withdrawalPasswordSet',
  ]);
  for (const { ip, browser } of rows.slice(0, 3)) expect([ip !== '', browser]).toEqual([true, 'Chrome, Windows']);
  const kept = await platform.database.query<{ about: string | null }>(
    'SELECT about FROM security_event WHERE member_id = $1',
    [member.id],
  );
  expect(JSON.stringify(kept)).not.toMatch(/7788|975310|864209|246813/);
});

test('what was refused for another reason is none of these events', async () => {
  const member = await cashMember(platform);
  await member.bankAccount();
  const before = await kinds(member);
  const other = { bank: 'HAIVAN', holder: 'Tran Van B', number: '1234567890', withdrawalPin: PIN };
  expect(refusalCode(await platform.call(addBankAccount, other, member.signedIn))).toBe('OTHER_HOLDER');
  const missing = { id: '999999', withdrawalPin: PIN };
  expect(refusalCode(await platform.call(removeBankAccount, missing, member.signedIn))).toBe('NOT_FOUND');
  const simple = { password: 'ngua chay 2026', withdrawalPin: '123456' };
  expect(refusalCode(await platform.call(setWithdrawalPin, simple, member.signedIn))).toBe('TOO_SIMPLE');
  // a bank account that the member does not have is recorded like any other object
  expect(await kinds(member)).toEqual(['accessRefused', ...before]);
});
