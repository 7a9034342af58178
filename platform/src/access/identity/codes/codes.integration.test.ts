import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { flags } from '@unisite/demonstration/art/flags';
import { countryCodes, loginSms, type MemberId, registerSms } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Refusal } from '../../../foundation/http/refusal.ts';
import { humanProof } from '../../../testing/humanProofs.ts';
import { TEST_BROWSER, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { type OutboxMessage, readOutbox } from '../delivery/outbox.ts';
import type { Services } from '../services.ts';
import type { CodePurpose, CodeTarget } from './codeTarget.ts';
import { sendCode } from './sendCode.ts';
import { takeCode } from './takeCode.ts';

jest.setTimeout(60_000);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
let memberId: MemberId;
const known = '+84912345678';

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  await switchOn('VN', true);
  const member = { account: 'lan', nickname: 'Lan', passwordHash: '-', customerType: 0, marketCode: 'VN' } as const;
  memberId = (await createMember(platform.database, member)).id;
  await platform.database.query('UPDATE member SET mobile = $2 WHERE id = $1', [memberId, known]);
});
afterAll(() => platform.close());

let serial = 0;
beforeEach(() => {
  // So that no test waits because of the one before.
  now += DAY;
  serial += 1;
});

async function switchOn(market: string, on: boolean): Promise<void> {
  await platform.database.query('UPDATE market SET switches = switches || $2 WHERE code = $1', [
    market,
    JSON.stringify({ mobileRegistration: on, mobileVerificationLogin: on }),
  ]);
  platform.services.markets.forget();
}

const at = (address = `198.51.100.${serial % 250}`, language = 'en') => ({
  headers: { 'x-forwarded-for': address, 'x-language': language },
});
const refusalCode = ({ envelope }: { envelope: { success: boolean; code?: string } }) => envelope.code ?? 'OK';
const freshNumber = () => `0987${String(serial).padStart(6, '0')}`;
const sms = (typed: string): CodeTarget => ({ channel: 'sms', number: `+84${typed.slice(1)}` });

async function ask(operation: typeof loginSms, mobileNum: string, options: ReturnType<typeof at> = at()) {
  const verification = await humanProof(platform, options);
  return platform.call(operation, { mobileNum, countryDialingCode: '84', verification }, options);
}

async function received(target: string): Promise<OutboxMessage[]> {
  await platform.services.delivery.settled();
  return readOutbox(platform.database, target);
}
const digits = (message: OutboxMessage | undefined) => /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';

/** What the platform's own functions are called with. */
const facts = { market: 'VN', memberId: null, ip: '203.0.113.9', userAgent: 'test', holder: TEST_BROWSER };
const order = (target: CodeTarget, purpose: CodePurpose = 'register') =>
  ({ ...facts, purpose, target, language: 'en' }) as const;
const take = async (target: CodeTarget, code: string, purpose: CodePurpose = 'register', market = 'VN') =>
  (await takeCode(platform.services, { ...facts, purpose, target, code, market })) === 'taken';
/** Sends a code and reads it at its target. */
async function sent(target: CodeTarget, purpose: CodePurpose = 'register'): Promise<string> {
  await sendCode(platform.services, { ...order(target, purpose), memberId: purpose === 'register' ? null : memberId });
  return digits((await received(target.channel === 'sms' ? target.number : target.address))[0]);
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a code by SMS (specification sections 3, 4 and 7)', () => {
  test('to register: it comes to any number, in the language of the page', async () => {
    const number = freshNumber();
    expect((await ask(registerSms, number)).value).toEqual({ expiredMinutes: 10 });
    const [message] = await received(sms(number).channel === 'sms' ? `+84${number.slice(1)}` : '');
    expect(message).toMatchObject({ channel: 'sms', target: `+84${number.slice(1)}` });
    expect(message?.body).toMatch(/^Unisite: \d{6} is your code to register, valid for 10 minutes\. We never ask/);
    expect(await take(sms(number), digits(message))).toBe(true);

    serial += 1;
    await ask(registerSms, freshNumber(), at(undefined, 'vi'));
    const [vietnamese] = await received(`+84${freshNumber().slice(1)}`);
    expect(vietnamese?.body).toMatch(/là mã để đăng ký, có hiệu lực 10 phút\. Chúng tôi không bao giờ hỏi mã này/);
  });

  test('to sign in: only to a member’s number, and the answer tells nobody which is one', async () => {
    const stranger = freshNumber();
    const [yes, no] = [await ask(loginSms, '0912345678'), await ask(loginSms, stranger)];
    expect([yes.status, yes.envelope]).toEqual([no.status, no.envelope]);
    const code = digits((await received(known))[0]);
    expect(await received(`+84${stranger.slice(1)}`)).toEqual([]);
    expect(await take({ channel: 'sms', number: known }, code, 'login')).toBe(true);
    // and the next one waits just as long
    const [again, also] = [await ask(loginSms, '0912345678'), await ask(loginSms, stranger)];
    expect([again.status, again.envelope]).toEqual([also.status, also.envelope]);
    expect(again.status).toBe(429);
  });

  test('to register with a member’s number: the member is told, and nobody gets a code [3.sms.response]', async () => {
    expect((await ask(registerSms, '0912345678')).value).toEqual({ expiredMinutes: 10 });
    const [message] = await received(known);
    expect(message?.body).toMatch(/there is an account with this contact already/);
    expect(digits(message)).toBe('');
  });

  test('a closed member’s number is nobody’s', async () => {
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [memberId]);
    try {
      const before = (await received(known)).length;
      expect(refusalCode(await ask(loginSms, '0912345678'))).toBe('OK');
      expect(await received(known)).toHaveLength(before);
    } finally {
      await platform.database.query(`UPDATE member SET state = 'active' WHERE id = $1`, [memberId]);
    }
  });

  test('is refused where the switch is off', async () => {
    await switchOn('VN', false);
    try {
      for (const operation of [loginSms, registerSms])
        expect(refusalCode(await ask(operation, freshNumber()))).toBe('SWITCHED_OFF');
    } finally {
      await switchOn('VN', true);
    }
  });

  test('is refused for what is no mobile number, with a sentence for the field, and costs no human check', async () => {
    const verification = await humanProof(platform, at());
    const request = { countryDialingCode: '84', verification };
    for (const mobileNum of ['0241234567', '12345', '0912345678😀', '<script>', '0912345678\u0301']) {
      expect((await platform.call(registerSms, { ...request, mobileNum }, at())).envelope).toMatchObject({
        code: 'MOBILE_INVALID',
        fields: { mobileNum: 'Please enter a valid mobile number.' },
      });
    }
    const good = { ...request, mobileNum: freshNumber() };
    expect(refusalCode(await platform.call(registerSms, good, at()))).toBe('OK');
  });

  test.each([
    ['no number', { mobileNum: '' }],
    ['a long number', { mobileNum: '0'.repeat(33) }],
    ['no country', { countryDialingCode: '' }],
    ['a country of letters', { countryDialingCode: 'VN' }],
    ['a country of emoji', { countryDialingCode: '🇻🇳' }],
    ['a long country', { countryDialingCode: '84'.repeat(10) }],
  ])('%s is malformed', async (_name, wrong) => {
    const request = { mobileNum: freshNumber(), countryDialingCode: '84', ...wrong };
    const { envelope } = await platform.call(registerSms, request, at());
    expect(envelope).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) },
    });
  });

  test('a megabyte is too large', async () => {
    const request = { mobileNum: '0'.repeat(2 ** 20), countryDialingCode: '84' };
    expect((await platform.call(registerSms, request, at())).status).toBe(413);
  });

  test('countries come with their codes [3.countries]', async () => {
    const { countries } = (await platform.call(countryCodes, {})).value;
    expect(countries).toContainEqual({
      countryCode: 'VN',
      countryDialingCode: '84',
      flag: '/media/test/flags/vn.svg',
      name: { vi: 'Việt Nam', en: 'Vietnam' },
    });
    const drawn = new Set(flags.map(({ countryCode }) => countryCode));
    expect(countries.filter(({ countryCode }) => !drawn.has(countryCode))).toEqual([]);
  });
});

describe('whether somebody has the number', () => {
  test('is told by nothing: the same work is done, and no delivery is waited for', async () => {
    const handed: string[] = [];
    const work = async (memberIdOrNull: MemberId | null) => {
      const statements: string[] = [];
      const counted = (q: Queryable): Queryable => ({
        query: (sql, values) => {
          statements.push(sql);
          return q.query(sql, values);
        },
      });
      const { database, delivery } = platform.services;
      const services: Services = {
        ...platform.services,
        database: {
          ...database,
          ...counted(database),
          transaction: (run) => database.transaction((q) => run(counted(q))),
        },
        delivery: { ...delivery, send: ({ channel }) => void handed.push(channel) },
      };
      serial += 1;
      await sendCode(services, { ...order(sms(freshNumber()), 'login'), memberId: memberIdOrNull });
      return statements;
    };
    expect(await work(memberId)).toEqual(await work(null));
    expect(handed).toEqual(['sms']);
  });
});

describe('how often', () => {
  test('one asker gets codes for a number: after 60 seconds, then 120, growing', async () => {
    const send = () => sendCode(platform.services, order(sms(freshNumber())));
    const refused = (seconds: number) => ({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: seconds } });
    await send();
    await expect(send()).rejects.toMatchObject(refused(60));
    now += 59_001;
    await expect(send()).rejects.toMatchObject(refused(1));
    now += 1_000;
    await send();
    await expect(send()).rejects.toMatchObject(refused(120));
    now += 120_000;
    await send();
    await expect(send()).rejects.toMatchObject(refused(240));
    now += DAY;
    await send();
    await expect(send()).rejects.toMatchObject(refused(60));
    await expect(
      sendCode(platform.services, { ...order(sms(freshNumber())), holder: 'another browser' }),
    ).resolves.toEqual({ expiredMinutes: 10 });
  });

  test('an address asks: some numbers are free, then it waits, and no other address does', async () => {
    let caught: Refusal | null = null;
    const to = (i: number, ip: string) =>
      sendCode(platform.services, { ...order(sms(`0971${String(serial * 100 + i).padStart(6, '0')}`)), ip });
    for (let i = 0; i < 12 && !caught; i += 1)
      await to(i, '2001:db8:1:2::7').catch((error: Refusal) => {
        caught = error;
      });
    expect(caught).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 30 } });
    // the same household's next address is the same one
    await expect(to(20, '2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(to(21, '2001:db8:1:3::7')).resolves.toEqual({ expiredMinutes: 10 });
  });

  test('an account gets codes, wherever they go', async () => {
    const mail: CodeTarget = { channel: 'mail', address: `a${serial}@example.com` };
    const send = (target: CodeTarget) =>
      sendCode(platform.services, { ...order(target, 'contact'), memberId, account: memberId });
    await send(sms(freshNumber()));
    await expect(send(mail)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    now += MINUTE;
    await expect(send(mail)).resolves.toEqual({ expiredMinutes: 10 });
  });

  test('an address asks in the long run: twice a minute, however many share it', async () => {
    const to = (i: number) =>
      sendCode(platform.services, {
        ...order(sms(`0972${String(serial * 100 + i).padStart(6, '0')}`)),
        ip: '192.0.2.77',
      });
    // the burst first, then one every half minute, indefinitely
    for (let i = 0; i < 10; i += 1) await to(i);
    for (let i = 10; i < 30; i += 1) {
      await expect(to(i)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      now += 30_000;
      await to(i);
    }
  });

  test('two at once are one', async () => {
    const number = freshNumber();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => sendCode(platform.services, order(sms(number)))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await received(`+84${number.slice(1)}`)).toHaveLength(1);
  });
});

describe('a code', () => {
  test('is right once, outer spaces or not', async () => {
    const target = sms(freshNumber());
    const code = await sent(target);
    expect(await take(target, ` ${code}\n`)).toBe(true);
    expect(await take(target, code)).toBe(false);
  });

  test('is right once, even for calls at once', async () => {
    const target = sms(freshNumber());
    const code = await sent(target);
    const results = await Promise.all(Array.from({ length: 5 }, () => take(target, code)));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('is good for ten minutes', async () => {
    const target = sms(freshNumber());
    const code = await sent(target);
    now += 10 * MINUTE - 1;
    const late = await take(target, otherThan(code));
    now += 1;
    expect([late, await take(target, code)]).toEqual([false, false]);
  });

  test('is tried five times, one by one or at once', async () => {
    const target = sms(freshNumber());
    const first = await sent(target);
    for (let i = 0; i < 4; i += 1) expect(await take(target, otherThan(first))).toBe(false);
    expect(await take(target, first)).toBe(true);

    now += DAY;
    const second = await sent(target);
    await Promise.all(Array.from({ length: 5 }, () => take(target, otherThan(second))));
    expect(await take(target, second)).toBe(false);
  });

  test('is void when the next one comes, which has its own five tries', async () => {
    const target = sms(freshNumber());
    const first = await sent(target);
    for (let i = 0; i < 4; i += 1) await take(target, otherThan(first));
    now += MINUTE;
    const second = await sent(target);
    if (first !== second) expect(await take(target, first)).toBe(false);
    expect(await take(target, second)).toBe(true);
  });

  test('is good for its purpose, its target and its market only', async () => {
    const target = sms(freshNumber());
    const code = await sent(target);
    expect(await take(target, code, 'login')).toBe(false);
    expect(await take(target, code, 'register', 'INT')).toBe(false);
    expect(await take(sms('0900000000'), code)).toBe(false);
    expect(await take({ channel: 'mail', address: `+84${freshNumber().slice(1)}` }, code)).toBe(false);
    expect(await take(target, code)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['digits of another script', '٠١٢٣٤٥'],
    ['emoji', '😀'],
    ['combining marks', '1\u03012\u0323'],
    ['a megabyte', '1'.repeat(2 ** 20)],
    ['a statement', "' OR 1=1 --"],
    ['a zero byte', '\u0000'],
  ])('is not %s', async (_name, typed) => {
    const target = sms(freshNumber());
    const code = await sent(target);
    expect(await take(target, typed)).toBe(false);
    expect(await take(target, code)).toBe(true);
  });

  test('works on a second process', async () => {
    const second = await testPlatform({ clock: () => new Date(now), database: platform });
    try {
      const target = sms(freshNumber());
      const code = await sent(target);
      expect(await takeCode(second.services, { ...facts, purpose: 'register', target, code })).toBe('taken');
    } finally {
      await second.close();
    }
  });

  test('comes by mail as well, with a subject', async () => {
    const target: CodeTarget = { channel: 'mail', address: `lan${serial}@example.com` };
    const code = await sent(target, 'password');
    const [mail] = await received(target.address);
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Your code to reset your password' });
    expect(await take(target, code, 'password')).toBe(true);
  });
});

describe('strangers who ask for somebody’s number', () => {
  const askAs = (holder: string, target: CodeTarget, place: number) =>
    sendCode(platform.services, { ...order(target, 'login'), memberId, holder, ip: `10.${serial % 250}.0.${place}` });
  const typeAs = (holder: string, target: CodeTarget, code: string) =>
    takeCode(platform.services, { ...facts, purpose: 'login', target, code, holder, memberId });
  const codesTo = async (target: CodeTarget) =>
    (await received(target.channel === 'sms' ? target.number : '')).map(({ body }) => /\d{6,}/.exec(body)?.[0] ?? '');

  test('void no code that the owner has, and use up none of its tries', async () => {
    const target = sms(freshNumber());
    await askAs('owner', target, 1);
    const [code = ''] = await codesTo(target);
    for (let i = 0; i < 3; i += 1) {
      await askAs(`stranger ${i}`, target, 10 + i);
      for (let tries = 0; tries < 8; tries += 1) await typeAs(`stranger ${i}`, target, otherThan(code));
    }
    expect(await typeAs('owner', target, code)).toBe('taken');
  });

  test('cannot use the owner’s code', async () => {
    const target = sms(freshNumber());
    await askAs('owner', target, 1);
    const [code = ''] = await codesTo(target);
    await askAs('stranger', target, 2);
    expect(await typeAs('stranger', target, code)).toBe('wrong');
    expect(await typeAs('another stranger', target, code)).toBe('none');
  });

  test('use up the number’s codes, and the owner gets in with the one that all share, sent once in half an hour', async () => {
    const target = sms(freshNumber());
    for (let i = 0; i < 40; i += 1) await askAs(`stranger ${i}`, target, i);
    const sent = await codesTo(target);
    expect(sent.map(({ length }) => length)).toEqual([9, 6, 6, 6, 6]);
    for (let i = 0; i < 40; i += 1) {
      for (let tries = 0; tries < 5; tries += 1) await typeAs(`stranger ${i}`, target, '000000000');
    }
    now += 25 * MINUTE;
    expect(await askAs('owner', target, 200)).toEqual({ expiredMinutes: 5 });
    expect(await codesTo(target)).toHaveLength(5);
    expect(await typeAs('owner', target, sent[0] ?? '')).toBe('taken');
    // it is used up for all, and the number has its own codes again
    expect(await typeAs('stranger 39', target, sent[0] ?? '')).not.toBe('taken');
    await askAs('owner elsewhere', target, 201);
    expect((await codesTo(target))[0]).toHaveLength(6);
  });

  test('have a shared code sent once, even those who ask at once', async () => {
    const target = sms(freshNumber());
    for (let i = 0; i < 4; i += 1) await askAs(`before ${i}`, target, i);
    await Promise.all(Array.from({ length: 6 }, (_, i) => askAs(`at once ${i}`, target, 10 + i)));
    expect(await codesTo(target)).toHaveLength(5);
  });

  test('get five tries of a shared code, however often they ask', async () => {
    const target = sms(freshNumber());
    for (let i = 0; i < 5; i += 1) await askAs(`stranger ${i}`, target, i);
    const [code = ''] = await codesTo(target);
    for (let tries = 0; tries < 5; tries += 1) expect(await typeAs('stranger 4', target, '1')).toBe('wrong');
    now += MINUTE;
    await askAs('stranger 4', target, 4);
    expect(await typeAs('stranger 4', target, code)).toBe('none');
  });

  test('who type codes that they have not asked for make their address wait, and fill no member’s record', async () => {
    const target = sms(freshNumber());
    await askAs('owner', target, 1);
    const [code = ''] = await codesTo(target);
    const verdicts: string[] = [];
    for (let i = 0; i < 32; i += 1) {
      verdicts.push(await typeAs('stranger', target, '123456').catch(({ code: refused }: Refusal) => refused));
    }
    expect(verdicts).toEqual([...Array(30).fill('none'), ...Array(2).fill('TOO_MANY_REQUESTS')]);
    const kept = await platform.database.query(
      `SELECT FROM security_event WHERE member_id = $1 AND kind = 'codeRefused' AND at = $2`,
      [memberId, new Date(now)],
    );
    expect(kept).toEqual([]);
    // at the same address, too
    expect(await typeAs('owner', target, code)).toBe('taken');
  });
});

describe('the browser that asks', () => {
  const cookie = '__Host-unisite-codes';
  const send = async (headers: Record<string, string> = {}) => {
    const verification = await humanProof(platform, at());
    const request = { mobileNum: freshNumber(), countryDialingCode: '84', verification };
    const options = { headers: { ...at().headers, ...headers }, browser: null };
    return { request, options, reply: await platform.call(registerSms, request, options) };
  };

  test('keeps who it is in a cookie that no page reads, and goes on with the one that it has', async () => {
    const { reply } = await send();
    const first = reply.cookies[cookie];
    expect(first).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    expect(first?.value).toMatch(/^[\w-]{43}$/);
    serial += 1;
    const again = await send({ cookie: `${cookie}=${first?.value}` });
    expect(again.reply.cookies[cookie]?.value).toBe(first?.value);
    serial += 1;
    expect((await send({ cookie: `${cookie}=made-up` })).reply.cookies[cookie]?.value).not.toBe('made-up');
  });

  test('gets it again with the copy of a call whose response was lost, and nobody else does', async () => {
    const key = crypto.randomUUID();
    const { request, options, reply } = await send({ 'idempotency-key': key });
    const copy = await platform.call(registerSms, request, options);
    expect(copy.status).toBe(200);
    expect(copy.cookies[cookie]?.value).toBe(reply.cookies[cookie]?.value);
    expect(await received(`+84${request.mobileNum.slice(1)}`)).toHaveLength(1);
    serial += 1;
    const other = await send({ 'idempotency-key': crypto.randomUUID() });
    expect(other.reply.cookies[cookie]?.value).not.toBe(reply.cookies[cookie]?.value);
  });
});

describe('what is kept', () => {
  test('is no code, and no number or address in full, but in the outbox of a demonstration', async () => {
    const number = freshNumber();
    const code = await sent(sms(number));
    await take(sms(number), otherThan(code));
    const tables = await platform.database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'outbox_message'`,
    );
    for (const { name } of tables) {
      const rows = await platform.database.query(`SELECT FROM "${name}" t WHERE t::text LIKE $1`, [
        `%${number.slice(1)}%`,
      ]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const [kept] = await platform.database.query<{ text: string }>(
      `SELECT string_agg(t::text, ' ') AS text FROM verification_code t WHERE made_at = $1`,
      [new Date(now)],
    );
    expect(kept?.text).not.toContain(code);
  });

  test('is a security event for every step', async () => {
    const number = freshNumber();
    const target = sms(number);
    const code = await sent(target);
    await take(target, otherThan(code));
    await take(target, code);
    const events = await platform.database.query(
      'SELECT kind, about, ip FROM security_event WHERE at = $1 ORDER BY id',
      [new Date(now)],
    );
    const about = `register +84…${number.slice(-2)}`;
    expect(events).toEqual(
      ['codeSent', 'codeRefused', 'codeTaken'].map((kind) => ({ kind, about, ip: '203.0.113.9' })),
    );
  });
});

describe('in production without a gateway', () => {
  test('no code is promised', async () => {
    const production = await testPlatform({ settings: { mode: 'production' }, database: platform });
    try {
      await expect(sendCode(production.services, order(sms(freshNumber())))).rejects.toMatchObject({
        code: 'CODES_UNAVAILABLE',
        status: 503,
      });
    } finally {
      await production.close();
    }
  });
});
