import { describe, expect, test } from '@jest/globals';
import {
  forgotPasswordSms,
  inbox,
  login,
  loginSms,
  loginVerification,
  loginVerificationCode,
  memberInfo,
  type SecondStepMethod,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import { codeAt } from '../../../foundation/crypto/totp.ts';
import { refusalCode } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import { type CallOptions, provideProof } from '../../../testing/testPlatform.ts';

const STEP = 30_000;

const here = securedPlatform();
const { people } = here;

const answer = (ticket: string, way: SecondStepMethod, text: string, options: CallOptions) =>
  here.platform.call(loginVerification, { ticket, way, answer: text }, options);

/** A member with two-factor on, some time steps later. */
async function withTwoFactor() {
  const mobile = people.freshNumber();
  const member = await people.member({ mobile });
  const factor = await people.withTwoFactor(member.signedIn);
  here.now += 4 * STEP;
  const code = (steps = 0) => codeAt(factor.secret, new Date(here.now + steps * STEP));
  const asked = async (options: CallOptions = member.home) => (await people.asked(member.account, options)).ticket;
  return { ...member, ...factor, mobile, code, asked };
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

describe('a stranger who knows the password', () => {
  /** Uses up the answers of everybody on a new network. */
  async function guessedAt() {
    const member = await withTwoFactor();
    const stranger = people.elsewhere();
    const ticket = await member.asked(stranger);
    for (let tries = 0; tries < 5; tries += 1) await answer(ticket, 'totp', '000000', stranger);
    expect((await answer(ticket, 'totp', '000000', stranger)).status).toBe(429);
    return member;
  }

  test('makes one code wait somewhere new, and two in a row not', async () => {
    const { asked, code } = await guessedAt();
    const away = people.elsewhere();
    const ticket = await asked(away);
    expect((await answer(ticket, 'totp', code(), away)).status).toBe(429);
    expect(refusalCode(await answer(ticket, 'totp', `${code(-1)}000000`, away))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(ticket, 'totp', `${code(-1)} ${code()}`, away))).toBe('OK');
    // and both are consumed
    const again = await asked(away);
    expect(refusalCode(await answer(again, 'totp', `${code(-1)} ${code()}`, away))).toBe('WRONG_CODE');
  });

  test('makes no recovery code wait', async () => {
    const { asked, recoveryCodes } = await guessedAt();
    const away = people.elsewhere();
    expect(refusalCode(await answer(await asked(away), 'recoveryCode', recoveryCodes[0] ?? '', away))).toBe('OK');
  });

  test('makes nobody wait who got in by a code to the number', async () => {
    const { mobile, code } = await guessedAt();
    const away = people.elsewhere();
    const { ticket } = await signInBySms(mobile, away);
    expect(refusalCode(await answer(ticket, 'totp', code(), away))).toBe('OK');
  });
});

describe('recovery by phone with two-factor on', () => {
  const NEW = 'song dai 93 nhip';
  const recover = async (mobile: string, options: CallOptions) => {
    await here.platform.database.query(
      `UPDATE market SET switches = switches || '{"phoneRecovery":true}' WHERE code = 'VN'`,
    );
    here.platform.services.markets.forget();
    const number = { mobileNum: `0${mobile.slice(3)}`, countryDialingCode: '84' };
    const verification = await provideProof(here.platform.services);
    await here.platform.call(forgotPasswordSms, { ...number, verification }, options);
    const request = { ...number, verificationCode: await people.codeAt(mobile), newPassword: NEW };
    const keyed = { ...options, headers: { ...options.headers, 'idempotency-key': crypto.randomUUID() } };
    const set = () => here.platform.call(setPasswordByPhone, request, keyed);
    return { reply: await set(), repeat: set };
  };
  const ticketOf = ({ value }: Awaited<ReturnType<typeof recover>>['reply']) =>
    value.state === 'secondStepRequired' ? value.ticket : '';
  const isIn = async (options: CallOptions) => (await here.platform.call(memberInfo, {}, options)).status === 200;

  test('replaces nothing and ends nothing before the second factor is passed', async () => {
    const { account, mobile, signedIn, home, code } = await withTwoFactor();
    const away = people.elsewhere();
    const ticket = ticketOf((await recover(mobile, away)).reply);
    expect(refusalCode(await answer(ticket, 'totp', '000000', away))).toBe('WRONG_CODE');
    expect(await isIn(signedIn)).toBe(true);
    expect((await people.firstStep(account, home)).value).toMatchObject({ state: 'secondStepRequired' });
    expect(refusalCode(await people.firstStep(account, home, { password: NEW }))).toBe('WRONG_CREDENTIALS');

    expect((await answer(ticket, 'totp', code(), away)).value).toMatchObject({ state: 'signedIn', account });
    expect(await isIn(signedIn)).toBe(false);
    expect(refusalCode(await people.firstStep(account, home))).toBe('WRONG_CREDENTIALS');
    expect((await people.firstStep(account, home, { password: NEW })).value).toMatchObject({
      state: 'secondStepRequired',
    });
  });

  test('whose response was lost goes on with the copy’s ticket', async () => {
    const { account, mobile, home, code } = await withTwoFactor();
    const away = people.elsewhere();
    const { reply, repeat } = await recover(mobile, away);
    const copy = await repeat();
    expect(ticketOf(copy)).not.toBe(ticketOf(reply));
    expect((await answer(ticketOf(copy), 'totp', code(), away)).value).toMatchObject({ state: 'signedIn', account });
    expect((await people.firstStep(account, home, { password: NEW })).value).toMatchObject({
      state: 'secondStepRequired',
    });
  });
});

async function signInBySms(mobile: string, options: CallOptions) {
  const number = { mobileNum: `0${mobile.slice(3)}`, countryDialingCode: '84' };
  const verification = await provideProof(here.platform.services);
  await here.platform.call(loginSms, { ...number, verification }, options);
  const request = { username: number.mobileNum, countryDialingCode: '84', type: 'sms' } as const;
  const { value } = await here.platform.call(login, { ...request, password: await people.codeAt(mobile) }, options);
  if (value.state !== 'secondStepRequired') throw new Error('no second step was asked for');
  return value;
}
