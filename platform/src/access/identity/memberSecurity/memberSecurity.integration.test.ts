import { describe, expect, test } from '@jest/globals';
import {
  beginTwoFactor,
  bindContact,
  confirmContact,
  confirmTwoFactor,
  endTwoFactor,
  inbox,
  type MemberId,
  type RequestOf,
  renewRecoveryCodes,
  securityEvents,
  securityOverview,
} from '@unisite/shared/contract';
import { otherThan, PASSWORD, refusalCode, type SecuredMember } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import type { CallOptions } from '../../../testing/testPlatform.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../securityEvents/securityEvents.ts';

const MINUTE = 60_000;

const here = securedPlatform();
const { people } = here;

type Contact = RequestOf<typeof bindContact>['contact'];
const sms = (number: string): Contact => ({
  channel: 'sms',
  mobileNum: `0${number.slice(3)}`,
  countryDialingCode: '84',
});
const mail = (email: string): Contact => ({ channel: 'mail', email });
const bind = (contact: Contact, { signedIn }: SecuredMember, password = PASSWORD) =>
  here.platform.call(bindContact, { contact, password }, signedIn);
const confirm = (contact: Contact, code: string, { signedIn }: SecuredMember) =>
  here.platform.call(confirmContact, { contact, code }, signedIn);
const overview = async (options: CallOptions) => (await here.platform.call(securityOverview, {}, options)).value;
const bound = async (id: string) => {
  const [row] = await here.platform.database.query('SELECT mobile, email FROM member WHERE id = $1', [id]);
  return row;
};

describe('the overview of a member’s safety', () => {
  test('says what there is, masked, and what is missing', async () => {
    const mobile = people.freshNumber();
    const member = await people.member({ mobile, email: 'lan.tran.2@example.com' });
    await here.platform.database.query('UPDATE member SET password_changed_at = $2 WHERE id = $1', [
      member.id,
      new Date('2026-10-01T00:00:00Z'),
    ]);
    expect(await overview(member.signedIn)).toEqual({
      twoFactor: false,
      recoveryCodesLeft: 0,
      email: 'l…@e…',
      mobile: `+84…${mobile.slice(-2)}`,
      passwordChangedAt: '2026-10-01T00:00:00.000Z',
      hasPassword: true,
      firstPasswordMethods: [],
      identities: [],
    });
    expect(await overview((await people.member()).signedIn)).toEqual({
      twoFactor: false,
      recoveryCodesLeft: 0,
      email: null,
      mobile: null,
      passwordChangedAt: null,
      hasPassword: true,
      firstPasswordMethods: [],
      identities: [],
    });
  });

  test.each([
    [securityOverview, {}],
    [securityEvents, {}],
    [beginTwoFactor, { password: PASSWORD }],
    [confirmTwoFactor, { code: '123456' }],
    [endTwoFactor, { password: PASSWORD, code: '123456' }],
    [renewRecoveryCodes, { code: '123456' }],
    [bindContact, { contact: mail('a@example.com'), password: PASSWORD }],
    [confirmContact, { contact: mail('a@example.com'), code: '123456' }],
  ] as const)(
    'section 6: $name is for members who are signed in, and not for guests [6.guest.blocked]',
    async (operation, request) => {
      const guest = await people.member({ customerType: 4 });
      expect(await here.platform.call(operation, request, guest.home)).toMatchObject({
        status: 401,
        envelope: { code: 'UNAUTHENTICATED' },
      });
      expect(await here.platform.call(operation, request, guest.signedIn)).toMatchObject({
        status: 403,
        envelope: { code: 'GUEST_NOT_ALLOWED' },
      });
    },
  );

  test('what holds a password or a code is taken sealed alone', async () => {
    const { signedIn } = await people.member();
    const headers = { host: 'localhost', ...signedIn.headers };
    for (const [operation, payload] of [
      [beginTwoFactor, { password: PASSWORD }],
      [confirmTwoFactor, { code: '123456' }],
      [endTwoFactor, { password: PASSWORD, code: '123456' }],
      [renewRecoveryCodes, { code: '123456' }],
      [bindContact, { contact: mail('a@example.com'), password: PASSWORD }],
      [confirmContact, { contact: mail('a@example.com'), code: '123456' }],
    ] as const) {
      const reply = await here.platform.app.inject({ method: operation.method, url: operation.path, headers, payload });
      expect([operation.name, reply.json().code]).toEqual([operation.name, 'SEAL_BROKEN']);
    }
  });
});

describe('binding a contact', () => {
  test('a number: with the password, and the code that comes to it', async () => {
    const number = people.freshNumber();
    const member = await people.member();
    expect((await bind(sms(number), member)).value).toEqual({ expiredMinutes: 10 });
    const [message] = await people.received(number);
    expect(message?.body).toMatch(/^Unisite: \d{6} is your code to confirm that this contact is yours, valid for 10/);
    expect(await bound(member.id)).toEqual({ mobile: null, email: null });
    const value = (await confirm(sms(number), await people.codeAt(number), member)).value;
    expect(value.mobile).toBe(`+84…${number.slice(-2)}`);
    expect(await bound(member.id)).toEqual({ mobile: number, email: null });
    expect(await people.events(member.id)).toContain('contactBound');
    expect((await here.platform.call(inbox, {}, member.signedIn)).value.rows[0]).toMatchObject({
      title: 'Your mobile number has changed',
    });
  });

  test('an address: kept in lower case, and the one before is told', async () => {
    const [old, fresh] = [people.freshAddress(), people.freshAddress()];
    const member = await people.member({ email: old });
    await bind(mail(` ${fresh.toUpperCase()} `), member);
    expect(refusalCode(await confirm(mail(fresh), await people.codeAt(fresh), member))).toBe('OK');
    expect(await bound(member.id)).toEqual({ mobile: null, email: fresh });
    const [told] = await people.received(old);
    expect(told).toMatchObject({ channel: 'mail', subject: 'Đã đổi email' });
    expect(told?.body).toContain('m…@e…');
    expect(told?.body).not.toContain(fresh);
    expect(await people.received(fresh)).toHaveLength(1);
  });

  test('the same again tells nobody twice', async () => {
    const number = people.freshNumber();
    const member = await people.member({ mobile: number });
    await bind(sms(number), member);
    expect(refusalCode(await confirm(sms(number), await people.codeAt(number), member))).toBe('OK');
    expect(await people.received(number)).toHaveLength(1);
  });

  test('asks for the password first, and sends nothing without', async () => {
    const number = people.freshNumber();
    const member = await people.member();
    for (let tries = 0; tries < 3; tries += 1) {
      expect(refusalCode(await bind(sms(number), member, 'wrong'))).toBe('WRONG_PASSWORD');
    }
    expect(await bind(sms(number), member)).toMatchObject({ status: 429 });
    expect(await people.received(number)).toEqual([]);
  });

  test.each([
    [{ channel: 'sms', mobileNum: '0241234567', countryDialingCode: '84' }, 'MOBILE_INVALID', 'contact.mobileNum'],
    [{ channel: 'sms', mobileNum: '0912345678😀', countryDialingCode: '84' }, 'MOBILE_INVALID', 'contact.mobileNum'],
    [{ channel: 'mail', email: 'lan@example' }, 'BAD_REQUEST', 'contact.email'],
    [{ channel: 'mail', email: 'lan😀@example.com' }, 'BAD_REQUEST', 'contact.email'],
    [{ channel: 'mail', email: 'lan@example.com,x@example.com' }, 'BAD_REQUEST', 'contact.email'],
  ] as const)('%j is none', async (contact, code, field) => {
    const member = await people.member();
    expect(await bind(contact, member)).toMatchObject({
      status: 400,
      envelope: { code, fields: { [field]: expect.any(String) } },
    });
  });

  test('a megabyte is none', async () => {
    const member = await people.member();
    const contact = mail(`${'a'.repeat(2 ** 20)}@example.com`);
    expect(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE']).toContain(refusalCode(await bind(contact, member)));
  });

  test('what is another member’s is told only to who has the code', async () => {
    const number = people.freshNumber();
    const email = people.freshAddress();
    const owner = await people.member({ mobile: number, email });
    const [free, member] = [people.freshNumber(), await people.member()];
    const [taken, untaken] = [await bind(sms(number), member), await bind(sms(free), await people.member())];
    expect([taken.status, taken.envelope]).toEqual([untaken.status, untaken.envelope]);
    const code = await people.codeAt(number);
    expect(refusalCode(await confirm(sms(number), otherThan(code), member))).toBe('WRONG_CODE');
    expect(refusalCode(await confirm(sms(number), code, member))).toBe('MOBILE_TAKEN');
    here.now += 2 * MINUTE;
    await bind(mail(email), member);
    expect(refusalCode(await confirm(mail(email), await people.codeAt(email), member))).toBe('EMAIL_TAKEN');
    expect(await bound(owner.id)).toEqual({ mobile: number, email });
    expect(await bound(member.id)).toEqual({ mobile: null, email: null });
    expect(await people.events(member.id)).not.toContain('contactBound');
  });

  test('a number may be a member’s in each market', async () => {
    const number = people.freshNumber();
    await people.member({ mobile: number });
    const abroad = await people.member({ marketCode: 'INT' });
    await bind(sms(number), abroad);
    expect(refusalCode(await confirm(sms(number), await people.codeAt(number), abroad))).toBe('OK');
  });

  test('a code is good once, for its own member, target and ten minutes', async () => {
    const [number, other] = [people.freshNumber(), people.freshNumber()];
    const [member, stranger] = [await people.member(), await people.member()];
    await bind(sms(number), member);
    const code = await people.codeAt(number);
    expect(refusalCode(await confirm(sms(number), code, stranger))).toBe('WRONG_CODE');
    expect(refusalCode(await confirm(sms(other), code, member))).toBe('WRONG_CODE');
    const both = await Promise.all([confirm(sms(number), code, member), confirm(sms(number), code, member)]);
    expect(both.map(refusalCode).sort()).toEqual(['OK', 'WRONG_CODE']);

    here.now += 2 * MINUTE;
    await bind(sms(other), member);
    here.now += 10 * MINUTE;
    expect(refusalCode(await confirm(sms(other), await people.codeAt(other), member))).toBe('WRONG_CODE');
    expect(await bound(stranger.id)).toEqual({ mobile: null, email: null });
  });

  test('somebody else’s asking voids no code', async () => {
    const number = people.freshNumber();
    const [member, stranger] = [await people.member(), await people.member()];
    await bind(sms(number), member);
    const code = await people.codeAt(number);
    here.now += 61_000;
    expect(refusalCode(await bind(sms(number), stranger))).toBe('OK');
    expect(refusalCode(await confirm(sms(number), code, member))).toBe('OK');
    expect(refusalCode(await confirm(sms(number), await people.codeAt(number), stranger))).toBe('MOBILE_TAKEN');
  });

  test('of two members who prove one number at once, one has it', async () => {
    const number = people.freshNumber();
    const members = [await people.member(), await people.member()] as const;
    await bind(sms(number), members[0]);
    const first = await people.codeAt(number);
    here.now += 61_000;
    await bind(sms(number), members[1]);
    const second = await people.codeAt(number);
    const both = await Promise.all([confirm(sms(number), first, members[0]), confirm(sms(number), second, members[1])]);
    expect(both.map(refusalCode).sort()).toEqual(['MOBILE_TAKEN', 'OK']);
  });

  test('codes wait for each other, wherever they go', async () => {
    const member = await people.member();
    expect(refusalCode(await bind(sms(people.freshNumber()), member))).toBe('OK');
    expect(await bind(mail(people.freshAddress()), member)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
    here.now += MINUTE;
    expect(refusalCode(await bind(mail(people.freshAddress()), member))).toBe('OK');
  });

  test('a code takes five tries', async () => {
    const number = people.freshNumber();
    const member = await people.member();
    await bind(sms(number), member);
    const code = await people.codeAt(number);
    for (let tries = 0; tries < 5; tries += 1) await confirm(sms(number), otherThan(code), member);
    expect(refusalCode(await confirm(sms(number), code, member))).toBe('WRONG_CODE');
  });
});

describe('a member’s security events', () => {
  const record = (memberId: MemberId, kind: SecurityEventKind, userAgent = 'test') =>
    recordSecurityEvent(here.platform.database, new Date(here.now), { kind, memberId, ip: '192.0.2.9', userAgent });
  const page = async ({ signedIn }: SecuredMember, request: RequestOf<typeof securityEvents> = {}) =>
    (await here.platform.call(securityEvents, request, signedIn)).value;

  test('are the member’s own, newest first, with the browser in words', async () => {
    const [member, other] = [await people.member(), await people.member()];
    here.now += 1000;
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    await record(member.id, 'passwordChanged', firefox);
    await record(other.id, 'twoFactorOff');
    const { total, rows } = await page(member);
    expect(total).toBe(2);
    expect(rows.map(({ kind }) => kind)).toEqual(['passwordChanged', 'signedIn']);
    expect(rows[0]).toEqual({
      at: new Date(here.now).toISOString(),
      kind: 'passwordChanged',
      ip: '192.0.2.9',
      browser: 'Firefox, Linux',
    });
  });

  test('come page by page', async () => {
    const member = await people.member();
    for (let count = 0; count < 4; count += 1) {
      here.now += 1000;
      await record(member.id, 'signInRefused');
    }
    const pages = [1, 2, 3, 4].map((number) => page(member, { page: number, pageSize: 2 }));
    expect((await Promise.all(pages)).map(({ total, rows }) => [total, rows.length])).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
      [5, 0],
    ]);
  });

  test('leave out what only the platform has use for', async () => {
    const member = await people.member();
    for (const kind of ['codeTaken', 'codeRefused', 'humanCheckFailed', 'codeNotSent', 'sessionExpired'] as const) {
      await record(member.id, kind);
    }
    expect((await page(member)).rows.map(({ kind }) => kind)).toEqual(['signedIn']);
  });

  test.each([{ page: 0 }, { pageSize: 101 }, { page: '1; DROP TABLE member' }, { page: '😀' }])(
    '%j is no page',
    async (request) => {
      const { signedIn } = await people.member();
      expect(refusalCode(await here.platform.call(securityEvents, request, signedIn))).toBe('BAD_REQUEST');
    },
  );
});
