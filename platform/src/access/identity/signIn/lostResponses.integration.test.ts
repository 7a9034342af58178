import { describe, expect, test } from '@jest/globals';
import {
  beginTwoFactor,
  bindContact,
  changePassword,
  confirmContact,
  confirmTwoFactor,
  endMemberSession,
  endOtherSessions,
  endTwoFactor,
  forgotPasswordEmail,
  forgotPasswordSms,
  inbox,
  login,
  loginSms,
  loginVerification,
  loginVerificationCode,
  memberSessions,
  renewRecoveryCodes,
  securityOverview,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import { codeAt } from '../../../foundation/crypto/totp.ts';
import { browserOf, lostResponses, national, secretOf } from '../../../testing/lostResponses.ts';
import { otherThan, PASSWORD, refusalCode } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import { type CallOptions, provideProof, type Reply } from '../../../testing/testPlatform.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'mua thu 77 la vang';

const here = securedPlatform();
const { people } = here;

const { lost, isIn, signInBySms } = lostResponses(here);
const titles = async (options: CallOptions) =>
  (await here.platform.call(inbox, {}, options)).value.rows.map(({ title }) => title);
const code = (secret: string) => codeAt(secret, new Date(here.now));

describe('a sign-in whose answer was lost', () => {
  test('by a code: sent again it is another session, though the code is used up', async () => {
    const { account, place, request, call } = await signInBySms();
    const first = await call.send();
    expect(refusalCode(await call.unkeyed())).toBe('WRONG_CODE');
    here.now += 9 * MINUTE;
    const second = await call.send();
    expect(second.value).toMatchObject({ state: 'signedIn', account });
    expect(secretOf(second)).not.toBe(secretOf(first));
    expect(await isIn(browserOf(second, place))).toBe(true);
    for (const reply of [first, second]) expect(await call.stored()).not.toContain(secretOf(reply));
    expect(await call.stored()).not.toContain(call.key); // whoever reads it could forge the repetition
    expect(refusalCode(await call.send({ ...request, password: '000000' }))).toBe('CONFLICT');
  });

  test('a late copy, and one after another password, begin anew', async () => {
    const late = await signInBySms();
    await late.call.send();
    here.now += 10 * MINUTE + 1;
    expect(refusalCode(await late.call.send())).toBe('TICKET_EXPIRED');

    const { signedIn, call } = await signInBySms();
    await call.send();
    here.now += 1000;
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    expect((await here.platform.call(changePassword, change, signedIn)).status).toBe(200);
    expect(refusalCode(await call.send())).toBe('TICKET_EXPIRED');
  });

  test('a refusal is not kept: the same call is looked at again', async () => {
    const { call } = await signInBySms();
    const { mobile } = await signInBySms();
    const wrong = lost(
      login,
      { ...national(mobile), username: '0987', password: '1', type: 'sms' },
      people.elsewhere(),
    );
    const before = await wrong.stored();
    expect(refusalCode(await wrong.send())).toBe('MOBILE_INVALID');
    expect(await wrong.stored()).toBe(before);
    expect((await call.send()).status).toBe(200);
  });

  test('by a password that is not enough: it is asked for the second step, by another ticket', async () => {
    const { account, signedIn } = await people.member();
    await people.withTwoFactor(signedIn);
    const verification = await provideProof(here.platform.services);
    const place = people.elsewhere();
    const call = lost(login, { username: account, password: PASSWORD, type: 'username', verification }, place);
    const tickets = [await call.send(), await call.send()].map(({ value }) =>
      value.state === 'secondStepRequired' ? value.ticket : '',
    );
    expect(new Set([...tickets, '']).size).toBe(3);
    for (const ticket of tickets) expect(await call.stored()).not.toContain(ticket);
  });

  test('by a second step: the code of the app is good for the same answer alone', async () => {
    const { account, signedIn } = await people.member();
    const { secret } = await people.withTwoFactor(signedIn);
    here.now += 2 * MINUTE;
    const place = people.elsewhere();
    const { ticket } = await people.asked(account, place);
    const request = { ticket, way: 'totp', answer: code(secret) } as const;
    const call = lost(loginVerification, request, place);
    await call.send();
    expect(refusalCode(await call.unkeyed())).toBe('TICKET_EXPIRED');
    expect(await isIn(browserOf(await call.send(), place))).toBe(true);
    expect(refusalCode(await call.send({ ...request, answer: otherThan(code(secret)) }))).toBe('CONFLICT');
  });

  test('by getting back in: the password is set once, and the member is told once', async () => {
    const mobile = people.freshNumber();
    const { id, account } = await people.member({ mobile });
    const place = people.elsewhere();
    const verification = await provideProof(here.platform.services);
    await here.platform.call(forgotPasswordSms, { ...national(mobile), verification }, place);
    const verificationCode = await people.codeAt(mobile);
    const call = lost(setPasswordByPhone, { ...national(mobile), newPassword: NEW_PASSWORD, verificationCode }, place);
    await call.send();
    const second = await call.send();
    expect(second.value).toMatchObject({ account });
    expect(await titles(browserOf(second, place))).toHaveLength(1);
    expect((await people.events(id)).filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
  });
});

describe('a message whose answer was lost', () => {
  type Sent = Promise<Reply<unknown>>;
  /** Sends the call, repeats it within the minute, then sends another call, which has to wait. */
  const expectOne = async (target: string, call: { send(): Sent; unkeyed(): Sent }) => {
    const before = (await people.received(target)).length;
    const first = await call.send();
    expect(refusalCode(first)).toBe('OK');
    here.now += 30_000;
    expect(refusalCode(await call.unkeyed())).not.toBe('OK');
    expect((await call.send()).envelope).toEqual(first.envelope);
    expect(await people.received(target)).toHaveLength(before + 1);
  };

  test('is one, for whatever it is', async () => {
    const mobile = people.freshNumber();
    const email = people.freshAddress();
    const { account, signedIn } = await people.member({ mobile, email });
    const other = people.freshAddress();
    const contact = { channel: 'mail', email: other } as const;
    await expectOne(other, lost(bindContact, { contact, password: PASSWORD }, signedIn));
    here.now += 20 * MINUTE;
    const place = people.elsewhere();
    const proof = () => provideProof(here.platform.services);
    const number = national(mobile);
    await expectOne(mobile, lost(loginSms, { ...number, verification: await proof() }, place));
    here.now += 20 * MINUTE;
    await expectOne(mobile, lost(forgotPasswordSms, { ...number, verification: await proof() }, place));
    here.now += 20 * MINUTE;
    const { ticket } = await people.asked(account, place);
    await expectOne(mobile, lost(loginVerificationCode, { ticket, way: 'sms' }, place));
  });

  test('after a minute is another, which voids the first', async () => {
    const { signedIn } = await people.member();
    const email = people.freshAddress();
    const contact = { channel: 'mail', email } as const;
    const call = lost(bindContact, { contact, password: PASSWORD }, signedIn);
    await call.send();
    const first = await people.codeAt(email);
    here.now += MINUTE;
    await call.send();
    expect(await people.received(email)).toHaveLength(2);
    const bind = (typed: string) => here.platform.call(confirmContact, { contact, code: typed }, signedIn);
    const second = await people.codeAt(email);
    if (first !== second) expect(refusalCode(await bind(first))).toBe('WRONG_CODE');
    expect(refusalCode(await bind(second))).toBe('OK');
  });

  test('with a password for one use is one', async () => {
    const email = people.freshAddress();
    const { account } = await people.member({ email });
    const { slide } = await provideProof(here.platform.services);
    const request = { username: account, email, slide };
    const url = forgotPasswordEmail.path;
    const headers = {
      host: 'localhost',
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': crypto.randomUUID(),
      ...people.elsewhere().headers,
    };
    const send = () =>
      here.platform.app.inject({ method: 'POST', url, headers, payload: String(new URLSearchParams(request)) });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    expect(await people.received(email)).toHaveLength(1);
  });
});

describe('two-factor, when the answer was lost', () => {
  test('is on, and the codes that come with the next answer are the ones that count', async () => {
    const { id, account, home, signedIn } = await people.member();
    const { secret } = (await here.platform.call(beginTwoFactor, { password: PASSWORD }, signedIn)).value;
    const call = lost(confirmTwoFactor, { code: code(secret) }, signedIn);
    const unseen = (await call.send()).value.recoveryCodes;
    expect(refusalCode(await call.unkeyed())).toBe('CONFLICT');
    const { recoveryCodes } = (await call.send()).value;
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes).not.toContain(unseen[0]);
    for (const one of [...unseen, ...recoveryCodes]) expect(await call.stored()).not.toContain(one);
    expect((await people.events(id)).filter((kind) => kind === 'twoFactorOn')).toHaveLength(1);
    const enter = async (answer: string) => {
      const { ticket } = await people.asked(account, home);
      return refusalCode(await here.platform.call(loginVerification, { ticket, way: 'recoveryCode', answer }, home));
    };
    expect(await enter(unseen[0] ?? '')).toBe('WRONG_CODE');
    expect(await enter(recoveryCodes[0] ?? '')).toBe('OK');
  });

  test('has new codes, and is off, by the same call once more', async () => {
    const { signedIn } = await people.member();
    const { secret } = await people.withTwoFactor(signedIn);
    here.now += 2 * MINUTE;
    const renewal = lost(renewRecoveryCodes, { code: code(secret) }, signedIn);
    await renewal.send();
    expect(refusalCode(await renewal.unkeyed())).toBe('WRONG_CODE');
    expect((await renewal.send()).value.recoveryCodes).toHaveLength(10);

    here.now += 2 * MINUTE;
    const end = lost(endTwoFactor, { password: PASSWORD, code: code(secret) }, signedIn);
    await end.send();
    expect(refusalCode(await end.unkeyed())).toBe('CONFLICT');
    expect(refusalCode(await end.send())).toBe('OK');
    expect(refusalCode(await renewal.send())).toBe('CONFLICT'); // there are no codes to renew any more
    const overview = (await here.platform.call(securityOverview, {}, signedIn)).value;
    expect(overview).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
  });
});

describe('sessions, when the answer was lost', () => {
  test('are ended once, and told so once more', async () => {
    const { account, home, signedIn } = await people.member();
    await here.platform.signIn(account, PASSWORD, home);
    const others = async () =>
      (await here.platform.call(memberSessions, {}, signedIn)).value.rows.filter(({ current }) => !current);
    const [{ id } = { id: '' }] = await others();
    const one = lost(endMemberSession, { id }, signedIn);
    await one.send();
    expect(refusalCode(await one.unkeyed())).toBe('NOT_FOUND');
    expect(refusalCode(await one.send())).toBe('OK');
    await here.platform.signIn(account, PASSWORD, home);
    const all = lost(endOtherSessions, {}, signedIn);
    expect([(await all.send()).value.ended, (await all.send()).value.ended]).toEqual([1, 1]);
    expect(await others()).toEqual([]);
  });

  test('go on after another password: the change alone is repeated by the secret before, until one comes with the new one', async () => {
    const { id, account, home, signedIn } = await people.member();
    const request = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    const call = lost(changePassword, request, signedIn);
    const first = await call.send();
    // A copy of the cookie stops working at once, and cannot repeat the call without the key.
    expect(await isIn(signedIn)).toBe(false);
    expect(refusalCode(await call.unkeyed())).toBe('UNAUTHENTICATED');
    expect(refusalCode(await lost(changePassword, request, signedIn).send())).toBe('UNAUTHENTICATED');
    expect(refusalCode(await lost(endOtherSessions, {}, signedIn).send())).toBe('UNAUTHENTICATED');
    expect(refusalCode(await call.send({ ...request, oldPassword: 'guessed' }))).toBe('CONFLICT');
    const second = await call.send();
    expect(secretOf(second)).not.toBe(secretOf(first));
    for (const { value, ...reply } of [first, second]) {
      expect(await call.stored()).not.toContain(secretOf(reply));
      expect(await call.stored()).not.toContain(value.token);
    }
    const browser = browserOf(second, home);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(signedIn)).toBe(false);
    expect(refusalCode(await call.send())).toBe('UNAUTHENTICATED');
    expect((await people.events(id)).filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
    expect((await people.firstStep(account, home, { password: NEW_PASSWORD })).status).toBe(200);
  });

  test('that never came with the new secret are not to be had after ten minutes', async () => {
    const { signedIn } = await people.member();
    const request = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
    const call = lost(changePassword, request, signedIn);
    await call.send();
    here.now += 10 * MINUTE;
    expect(refusalCode(await call.send())).toBe('UNAUTHENTICATED');
  });
});
