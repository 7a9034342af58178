import { describe, expect, test } from '@jest/globals';
import {
  changePassword,
  endOtherSessions,
  forgotPasswordSms,
  login,
  loginVerification,
  loginVerificationCode,
  logout,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import { codeAt } from '../../../foundation/crypto/totp.ts';
import type { OriginalCall } from '../../../foundation/http/serve.ts';
import { browserOf, lostResponses, national } from '../../../testing/lostResponses.ts';
import { PASSWORD, refusalCode, type SecuredMember } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import { type CallOptions, provideProof } from '../../../testing/testPlatform.ts';
import { visitorContext } from '../../../testing/visitorContext.ts';
import { replayRegistration } from '../registration/replayRegistration.ts';
import { endAllSessionsBut } from '../sessions/endSessions.ts';
import { replaySignIn } from './replaySignIn.ts';
import { signIn } from './signIn.ts';
import type { SignInRecord } from './signInRecord.ts';

const MINUTE = 60_000;
const REMEMBERED = '__Host-unisite-remembered';

const here = securedPlatform();
const { people } = here;
const { lost, isIn, signInBySms } = lostResponses(here);
const proof = () => provideProof(here.platform.services);
const byName = async (account: string) =>
  ({ username: account, password: PASSWORD, type: 'username', verification: await proof() }) as const;

/** Signs in with the password and the app's code: a replay needs neither. */
async function signInBySecondStep() {
  const member = await people.member();
  const { secret } = await people.withTwoFactor(member.signedIn);
  here.now += 2 * MINUTE;
  const place = people.elsewhere();
  const { ticket } = await people.asked(member.account, place);
  const answer = codeAt(secret, new Date(here.now));
  return { ...member, place, call: lost(loginVerification, { ticket, way: 'totp', answer }, place) };
}
const changeTo = (newPassword: string, oldPassword: string, options: CallOptions) =>
  here.platform.call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword }, options);

describe('a copy of a sign-in, in another market', () => {
  test('is a conflict, and nobody is in', async () => {
    const { account, home } = await people.member();
    const call = lost(login, await byName(account), home);
    expect(refusalCode(await call.send())).toBe('OK');
    const copy = await call.sendBy({ ...home, host: 'int.localhost' });
    expect(refusalCode(copy)).toBe('CONFLICT');
    expect(copy.cookies).toEqual({});
  });

  test('is refused by whoever signs in, too', async () => {
    const { account } = await people.member();
    const first: OriginalCall<SignInRecord>[] = [];
    const context = {
      ...(await visitorContext(here.platform, 'VN', '203.0.113.9')),
      idempotencyKey: 'a-key-of-nobody',
    };
    const { services } = here.platform;
    const request = await byName(account);
    const recordForReplay = (kept: object) =>
      void first.push({ recorded: kept as SignInRecord, at: new Date(here.now) });
    await signIn(services, request, { ...context, recordForReplay });
    const [kept] = first;
    if (!kept) throw new Error('nothing was kept');
    const elsewhere = await visitorContext(here.platform, 'INT', '203.0.113.9');
    for (const again of [replaySignIn(services), replayRegistration(services)]) {
      await expect(again(request, elsewhere, kept)).rejects.toMatchObject({ code: 'TICKET_EXPIRED' });
      await expect(again(request, context, kept)).resolves.toMatchObject({ state: 'signedIn', account });
    }
  });
});

describe.each([
  ['by SMS', signInBySms],
  ['by a second step', signInBySecondStep],
])('a copy of a sign-in %s', (_how, begin) => {
  test.each<[string, (member: SecuredMember, session: CallOptions) => Promise<unknown>]>([
    ['customer service', ({ id }) => endAllSessionsBut(here.platform.database, new Date(here.now), id, null)],
    ['another session', ({ signedIn }) => here.platform.call(endOtherSessions, {}, signedIn)],
    ['signing out', (_member, session) => here.platform.call(logout, {}, session)],
  ])('signs nobody in once its session was ended by %s', async (_by, end) => {
    const { call, place, ...member } = await begin();
    const session = browserOf(await call.send(), place);
    await end(member, session);
    expect(await isIn(session)).toBe(false);
    const copy = await call.send();
    expect(refusalCode(copy)).toBe('TICKET_EXPIRED');
    expect(copy.cookies).toEqual({});
  });

  test('goes by the session of the copy before it, too', async () => {
    const { call, place } = await begin();
    const sessions = [browserOf(await call.send(), place), browserOf(await call.send(), place)];
    expect(await Promise.all(sessions.map(isIn))).toEqual([true, true]);
    expect(refusalCode(await call.send())).toBe('OK');
    await here.platform.call(logout, {}, sessions[1]);
    expect(refusalCode(await call.send())).toBe('TICKET_EXPIRED');
  });

  test('takes the place of the session that the browser has by then', async () => {
    const { call, place } = await begin();
    let browser = place;
    for (let copy = 0; copy < 3; copy += 1) browser = browserOf(await call.sendBy(browser), place);
    expect(await isIn(browser)).toBe(true);
  });

  test('makes no network known', async () => {
    const { call, id } = await begin();
    await call.send();
    const networks = () => here.platform.database.query('SELECT FROM member_address WHERE member_id = $1', [id]);
    const before = (await networks()).length;
    expect(refusalCode(await call.sendBy(people.elsewhere()))).toBe('OK');
    expect(await networks()).toHaveLength(before);
  });
});

describe('a copy of a second step', () => {
  test('signs nobody in with an authenticator that was turned on since', async () => {
    const mobile = people.freshNumber();
    const { account, signedIn } = await people.member({ mobile });
    const place = people.elsewhere();
    const { ticket } = await people.asked(account, place);
    await here.platform.call(loginVerificationCode, { ticket, way: 'sms' }, place);
    const call = lost(loginVerification, { ticket, way: 'sms', answer: await people.codeAt(mobile) }, place);
    expect(refusalCode(await call.send())).toBe('OK');
    await people.withTwoFactor(signedIn);
    expect(refusalCode(await call.send())).toBe('TICKET_EXPIRED');
  });
});

describe('a copy of the first of two steps', () => {
  const asked = async () => {
    const member = await people.member();
    await people.withTwoFactor(member.signedIn);
    const call = lost(login, await byName(member.account), people.elsewhere());
    expect((await call.send()).value.state).toBe('secondStepRequired');
    return { ...member, call };
  };

  test('is asked nothing any more once all sessions were ended', async () => {
    const { id, call } = await asked();
    await endAllSessionsBut(here.platform.database, new Date(here.now), id, null);
    expect(refusalCode(await call.send())).toBe('TICKET_EXPIRED');
  });

  test('nor once the second was passed', async () => {
    const member = await people.member();
    const { recoveryCodes } = await people.withTwoFactor(member.signedIn);
    const place = people.elsewhere();
    const call = lost(login, await byName(member.account), place);
    const { value } = await call.send();
    if (value.state !== 'secondStepRequired') throw new Error('nothing was asked');
    const answer = { ticket: value.ticket, way: 'recoveryCode', answer: recoveryCodes[0] ?? '' } as const;
    expect(refusalCode(await here.platform.call(loginVerification, answer, place))).toBe('OK');
    expect(refusalCode(await call.send())).toBe('TICKET_EXPIRED');
  });
});

test('a copy of getting back in is over when the password is another again', async () => {
  const mobile = people.freshNumber();
  await people.member({ mobile });
  const place = people.elsewhere();
  await here.platform.call(forgotPasswordSms, { ...national(mobile), verification: await proof() }, place);
  const verificationCode = await people.codeAt(mobile);
  const newPassword = 'mua thu 77 la vang';
  const call = lost(setPasswordByPhone, { ...national(mobile), newPassword, verificationCode }, place);
  const session = browserOf(await call.send(), place);
  here.now += 3 * MINUTE;
  // in the same session, which continues
  expect((await changeTo('tre xanh 47 doi nua', newPassword, session)).status).toBe(200);
  here.now += MINUTE;
  expect(refusalCode(await call.send())).toBe('TICKET_EXPIRED');
});

describe('a copy of a sign-in by a remembered login', () => {
  const remembered = async () => {
    const { account, home } = await people.member();
    const first = await here.platform.call(login, { ...(await byName(account)), remember: true }, home);
    const cookie = first.cookies[REMEMBERED]?.value ?? '';
    const { password: _typed, ...named } = await byName(account);
    const call = lost(login, { ...named, useRemembered: true, remember: true }, home);
    return { account, home, call, browser: withRemembered(home, cookie) };
  };
  const withRemembered = ({ headers, ...place }: CallOptions, cookie: string): CallOptions => ({
    ...place,
    headers: { ...headers, cookie: `${REMEMBERED}=${cookie}` },
  });

  test('is good in the browser alone that remembers', async () => {
    const { home, call, browser } = await remembered();
    expect(refusalCode(await call.sendBy(browser))).toBe('OK');
    expect(refusalCode(await call.sendBy(home))).toBe('TICKET_EXPIRED');
    const other = `${'A'.repeat(22)}.${'A'.repeat(43)}`;
    expect(refusalCode(await call.sendBy(withRemembered(home, other)))).toBe('TICKET_EXPIRED');
    expect(refusalCode(await call.sendBy(browser))).toBe('OK');
  });

  test('brings the cookie that was never seen: the browser is remembered as before', async () => {
    const { account, home, call, browser } = await remembered();
    await call.sendBy(browser);
    here.now += MINUTE;
    const cookie = (await call.sendBy(browser)).cookies[REMEMBERED]?.value ?? '';
    here.now += 20 * MINUTE;
    const { password: _typed, ...named } = await byName(account);
    const next = await here.platform.call(login, { ...named, useRemembered: true }, withRemembered(home, cookie));
    expect(refusalCode(next)).toBe('OK');
  });
});
