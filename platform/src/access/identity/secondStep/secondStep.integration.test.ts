import { describe, expect, test } from '@jest/globals';
import {
  loginInfo,
  loginVerification,
  loginVerificationCode,
  type MemberId,
  type RequestOf,
  type SecondStepMethod,
} from '@unisite/shared/contract';
import { otherThan, refusalCode } from '../../../testing/securedMembers.ts';
import { securedPlatform } from '../../../testing/securedPlatform.ts';
import { type CallOptions, testPlatform } from '../../../testing/testPlatform.ts';
import { availableMethods } from './availableMethods.ts';

const MINUTE = 60_000;

const here = securedPlatform();
const { people } = here;

const answer = (ticket: string, way: SecondStepMethod, text: string, options: CallOptions) =>
  here.platform.call(loginVerification, { ticket, way, answer: text }, options);
const send = (ticket: string, way: RequestOf<typeof loginVerificationCode>['way'], options: CallOptions) =>
  here.platform.call(loginVerificationCode, { ticket, way }, options);
const ways = async (id: MemberId) => (await availableMethods(here.platform.services, { id })).map(({ way }) => way);

describe('section 4: the ways of a second step', () => {
  test('are codes to what is bound, with hints that only its owner understands', async () => {
    const mobile = people.freshNumber();
    const { id } = await people.member({ mobile, email: 'lan.tran@example.com', payeeName: 'Tran Lan' });
    expect(await availableMethods(here.platform.services, { id })).toEqual([
      { way: 'sms', hint: `+84…${mobile.slice(-2)}` },
      { way: 'mail', hint: 'l…@e…' },
    ]);
  });

  test('are the holder’s name of the bank account only where nothing is bound', async () => {
    const { id } = await people.member({ payeeName: 'Trần Thị Lan' });
    expect(await availableMethods(here.platform.services, { id })).toEqual([{ way: 'bankName', hint: '' }]);
    expect(await ways((await people.member({ payeeName: ' - ' })).id)).toEqual([]);
    expect(await ways((await people.member()).id)).toEqual([]);
  });

  test('are the authenticator and its recovery codes alone, once there is one', async () => {
    const { id, signedIn } = await people.member({ mobile: people.freshNumber(), payeeName: 'Tran Lan' });
    await people.withTwoFactor(signedIn);
    expect(await ways(id)).toEqual(['totp', 'recoveryCode']);
  });

  test('are those that this platform can send by', async () => {
    const { id } = await people.member({
      mobile: people.freshNumber(),
      email: people.freshAddress(),
      payeeName: 'Tran Lan',
    });
    const production = await testPlatform({ settings: { mode: 'production' }, database: here.platform });
    try {
      expect((await availableMethods(production.services, { id })).map(({ way }) => way)).toEqual(['bankName']);
    } finally {
      await production.close();
    }
  });
});

describe('section 4: signing in from a network that is new', () => {
  test('a code by SMS lets the member in, and the network is known from now on [4.second.ways]', async () => {
    const mobile = people.freshNumber();
    const { id, account } = await people.member({ mobile });
    const there = people.elsewhere();
    const { ticket, why } = await people.asked(account, there);
    expect(why).toBe('newAddress');
    expect((await send(ticket, 'sms', there)).value).toEqual({ expiredMinutes: 10 });
    const [message] = await people.received(mobile);
    expect(message?.body).toMatch(/^Unisite: \d{6} is your code to confirm your sign-in/);

    const reply = await answer(ticket, 'sms', await people.codeAt(mobile), there);
    expect(reply.value).toMatchObject({ state: 'signedIn', account });
    const headers = {
      ...there.headers,
      authorization: `Bearer ${reply.value.state === 'signedIn' ? reply.value.token : ''}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`,
    };
    expect((await here.platform.call(loginInfo, {}, { headers })).status).toBe(200);
    expect((await people.firstStep(account, there)).value).toMatchObject({ state: 'signedIn' });
    expect((await people.events(id)).slice(1)).toEqual([
      'secondStepRequired',
      'codeSent',
      'codeTaken',
      'verificationPassed',
      'signedIn',
      'signedIn',
    ]);
  });

  test('a code by mail does as well [4.second.ways]', async () => {
    const email = people.freshAddress();
    const { account } = await people.member({ email });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await send(ticket, 'mail', there);
    expect(refusalCode(await answer(ticket, 'mail', ` ${await people.codeAt(email)} `, there))).toBe('OK');
  });

  test('the holder’s name counts without case, accents and spaces [4.second.ways]', async () => {
    const { account } = await people.member({ payeeName: 'Đặng Thị Ánh' });
    const there = people.elsewhere();
    const { ticket, ways: offered } = await people.asked(account, there);
    expect(offered).toEqual([{ way: 'bankName', hint: '' }]);
    for (const wrong of ['Dang Thi Anh Hong', '-', '😀', 'null', '%']) {
      expect(refusalCode(await answer(ticket, 'bankName', wrong, there))).toBe('WRONG_NAME');
      here.now += 10_000;
    }
    expect(refusalCode(await answer(ticket, 'bankName', 'dang  thi ANH', there))).toBe('OK');
  });

  test('what was chosen on the form counts: the name is remembered', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there, { remember: true });
    expect((await answer(ticket, 'bankName', 'Tran Lan', there)).cookies['unisite-last']).toMatchObject({
      value: account,
    });
  });

  test('who was closed in between stays out', async () => {
    const { id, account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await here.platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [id]);
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', there))).toBe('ACCOUNT_CLOSED');
  });

  test('a way that is not offered is no way, however right the answer', async () => {
    const { account } = await people.member({ mobile: people.freshNumber(), payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', there))).toBe('WRONG_NAME');
    expect(refusalCode(await answer(ticket, 'totp', '000000', there))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(ticket, 'recoveryCode', 'AAAAA-AAAAA', there))).toBe('WRONG_CODE');
    expect(refusalCode(await send(ticket, 'mail', there))).toBe('CODES_UNAVAILABLE');
  });

  test('what counts is what is bound now', async () => {
    const [old, fresh] = [people.freshNumber(), people.freshNumber()];
    const { id, account } = await people.member({ mobile: old });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await send(ticket, 'sms', there);
    await here.platform.database.query('UPDATE member SET mobile = $2 WHERE id = $1', [id, fresh]);
    expect(refusalCode(await answer(ticket, 'sms', await people.codeAt(old), there))).toBe('WRONG_CODE');
    here.now += 2 * MINUTE;
    await send(ticket, 'sms', there);
    expect(refusalCode(await answer(ticket, 'sms', await people.codeAt(fresh), there))).toBe('OK');
  });

  test('who turned two-factor on meanwhile starts over', async () => {
    const mobile = people.freshNumber();
    const { account, signedIn } = await people.member({ mobile });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await send(ticket, 'sms', there);
    const code = await people.codeAt(mobile);
    await people.withTwoFactor(signedIn);
    here.now += 2 * MINUTE;
    expect(refusalCode(await send(ticket, 'sms', there))).toBe('CODES_UNAVAILABLE');
    expect(refusalCode(await answer(ticket, 'sms', code, there))).toBe('TICKET_EXPIRED');
    expect((await people.asked(account, there)).why).toBe('twoFactor');
  });
});

describe('section 4: a ticket', () => {
  test('has the ways it was made with: what is bound later is for the next one', async () => {
    const mobile = people.freshNumber();
    const { id, account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await here.platform.database.query('UPDATE member SET mobile = $2 WHERE id = $1', [id, mobile]);
    expect(refusalCode(await send(ticket, 'sms', there))).toBe('CODES_UNAVAILABLE');
    expect(await people.received(mobile)).toEqual([]);
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', there))).toBe('TICKET_EXPIRED');
    expect((await people.asked(account, there)).ways.map(({ way }) => way)).toEqual(['sms']);
  });

  test('is good once, and of two tabs at once lets one in', async () => {
    const mobile = people.freshNumber();
    const { account } = await people.member({ mobile });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await send(ticket, 'sms', there);
    const code = await people.codeAt(mobile);
    const both = await Promise.all([answer(ticket, 'sms', code, there), answer(ticket, 'sms', code, there)]);
    expect(both.map(refusalCode).filter((one) => one === 'OK')).toHaveLength(1);
    expect(refusalCode(await answer(ticket, 'sms', code, there))).toBe('TICKET_EXPIRED');
  });

  test('lets one in of two tabs that answer with a name at once', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    const all = await Promise.all([1, 2, 3].map(() => answer(ticket, 'bankName', 'Tran Lan', there)));
    expect(all.map(refusalCode).sort()).toEqual(['OK', 'TICKET_EXPIRED', 'TICKET_EXPIRED']);
  });

  test('is good for ten minutes', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const first = await people.asked(account, there);
    here.now += 10 * MINUTE - 1;
    expect(refusalCode(await answer(first.ticket, 'bankName', 'Tran Lan', there))).toBe('OK');
    const other = people.elsewhere();
    const second = await people.asked(account, other);
    here.now += 10 * MINUTE;
    expect(refusalCode(await answer(second.ticket, 'bankName', 'Tran Lan', other))).toBe('TICKET_EXPIRED');
    expect(refusalCode(await send(second.ticket, 'sms', other))).toBe('TICKET_EXPIRED');
  });

  test('is good in its own market alone', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    const abroad = { ...there, host: 'int.localhost' };
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', abroad))).toBe('TICKET_EXPIRED');
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', there))).toBe('OK');
  });

  test.each(['no ticket', '😀'.repeat(50), "' OR 1=1 --"])('%j is none', async (ticket) => {
    const there = people.elsewhere();
    expect(refusalCode(await answer(ticket, 'sms', '123456', there))).toBe('TICKET_EXPIRED');
    expect(refusalCode(await send(ticket, 'sms', there))).toBe('TICKET_EXPIRED');
  });

  test('has its own codes: those of another ticket, or another member’s, are wrong', async () => {
    const [mobile, theirs] = [people.freshNumber(), people.freshNumber()];
    const { account } = await people.member({ mobile });
    const other = await people.member({ mobile: theirs });
    const there = people.elsewhere();
    const [one, two] = [await people.asked(account, there), await people.asked(account, there)];
    const foreign = await people.asked(other.account, there);
    await send(one.ticket, 'sms', there);
    await send(foreign.ticket, 'sms', there);
    const code = await people.codeAt(mobile);
    expect(refusalCode(await answer(two.ticket, 'sms', code, there))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(foreign.ticket, 'sms', code, there))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(one.ticket, 'sms', await people.codeAt(theirs), there))).toBe('WRONG_CODE');
    expect(refusalCode(await answer(one.ticket, 'sms', code, there))).toBe('OK');
  });

  test('takes ten answers', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    for (let tries = 0; tries < 10; tries += 1) {
      expect(refusalCode(await answer(ticket, 'bankName', 'Nobody', there))).toBe('WRONG_NAME');
      here.now += 40_000;
    }
    expect(refusalCode(await answer(ticket, 'bankName', 'Tran Lan', there))).toBe('TICKET_EXPIRED');
  });

  test('takes no answer that is too long, and no body that is a megabyte', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    expect(await answer(ticket, 'bankName', 'Tran Lan'.padEnd(256, '!'), there)).toMatchObject({
      status: 400,
      envelope: { code: 'BAD_REQUEST' },
    });
    expect(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE']).toContain(
      refusalCode(await answer(ticket, 'bankName', '😀'.repeat(2 ** 18), there)),
    );
    expect(refusalCode(await answer(ticket, 'bankName', `Tran Lan${'😀'.repeat(100)}`, there))).toBe('OK');
  });
});

describe('section 4: wrong answers', () => {
  test('make the member wait, longer each time, whatever the ticket; a right one ends it', async () => {
    const { id, account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const tickets = [await people.asked(account, there), await people.asked(account, there)];
    const tried = async (place: number, name = 'Nobody') =>
      answer(tickets[place % 2]?.ticket ?? '', 'bankName', name, there);
    for (let tries = 0; tries < 5; tries += 1) expect(refusalCode(await tried(tries))).toBe('WRONG_NAME');
    for (const seconds of [1, 2, 4, 8]) {
      expect(await tried(0, 'Tran Lan')).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds) } });
      here.now += seconds * 1000;
      expect(refusalCode(await tried(seconds))).toBe('WRONG_NAME');
    }
    here.now += 16_000;
    expect(refusalCode(await tried(0, 'Tran Lan'))).toBe('OK');
    const refused = (await people.events(id)).filter((kind) => kind === 'verificationRefused');
    expect(refused).toHaveLength(9);
    expect(
      await here.platform.database.query('SELECT FROM access_turn WHERE subject = $1', [
        `second factor ${id} after password`,
      ]),
    ).toEqual([]);
  });

  test('at once are no more than one by one', async () => {
    const { account } = await people.member({ payeeName: 'Tran Lan' });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    const all = await Promise.all(Array.from({ length: 12 }, () => answer(ticket, 'bankName', 'Nobody', there)));
    expect(all.map(refusalCode).filter((code) => code === 'WRONG_NAME')).toHaveLength(5);
  });

  test('from elsewhere keep nobody out at home', async () => {
    const { account, home, signedIn } = await people.member();
    const { recoveryCodes } = await people.withTwoFactor(signedIn);
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    for (let tries = 0; tries < 5; tries += 1) await answer(ticket, 'totp', '000000', there);
    expect((await answer(ticket, 'totp', '000000', there)).status).toBe(429);
    const own = await people.asked(account, home);
    expect(refusalCode(await answer(own.ticket, 'recoveryCode', recoveryCodes[0] ?? '', home))).toBe('OK');
  });

  test('say nothing of a code that would have been right', async () => {
    const mobile = people.freshNumber();
    const { account } = await people.member({ mobile });
    const there = people.elsewhere();
    const { ticket } = await people.asked(account, there);
    await send(ticket, 'sms', there);
    const code = await people.codeAt(mobile);
    for (const wrong of [otherThan(code), '😀', `${code}0`, code.slice(1), '']) {
      expect(['WRONG_CODE', 'BAD_REQUEST']).toContain(refusalCode(await answer(ticket, 'sms', wrong, there)));
    }
    expect(refusalCode(await answer(ticket, 'sms', code, there))).toBe('OK');
  });
});
