import { describe, expect, test } from '@jest/globals';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  inbox,
  loginVerification,
  renewRecoveryCodes,
  securityOverview,
} from '@unisite/shared/contract';
import { codeAt } from '../../../foundation/crypto/totp.ts';
import { otherThan, PASSWORD, refusalCode } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import type { CallOptions } from '../../../testing/testPlatform.ts';
import { forgetOldVerification } from '../forgetOld.ts';

const MINUTE = 60_000;

const here = securedPlatform();
const { people } = here;

const code = (secret: string) => codeAt(secret, new Date(here.now));
const begin = (options: CallOptions, password = PASSWORD) => here.platform.call(beginTwoFactor, { password }, options);
const confirm = (options: CallOptions, typed: string) => here.platform.call(confirmTwoFactor, { code: typed }, options);
const end = (options: CallOptions, typed: string, password = PASSWORD) =>
  here.platform.call(endTwoFactor, { password, code: typed }, options);
const renew = (options: CallOptions, typed: string) => here.platform.call(renewRecoveryCodes, { code: typed }, options);
const overview = async (options: CallOptions) => (await here.platform.call(securityOverview, {}, options)).value;
const titles = async (options: CallOptions) =>
  (await here.platform.call(inbox, {}, options)).value.rows.map(({ title }) => title);

/** A member with two-factor on, some time later. */
async function withTwoFactor(email?: string) {
  const member = await people.member(email === undefined ? {} : { email });
  const factor = await people.withTwoFactor(member.signedIn);
  here.now += 2 * MINUTE;
  return { ...member, ...factor };
}

describe('section 4: turning two-factor on', () => {
  test('begins with the password and counts once a code confirms it', async () => {
    const email = people.freshAddress();
    const { id, account, signedIn, home } = await people.member({ email });
    const { secret, uri } = (await begin(signedIn)).value;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Unisite:${account}?issuer=Unisite&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await overview(signedIn)).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
    expect((await people.firstStep(account, home)).value).toMatchObject({ state: 'signedIn' });

    const { recoveryCodes } = (await confirm(signedIn, code(secret))).value;
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await overview(signedIn)).toMatchObject({ twoFactor: true, recoveryCodesLeft: 10 });
    expect((await people.asked(account, home)).why).toBe('twoFactor');
    expect(await people.events(id)).toContain('twoFactorOn');
    expect(await titles(signedIn)).toEqual(['Two-factor is on']);
    // In the member's own language, whatever the page's.
    expect((await people.received(email))[0]).toMatchObject({ channel: 'mail', subject: 'Đã bật xác thực hai lớp' });
  });

  test('keeps no secret and no code that could be read from the database', async () => {
    const { id, secret, recoveryCodes } = await withTwoFactor();
    const [row] = await here.platform.database.query<{ text: string }>(
      `SELECT (SELECT encode(secret, 'escape') || t::text FROM member_totp t WHERE member_id = $1)
         || (SELECT string_agg(encode(code_hash, 'escape') || r::text, '') FROM recovery_code r WHERE member_id = $1) AS text`,
      [id],
    );
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replace('-', ''))]) {
      expect(row?.text).not.toContain(hidden);
    }
  });

  test('asks for the password: wrong ones wait and grow', async () => {
    const { id, signedIn } = await people.member();
    for (let tries = 0; tries < 3; tries += 1)
      expect(refusalCode(await begin(signedIn, 'wrong'))).toBe('WRONG_PASSWORD');
    for (const seconds of [1, 2, 4]) {
      expect(await begin(signedIn)).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds) } });
      here.now += seconds * 1000;
      expect(refusalCode(await begin(signedIn, '😀'.repeat(100)))).toBe('WRONG_PASSWORD');
    }
    here.now += 8000;
    expect(refusalCode(await begin(signedIn))).toBe('OK');
    expect(refusalCode(await begin(signedIn, 'wrong'))).toBe('WRONG_PASSWORD');
    expect((await people.events(id)).filter((kind) => kind === 'verificationRefused')).toHaveLength(7);
  });

  test('is refused by a wrong code, a late one, and where nothing was begun', async () => {
    const { signedIn } = await people.member();
    expect(refusalCode(await confirm(signedIn, '123456'))).toBe('CONFLICT');
    const { secret } = (await begin(signedIn)).value;
    expect(refusalCode(await confirm(signedIn, otherThan(code(secret))))).toBe('WRONG_CODE');
    expect(refusalCode(await confirm(signedIn, '😀😀😀'))).toBe('WRONG_CODE');
    expect(refusalCode(await confirm(signedIn, '9'.repeat(256)))).toBe('BAD_REQUEST');
    const old = code(secret);
    here.now += MINUTE;
    expect(refusalCode(await confirm(signedIn, old))).toBe('WRONG_CODE');
    here.now += 14 * MINUTE;
    expect(refusalCode(await confirm(signedIn, code(secret)))).toBe('CONFLICT');
    expect((await overview(signedIn)).twoFactor).toBe(false);
  });

  test('in two tabs: the secret that was made last counts, and it is confirmed once', async () => {
    const { signedIn } = await people.member();
    const before = (await begin(signedIn)).value.secret;
    const { secret } = (await begin(signedIn)).value;
    expect(refusalCode(await confirm(signedIn, code(before)))).toBe('WRONG_CODE');
    const both = await Promise.all([confirm(signedIn, code(secret)), confirm(signedIn, code(secret))]);
    expect(both.map(refusalCode).sort()).toEqual(['CONFLICT', 'OK']);
    expect((await overview(signedIn)).recoveryCodesLeft).toBe(10);
    expect(refusalCode(await begin(signedIn))).toBe('CONFLICT');
  });

  test('a secret of another member’s confirms nothing', async () => {
    const [mine, theirs] = [await people.member(), await people.member()];
    const { secret } = (await begin(theirs.signedIn)).value;
    expect(refusalCode(await confirm(mine.signedIn, code(secret)))).toBe('CONFLICT');
    await begin(mine.signedIn);
    expect(refusalCode(await confirm(mine.signedIn, code(secret)))).toBe('WRONG_CODE');
    expect((await overview(theirs.signedIn)).twoFactor).toBe(false);
  });

  test('what was begun and left is cleared away, what counts is not', async () => {
    const [begun, on] = [await people.member(), await withTwoFactor()];
    await begin(begun.signedIn);
    here.now += 15 * MINUTE;
    await forgetOldVerification(here.platform.database, new Date(here.now));
    const rows = await here.platform.database.query<{ id: string }>(
      'SELECT member_id AS id FROM member_totp WHERE member_id = ANY ($1)',
      [[begun.id, on.id]],
    );
    expect(rows).toEqual([{ id: on.id }]);
  });
});

describe('section 4: turning two-factor off', () => {
  test('takes the password and a code', async () => {
    const email = people.freshAddress();
    const { id, account, signedIn, home, secret } = await withTwoFactor(email);
    expect(refusalCode(await end(signedIn, code(secret), 'wrong'))).toBe('WRONG_PASSWORD');
    expect(refusalCode(await end(signedIn, otherThan(code(secret))))).toBe('WRONG_CODE');
    expect((await overview(signedIn)).twoFactor).toBe(true);
    expect(refusalCode(await end(signedIn, code(secret)))).toBe('OK');
    expect(await overview(signedIn)).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
    expect((await people.firstStep(account, home)).value).toMatchObject({ state: 'signedIn' });
    expect(await people.events(id)).toContain('twoFactorOff');
    expect((await titles(signedIn))[0]).toBe('Two-factor is off');
    expect((await people.received(email))[0]).toMatchObject({ subject: 'Đã tắt xác thực hai lớp' });
    expect(refusalCode(await end(signedIn, code(secret)))).toBe('CONFLICT');
  });

  test('takes a recovery code too, which ends with it', async () => {
    const { account, signedIn, home, recoveryCodes } = await withTwoFactor();
    expect(refusalCode(await end(signedIn, recoveryCodes[0] ?? ''))).toBe('OK');
    const { secret } = await people.withTwoFactor(signedIn);
    here.now += MINUTE;
    const { ticket } = await people.asked(account, home);
    const old = { ticket, way: 'recoveryCode', answer: recoveryCodes[1] ?? '' } as const;
    expect(refusalCode(await here.platform.call(loginVerification, old, home))).toBe('WRONG_CODE');
    const right = { ticket, way: 'totp', answer: code(secret) } as const;
    expect(refusalCode(await here.platform.call(loginVerification, right, home))).toBe('OK');
  });

  test('takes no code that was taken before', async () => {
    const { account, signedIn, home, secret } = await withTwoFactor();
    const { ticket } = await people.asked(account, home);
    await here.platform.call(loginVerification, { ticket, way: 'totp', answer: code(secret) }, home);
    expect(refusalCode(await end(signedIn, code(secret)))).toBe('WRONG_CODE');
    expect((await overview(signedIn)).twoFactor).toBe(true);
  });

  test('guesses share one count with those of signing in', async () => {
    const { account, signedIn, home } = await withTwoFactor();
    const { ticket } = await people.asked(account, home);
    for (let tries = 0; tries < 3; tries += 1) {
      await here.platform.call(loginVerification, { ticket, way: 'totp', answer: '000000' }, home);
    }
    for (let tries = 0; tries < 2; tries += 1) expect(refusalCode(await end(signedIn, '000000'))).toBe('WRONG_CODE');
    expect((await end(signedIn, '000000')).status).toBe(429);
    expect((await renew(signedIn, '000000')).status).toBe(429);
  });
});

describe('section 4: new recovery codes', () => {
  test('void those before', async () => {
    const { id, account, signedIn, home, secret, recoveryCodes } = await withTwoFactor();
    const fresh = (await renew(signedIn, code(secret))).value.recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((one) => recoveryCodes.includes(one))).toEqual([]);
    expect(await people.events(id)).toContain('recoveryCodesRenewed');
    const { ticket } = await people.asked(account, home);
    const answered = (answer: string) =>
      here.platform.call(loginVerification, { ticket, way: 'recoveryCode', answer }, home);
    expect(refusalCode(await answered(recoveryCodes[0] ?? ''))).toBe('WRONG_CODE');
    expect(refusalCode(await answered(fresh[0] ?? ''))).toBe('OK');
    expect((await overview(signedIn)).recoveryCodesLeft).toBe(9);
  });

  test('are made for a code of the authenticator alone, once', async () => {
    const { signedIn, secret, recoveryCodes } = await withTwoFactor();
    expect(refusalCode(await renew(signedIn, recoveryCodes[0] ?? ''))).toBe('WRONG_CODE');
    const both = await Promise.all([renew(signedIn, code(secret)), renew(signedIn, code(secret))]);
    expect(both.map(refusalCode).sort()).toEqual(['OK', 'WRONG_CODE']);
    expect((await overview(signedIn)).recoveryCodesLeft).toBe(10);
  });

  test('are not made where two-factor is off', async () => {
    const { signedIn } = await people.member();
    expect(refusalCode(await renew(signedIn, '123456'))).toBe('CONFLICT');
    expect(refusalCode(await end(signedIn, '123456'))).toBe('CONFLICT');
  });
});
