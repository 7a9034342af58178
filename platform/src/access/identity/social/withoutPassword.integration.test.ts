import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  beginTwoFactor,
  bindContact,
  endOtherSessions,
  firstPasswordCode,
  inbox,
  linkIdentity,
  memberInfo,
  type RequestOf,
  securityOverview,
  setFirstPassword,
  socialLogin,
  unlinkIdentity,
} from '@unisite/shared/contract';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { PASSWORD, refusalCode } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import { type CallOptions, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { claimsAt, type KeyServer, signed, startKeyServer } from './testing/keyServer.ts';

const NEW_PASSWORD = 'mua thu 77 la vang';
let serial = 0;
let server: KeyServer;
beforeAll(async () => {
  server = await startKeyServer();
});
afterAll(() => server.close());
const here = securedPlatform(() => ({ identity: { ...testSettings.identity, social: server.social } }));
const { people } = here;
beforeEach(() => {
  serial += 1;
});

type Change = Readonly<Record<string, unknown>>;
const google = (change: Change = {}): Change => ({ sub: `g-${serial}`, email: `g${serial}@example.com`, ...change });
const facebook = (change: Change = {}): Change => ({
  sub: `f-${serial}`,
  email: `f${serial}@example.com`,
  firebase: { sign_in_provider: 'facebook.com' },
  ...change,
});
const phone = (number: string): Change => ({
  sub: `tel-${serial}`,
  phone_number: number,
  firebase: { sign_in_provider: 'phone' },
  email: undefined,
});
const token = (claims: Change) => signed(server.key, claimsAt(here.now, claims));

const comeBy = async (claims: Change, place = people.elsewhere()) => {
  const { value, cookies } = await here.platform.call(
    socialLogin,
    { idToken: await token(claims), adult: true },
    await passAgeGate(here.platform, place),
  );
  if (value.state !== 'signedIn') throw new Error('a second step was asked for');
  const cookie = `__Host-unisite=${cookies['__Host-unisite']?.value}`;
  const signedIn = { ...place, headers: { ...place.headers, authorization: `Bearer ${value.token}`, cookie } };
  return { id: value.customerId, account: value.account, home: place, signedIn };
};
const overview = async (options: CallOptions) => (await here.platform.call(securityOverview, {}, options)).value;
const set = (
  options: CallOptions,
  proof: RequestOf<typeof setFirstPassword>['proof'],
  newPassword = NEW_PASSWORD,
  confirmNewPassword = newPassword,
) => here.platform.call(setFirstPassword, { proof, newPassword, confirmNewPassword }, options);
const bySocial = async (claims: Change) => ({ by: 'social', idToken: await token(claims) }) as const;
const titles = async (options: CallOptions) =>
  (await here.platform.call(inbox, {}, options)).value.rows.map(({ title }) => title);

describe('who came without a password', () => {
  test('is told so, and what there is to prove it by', async () => {
    const { signedIn } = await comeBy(google());
    expect(await overview(signedIn)).toMatchObject({
      hasPassword: false,
      firstPasswordMethods: [
        { way: 'google', hint: '' },
        { way: 'mail', hint: 'g…@e…' },
      ],
      identities: [{ provider: 'google.com', linkedAt: new Date(here.now).toISOString() }],
    });
    const byPhone = await comeBy(phone('+84912345001'));
    expect((await overview(byPhone.signedIn)).firstPasswordMethods).toEqual([{ way: 'sms', hint: '+84…01' }]);
    for (const reply of [
      await here.platform.call(beginTwoFactor, { password: PASSWORD }, signedIn),
      await here.platform.call(
        bindContact,
        { contact: { channel: 'mail', email: 'x@example.com' }, password: 'x' },
        signedIn,
      ),
      await here.platform.call(unlinkIdentity, { provider: 'google.com', password: 'x' }, signedIn),
    ]) {
      expect(refusalCode(reply)).toBe('PASSWORD_NOT_SET');
    }
    expect(refusalCode(await here.platform.call(endOtherSessions, {}, signedIn))).toBe('OK');
  });

  test('sets one by signing in at the provider once more; everything is open then, and other sessions are over', async () => {
    const { id, account, home, signedIn } = await comeBy(google());
    const elsewhere = await comeBy(google(), home);
    const reply = await set(signedIn, await bySocial(google()));
    expect(reply.value).toMatchObject({ account, mustChangePassword: false });
    const after = {
      ...home,
      headers: {
        ...home.headers,
        authorization: `Bearer ${reply.value.token}`,
        cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`,
      },
    };
    expect(refusalCode(await here.platform.call(memberInfo, {}, elsewhere.signedIn))).toBe('SESSION_EXPIRED');
    expect(refusalCode(await here.platform.call(memberInfo, {}, after))).toBe('OK');
    expect(refusalCode(await here.platform.call(memberInfo, {}, signedIn))).toBe('UNAUTHENTICATED');
    expect(await overview(after)).toMatchObject({
      hasPassword: true,
      firstPasswordMethods: [],
      passwordChangedAt: new Date(here.now).toISOString(),
    });
    expect(refusalCode(await here.platform.call(beginTwoFactor, { password: NEW_PASSWORD }, after))).toBe('OK');
    expect((await people.firstStep(account, home, { password: NEW_PASSWORD })).value.state).toBe('signedIn');
    expect(await people.events(id)).toContain('firstPasswordSet');
    expect(await titles(after)).toEqual(['Your account has a password now']);
    expect(refusalCode(await set(after, await bySocial(google())))).toBe('CONFLICT');
    expect(refusalCode(await here.platform.call(firstPasswordCode, { way: 'mail' }, after))).toBe('CONFLICT');
  });

  test('sets one whose answer is lost, and by the same call once more goes on in the same session', async () => {
    const { id, account, home, signedIn } = await comeBy(google());
    const headers = { ...signedIn.headers, 'idempotency-key': crypto.randomUUID() };
    const proof = await bySocial(google());
    const lost = await set({ ...signedIn, headers }, proof);
    expect(refusalCode(await set(signedIn, proof))).toBe('UNAUTHENTICATED'); // previous secret repeats this call only
    const reply = await set({ ...signedIn, headers }, proof);
    expect(reply.value.account).toBe(account);
    const cookie = reply.cookies['__Host-unisite']?.value;
    expect(cookie).not.toBe(lost.cookies['__Host-unisite']?.value);
    const after = { authorization: `Bearer ${reply.value.token}`, cookie: `__Host-unisite=${cookie}` };
    expect(await overview({ ...home, headers: { ...home.headers, ...after } })).toMatchObject({ hasPassword: true });
    expect((await people.events(id)).filter((kind) => kind === 'firstPasswordSet')).toHaveLength(1);
  });

  test('sets one by a code to the bound number', async () => {
    const number = '+84912345002';
    const { account, home, signedIn } = await comeBy(phone(number));
    expect((await here.platform.call(firstPasswordCode, { way: 'sms' }, signedIn)).value).toEqual({
      expiredMinutes: 10,
    });
    const [message] = await people.received(number);
    expect(message?.body).toMatch(/is your code to set your first password/);
    const code = await people.codeAt(number);
    expect(refusalCode(await set(signedIn, { by: 'mail', code }))).toBe('WRONG_CODE');
    expect(refusalCode(await set(signedIn, { by: 'sms', code: '000000' === code ? '000001' : '000000' }))).toBe(
      'WRONG_CODE',
    );
    // A typo in the password does not cost the code.
    expect(refusalCode(await set(signedIn, { by: 'sms', code }, 'unisite1'))).toBe('PASSWORD_TOO_COMMON');
    expect(refusalCode(await set(signedIn, { by: 'sms', code }, NEW_PASSWORD, 'another 77 one'))).toBe(
      'PASSWORDS_DIFFER',
    );
    expect(refusalCode(await set(signedIn, { by: 'sms', code }))).toBe('OK');
    expect((await people.firstStep(account, home, { password: NEW_PASSWORD })).value.state).toBe('signedIn');
  });

  test('sets one by a phone token of the bound number, and by a code to the bound address', async () => {
    const byPhone = await comeBy(phone('+84912345003'));
    expect(refusalCode(await set(byPhone.signedIn, await bySocial(phone('+84912345999'))))).toBe(
      'SOCIAL_TOKEN_INVALID',
    );
    expect(refusalCode(await set(byPhone.signedIn, await bySocial(phone('+84912345003'))))).toBe('OK');
    const byGoogle = await comeBy(google());
    await here.platform.call(firstPasswordCode, { way: 'mail' }, byGoogle.signedIn);
    const code = await people.codeAt(`g${serial}@example.com`);
    expect(refusalCode(await set(byGoogle.signedIn, { by: 'mail', code }))).toBe('OK');
  });

  test('sets none by somebody else’s account, by an old token, or by nobody’s code', async () => {
    const { id, signedIn } = await comeBy(google());
    expect(refusalCode(await set(signedIn, await bySocial(facebook())))).toBe('SOCIAL_TOKEN_INVALID');
    const old = await token(google());
    here.now += 11 * 60_000;
    expect(refusalCode(await set(signedIn, { by: 'social', idToken: old }))).toBe('SOCIAL_TOKEN_INVALID');
    expect(refusalCode(await set(signedIn, { by: 'sms', code: '123456' }))).toBe('WRONG_CODE');
    expect(refusalCode(await here.platform.call(firstPasswordCode, { way: 'sms' }, signedIn))).toBe(
      'CODES_UNAVAILABLE',
    );
    expect(await people.events(id)).toEqual(expect.arrayContaining(['socialRefused']));
    expect((await overview(signedIn)).hasPassword).toBe(false);
  });

  test('of two pages at once, one sets it', async () => {
    const { signedIn } = await comeBy(google());
    const proof = await bySocial(google());
    const codes = (await Promise.all([set(signedIn, proof), set(signedIn, proof, 'mot cau khac 88')])).map(refusalCode);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  });

  test('sets none where another page did while this one waited', async () => {
    const { id, signedIn } = await comeBy(google());
    const proof = await bySocial(google());
    const { database } = here.platform;
    const isWaiting = async () =>
      (await database.query("SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted")).length > 0;
    const late = await database.transaction(async (q) => {
      await q.query('INSERT INTO access_turn (subject, count, last_at) VALUES ($1, 0, now())', [
        `first password of member ${id}`,
      ]);
      const call = set(signedIn, proof);
      while (!(await isWaiting())) await setTimeout(5);
      await database.query(
        `UPDATE member SET password_hash = 'set meanwhile', password_changed_at = now() WHERE id = $1`,
        [id],
      );
      return { call };
    });
    expect(refusalCode(await late.call)).toBe('CONFLICT');
  });

  test('is nobody who registered with a password, or a guest', async () => {
    const { signedIn } = await people.member();
    expect(refusalCode(await set(signedIn, await bySocial(google())))).toBe('CONFLICT');
    const guest = await people.member({ customerType: 4 });
    expect(refusalCode(await set(guest.signedIn, { by: 'sms', code: '1' }))).toBe('GUEST_NOT_ALLOWED');
  });
});

describe('linking an account of Google or Facebook', () => {
  const link = async (options: CallOptions, claims: Change, password = PASSWORD) =>
    here.platform.call(linkIdentity, { password, idToken: await token(claims) }, options);
  const unlink = (options: CallOptions, password = PASSWORD) =>
    here.platform.call(unlinkIdentity, { password, provider: 'google.com' }, options);

  test('takes its token and the password; it signs in then, until it is unlinked', async () => {
    const email = `g${serial}@example.com`;
    const { id, account, home, signedIn } = await people.member({ email });
    const refusedFirst = await here.platform.call(socialLogin, { idToken: await token(google()), adult: true }, home);
    expect(refusedFirst.envelope).toMatchObject({
      code: 'EMAIL_HAS_ACCOUNT',
      message: expect.stringContaining('link Google or Facebook in the security centre'),
    });
    expect(refusalCode(await link(signedIn, google(), 'wrong'))).toBe('WRONG_PASSWORD');
    expect((await link(signedIn, google())).value.identities).toEqual([
      { provider: 'google.com', linkedAt: new Date(here.now).toISOString() },
    ]);
    expect((await comeBy(google(), home)).account).toBe(account);
    // Repeating it changes nothing.
    expect(refusalCode(await link(signedIn, google()))).toBe('OK');
    expect(await titles(signedIn)).toEqual(['Google is linked']);

    expect(refusalCode(await unlink(signedIn, 'wrong'))).toBe('WRONG_PASSWORD');
    expect((await unlink(signedIn)).value.identities).toEqual([]);
    expect(refusalCode(await unlink(signedIn))).toBe('NOT_FOUND');
    expect(refusalCode(await here.platform.call(socialLogin, { idToken: await token(google()) }, home))).toBe(
      'EMAIL_HAS_ACCOUNT',
    );
    expect((await people.firstStep(account, home)).value.state).toBe('signedIn');
    expect(await people.events(id)).toEqual(expect.arrayContaining(['identityLinked', 'identityUnlinked']));
    const [mail] = await people.received(email);
    expect(mail).toMatchObject({ subject: 'Đã bỏ liên kết Google' });
  });

  test('is for one member, one account of each provider, and no phone', async () => {
    const [first, second] = [await people.member(), await people.member()];
    expect(refusalCode(await link(first.signedIn, google()))).toBe('OK');
    expect(refusalCode(await link(second.signedIn, google()))).toBe('IDENTITY_TAKEN');
    expect(refusalCode(await link(first.signedIn, google({ sub: `other-${serial}` })))).toBe('CONFLICT');
    expect(refusalCode(await link(first.signedIn, facebook()))).toBe('OK');
    expect(refusalCode(await link(second.signedIn, phone('+84912345010')))).toBe('SOCIAL_TOKEN_INVALID');
    expect(refusalCode(await link(second.signedIn, google({ aud: 'other-site' })))).toBe('SOCIAL_TOKEN_INVALID');
    expect((await overview(first.signedIn)).identities.map(({ provider }) => provider)).toEqual([
      'google.com',
      'facebook.com',
    ]);
  });

  test('of two members at once one gets it', async () => {
    const [first, second] = [await people.member(), await people.member()];
    const codes = (await Promise.all([link(first.signedIn, google()), link(second.signedIn, google())])).map(
      refusalCode,
    );
    expect(codes.sort()).toEqual(['IDENTITY_TAKEN', 'OK']);
  });

  test('is not offered where the market or the platform has none', async () => {
    const { signedIn } = await people.member();
    const plain = await testPlatform({
      database: here.platform,
      clock: () => new Date(here.now),
      settings: { trustProxy: 1 },
    });
    try {
      const request = { password: PASSWORD, idToken: await token(google()) };
      expect(refusalCode(await plain.call(linkIdentity, request, signedIn))).toBe('SWITCHED_OFF');
    } finally {
      await plain.close();
    }
  });
});
