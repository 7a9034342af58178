import { describe, expect, test } from '@jest/globals';
import { inbox, loginVerification, loginVerificationCode, type SecondStepMethod } from '@unisite/shared/contract';
import { codeAt } from '../../foundation/crypto/totp.ts';
import { refusalCode } from '../../testing/securedMembers.ts';
import { securedPlatform } from '../../testing/securedPlatform.ts';
import type { CallOptions } from '../../testing/testPlatform.ts';

const STEP = 30_000;

const here = securedPlatform();
const { people } = here;

const answer = (ticket: string, way: SecondStepMethod, text: string, options: CallOptions) =>
  here.platform.call(loginVerification, { ticket, way, answer: text }, options);

/** A member with two-factor on, some steps ago. */
async function withTwoFactor() {
  const member = await people.member({ mobile: people.freshNumber() });
  const factor = await people.withTwoFactor(member.signedIn);
  here.now += 4 * STEP;
  const code = (steps = 0) => codeAt(factor.secret, new Date(here.now + steps * STEP));
  const asked = async (options: CallOptions = member.home) => (await people.asked(member.account, options)).ticket;
  return { ...member, ...factor, code, asked };
}

describe('section 4: signing in with two-factor on', () => {
  test('asks at home too, and a code of the authenticator lets in [4.second.ways]', async () => {
    const { account, home, code } = await withTwoFactor();
    const { why, ticket, ways } = await people.asked(account, home);
    expect({ why, ways }).toEqual({
      why: 'twoFactor',
      ways: [
        { way: 'totp', hint: '' },
        { way: 'recoveryCode', hint: '' },
      ],
    });
    // As authenticators show it.
    const typed = `${code().slice(0, 3)} ${code().slice(3)}`;
    expect((await answer(ticket, 'totp', typed, home)).value).toMatchObject({ state: 'signedIn', account });
  });

  test('nothing weaker does, and no code is sent', async () => {
    const { home, asked } = await withTwoFactor();
    const ticket = await asked();
    expect(refusalCode(await here.platform.call(loginVerificationCode, { ticket, way: 'sms' }, home))).toBe(
      'CODES_UNAVAILABLE',
    );
    expect(refusalCode(await answer(ticket, 'sms', '123456', home))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', home))).toBe('WRONG_NAME');
  });

  test('a code is taken once, in whatever sign-in', async () => {
    const { home, code, asked } = await withTwoFactor();
    const [first, second] = [await asked(), await asked()];
    const once = code();
    expect(refusalCode(await answer(first, 'totp', once, home))).toBe('OK');
    expect(refusalCode(await answer(second, 'totp', once, home))).toBe('WRONG_CODE');
    here.now += STEP;
    expect(refusalCode(await answer(second, 'totp', code(), home))).toBe('OK');
  });

  test('of two tabs at once with one code, one is let in', async () => {
    const { home, code, asked } = await withTwoFactor();
    const tickets = [await asked(), await asked(), await asked()];
    const all = await Promise.all(tickets.map((ticket) => answer(ticket, 'totp', code(), home)));
    expect(all.map(refusalCode).sort()).toEqual(['OK', 'WRONG_CODE', 'WRONG_CODE']);
  });

  test.each([
    [-1, 'OK'],
    [1, 'OK'],
    [-2, 'WRONG_CODE'],
    [2, 'WRONG_CODE'],
  ])('a clock that is %i steps off: %s', async (steps, outcome) => {
    const { home, code, asked } = await withTwoFactor();
    expect(refusalCode(await answer(await asked(), 'totp', code(steps), home))).toBe(outcome);
  });

  test('after a code of a fast clock, the present one was taken with it', async () => {
    const { home, code, asked } = await withTwoFactor();
    const [first, second] = [await asked(), await asked()];
    expect(refusalCode(await answer(first, 'totp', code(1), home))).toBe('OK');
    expect(refusalCode(await answer(second, 'totp', code(), home))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(second, 'totp', code(-1), home))).toBe('WRONG_CODE');
  });

  test('the code that turned it on is taken by that', async () => {
    const { account, home, signedIn } = await people.member();
    const { secret } = await people.withTwoFactor(signedIn);
    const { ticket } = await people.asked(account, home);
    expect(refusalCode(await answer(ticket, 'totp', codeAt(secret, new Date(here.now)), home))).toBe('WRONG_CODE');
  });

  test('another member’s authenticator and recovery codes are wrong', async () => {
    const [mine, theirs] = [await withTwoFactor(), await withTwoFactor()];
    const ticket = await mine.asked();
    expect(refusalCode(await answer(ticket, 'totp', theirs.code(), mine.home))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(ticket, 'recoveryCode', theirs.recoveryCodes[0] ?? '', mine.home))).toBe(
      'WRONG_CODE',
    );
  });

  test.each(['😀😀😀', '١٢٣٤٥٦', '0x1234', '-12345', '12345', '1234567', 'null'])('%s is no code', async (typed) => {
    const { home, asked } = await withTwoFactor();
    expect(refusalCode(await answer(await asked(), 'totp', typed, home))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(await asked(), 'recoveryCode', typed, home))).toBe('WRONG_CODE');
  });
});

describe('section 4: a recovery code', () => {
  test('lets in once, however it is typed, and the member is told', async () => {
    const { id, home, signedIn, recoveryCodes, asked } = await withTwoFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect(
      refusalCode(await answer(await asked(), 'recoveryCode', ` ${first.toLowerCase().replace('-', ' ')}`, home)),
    ).toBe('OK');
    expect(refusalCode(await answer(await asked(), 'recoveryCode', first, home))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(await asked(), 'recoveryCode', second, home))).toBe('OK');
    const events = await people.events(id);
    expect(events.filter((kind) => kind === 'recoveryCodeUsed')).toHaveLength(2);
    const [message] = (await here.platform.call(inbox, {}, signedIn)).value.rows;
    expect(message).toMatchObject({ title: 'A recovery code was used' });
    expect(message?.content).toMatch(/^One of your recovery codes was used; codes left: 8\. If it was not you/);
  });

  test('at once in two tabs lets one in', async () => {
    const { home, recoveryCodes, asked } = await withTwoFactor();
    const tickets = [await asked(), await asked()];
    const both = await Promise.all(
      tickets.map((ticket) => answer(ticket, 'recoveryCode', recoveryCodes[0] ?? '', home)),
    );
    expect(both.map(refusalCode).sort()).toEqual(['OK', 'WRONG_CODE']);
  });
});
