import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  endOtherSessions,
  login,
  logout,
  memberInfo,
  type RequestOf,
  type SignInValue,
  signInSettings,
} from '@unisite/shared/contract';
import {
  type CallOptions,
  provideProof,
  type Reply,
  type TestPlatform,
  testPlatform,
} from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { forgetOldVerification } from '../forgetOld.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

const DAY = 86_400_000;
const COOKIE = '__Host-unisite-remembered';
let now = new Date('2026-03-02T03:00:00Z').getTime();
let serial = 0;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
});

afterAll(() => platform?.close());

beforeEach(async () => {
  serial += 1;
  now += 60_000;
  await member(`member-${serial}`);
});

const member = async (account: string, marketCode = 'INT') =>
  createMember(platform.database, {
    account,
    nickname: account,
    passwordHash: await hashPassword('Demo1234'),
    customerType: 0,
    marketCode,
  });

type Login = Partial<RequestOf<typeof login>>;
const from = (cookie: string | undefined, options: CallOptions = {}): CallOptions => ({
  host: 'int.localhost',
  ...options,
  headers: {
    'x-forwarded-for': `198.51.${serial}.7`,
    'x-language': 'en',
    ...(cookie === undefined ? {} : { cookie: `${COOKIE}=${cookie}` }),
    ...options.headers,
  },
});
const send = (request: Login, options: CallOptions) =>
  platform.call(login, { username: `member-${serial}`, type: 'username', ...request }, options);
/** Signs in by password with "remember me"; returns the cookie. */
const remember = async (options?: CallOptions) => {
  const reply = await send({ password: 'Demo1234', remember: true }, from(undefined, options));
  expect(reply.status).toBe(200);
  return reply.cookies[COOKIE]?.value ?? '';
};
const use = (cookie: string | undefined, request: Login = {}, options?: CallOptions) =>
  send({ useRemembered: true, remember: true, ...request }, from(cookie, options));
const refusalCode = ({ envelope }: Pick<Reply<unknown>, 'envelope'>) => ('code' in envelope ? envelope.code : 'OK');
const kept = async () => (await platform.database.query('SELECT 1 FROM remembered_login')).length;
const events = (account = `member-${serial}`) =>
  platform.database
    .query<{ kind: string }>(
      'SELECT e.kind FROM security_event e JOIN member m ON m.id = e.member_id WHERE m.account = $1 ORDER BY e.id',
      [account],
    )
    .then((rows) => rows.map(({ kind }) => kind));

describe('section 9: the remembered login of a day', () => {
  test('is a cookie that no script reads, beside the name for the form [3.cookie.password]', async () => {
    const reply = await send({ password: 'Demo1234', remember: true }, from(undefined));
    expect(reply.cookies[COOKIE]).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 86_400,
    });
    expect(reply.cookies['unisite-last']).toMatchObject({ value: `member-${serial}`, maxAge: 86_400 });
    expect(Object.values(reply.cookies).map(({ value }) => value)).not.toContain('Demo1234');
    expect(JSON.stringify(reply.value)).not.toContain(reply.cookies[COOKIE]?.value);
  });

  test('of it only a hash is kept', async () => {
    const [, validator = ''] = (await remember()).split('.');
    const [row] = await platform.database.query<{ text: string }>(
      `SELECT string_agg(r::text, '') AS text FROM remembered_login r`,
    );
    expect(row?.text).not.toContain(validator);
    expect(row?.text).not.toContain(Buffer.from(validator, 'base64url').toString('hex'));
    expect(row?.text).not.toContain('Demo1234');
  });

  test('stands in for the password once, and is another afterwards', async () => {
    const first = await remember();
    const reply = await use(first);
    expect(reply.value).toMatchObject({ state: 'signedIn', account: `member-${serial}`, changeTicket: null });
    const second = reply.cookies[COOKIE]?.value ?? '';
    expect(second.split('.')[0]).toBe(first.split('.')[0]);
    expect(second).not.toBe(first);
    expect((await use(second)).status).toBe(200);
    expect(await events()).toEqual(['signedIn', 'rememberedUsed', 'signedIn', 'rememberedUsed', 'signedIn']);
  });

  test('is not made by who does not ask, and ends in this browser when the member does not ask again [3.cookie.flag]', async () => {
    const plain = await send({ password: 'Demo1234' }, from(undefined));
    expect(plain.cookies[COOKIE]?.value ?? '').toBe('');
    const cookie = await remember();
    const before = await kept();
    const again = await send({ password: 'Demo1234' }, from(cookie));
    expect(again.cookies[COOKIE]).toMatchObject({ value: '' });
    expect(again.cookies['unisite-last']).toMatchObject({ value: '' });
    expect(await kept()).toBe(before - 1);
    expect(refusalCode(await use(cookie))).toBe('REMEMBERED_NOT_KNOWN');
  });

  test('outlives signing out, and nothing else', async () => {
    const cookie = await remember();
    const { headers } = await platform.signIn(`member-${serial}`, 'Demo1234', { host: 'int.localhost' });
    await platform.call(logout, {}, { headers });
    expect((await use(cookie)).status).toBe(200);
  });

  test('on plain http of another machine it is an ordinary cookie', async () => {
    await platform.database.query(`INSERT INTO market_domain (domain, market_code) VALUES ('192.168.1.9', 'INT')`);
    platform.services.markets.forget();
    const request = { password: 'Demo1234', remember: true };
    const reply = await send(request, from(undefined, { host: '192.168.1.9:3000' }));
    expect(reply.cookies['unisite-remembered']).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(reply.cookies['unisite-remembered']).not.toHaveProperty('secure');
  });
});

describe('what it is not good for', () => {
  test('nothing, a name that is another’s, another market, what no cookie looks like', async () => {
    const cookie = await remember();
    await member(`other-${serial}`);
    await member(`far-${serial}`, 'VN');
    const refused = [
      await use(undefined),
      await use('x'),
      await use('x'.repeat(4000)),
      await use(`${'A'.repeat(22)}.${'A'.repeat(43)}`),
    ];
    now += 60_000;
    refused.push(await use(cookie, { username: `other-${serial}` }));
    const proof = { verification: await provideProof(platform.services) };
    refused.push(await use(cookie, { ...proof, username: `far-${serial}` }, { host: 'localhost' }));
    for (const reply of refused) {
      expect(['REMEMBERED_NOT_KNOWN', 'CAPTCHA_REQUIRED']).toContain(refusalCode(reply));
    }
    expect(refusalCode(refused[0] ?? fail())).toBe('REMEMBERED_NOT_KNOWN');
    expect(refusalCode(refused[4] ?? fail())).toBe('REMEMBERED_NOT_KNOWN');
    expect(refusalCode(refused[5] ?? fail())).toBe('REMEMBERED_NOT_KNOWN');
    // The form was at fault: the cookie remains valid.
    const verification = await provideProof(platform.services);
    expect((await use(cookie, { verification })).status).toBe(200);
  });

  test('a day is over a day after the last use, and a month after the password was typed', async () => {
    const late = await remember();
    now += DAY;
    expect(refusalCode(await use(late))).toBe('REMEMBERED_NOT_KNOWN');

    let cookie = await remember();
    for (let day = 1; day < 35; day += 1) {
      now += DAY - 1_000;
      const reply = await use(cookie);
      if (refusalCode(reply) !== 'OK') {
        expect(refusalCode(reply)).toBe('REMEMBERED_NOT_KNOWN');
        expect(day).toBe(31);
        break;
      }
      cookie = reply.cookies[COOKIE]?.value ?? '';
      expect(day).toBeLessThan(31);
    }
    await forgetOldVerification(platform.database, new Date(now));
    expect(await kept()).toBe(0);
  });

  test('a member who is closed stays out', async () => {
    const cookie = await remember();
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE account = $1`, [`member-${serial}`]);
    expect(refusalCode(await use(cookie))).toBe('ACCOUNT_CLOSED');
  });
});

describe('a copy of the cookie', () => {
  test('ends every remembered login of the member, and is written down', async () => {
    const other = await remember();
    const first = await remember();
    const second = (await use(first)).cookies[COOKIE]?.value ?? '';
    now += 31_000;
    const reply = await use(first);
    expect(refusalCode(reply)).toBe('REMEMBERED_NOT_KNOWN');
    expect(reply.cookies[COOKIE]).toMatchObject({ value: '' });
    expect(await events()).toContain('rememberedStolen');
    for (const cookie of [second, other]) expect(refusalCode(await use(cookie))).toBe('REMEMBERED_NOT_KNOWN');
  });

  const browser = (reply: Reply<SignInValue>) => ({
    host: 'int.localhost',
    headers: {
      authorization: `Bearer ${'token' in reply.value ? reply.value.token : ''}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`,
    },
  });
  const isIn = async (reply: Reply<SignInValue>) =>
    (await platform.call(memberInfo, {}, browser(reply))).status === 200;

  test('ends the sessions that came of it, the thief’s with them, and the member is told', async () => {
    const first = await send({ password: 'Demo1234', remember: true }, from(undefined));
    const elsewhere = await send({ password: 'Demo1234', remember: true }, from(undefined));
    const cookie = first.cookies[COOKIE]?.value ?? '';
    const thief = await use(cookie, {}, { headers: { 'x-forwarded-for': `198.51.${serial}.9` } });
    expect(await isIn(thief)).toBe(true);
    const ended = new Promise<void>((resolve) => {
      const stop = platform.services.live.subscribe((_audience, event) => {
        if (event.type !== 'session') return;
        stop();
        resolve();
      });
    });
    now += 31_000;
    await use(cookie);
    expect([await isIn(thief), await isIn(first), await isIn(elsewhere)]).toEqual([false, false, true]);
    const [row] = await platform.database.query<{ title: { en: string } }>(
      'SELECT title FROM message WHERE member_id = (SELECT id FROM member WHERE account = $1) ORDER BY id DESC LIMIT 1',
      [`member-${serial}`],
    );
    expect(row?.title.en).toBe('A remembered sign-in was copied');
    await ended; // open pages are notified
  });

  test('is noticed by the form of the browser that it was taken from', async () => {
    const cookie = await remember();
    const thief = await use(cookie, {}, { headers: { 'x-forwarded-for': '203.0.113.77' } });
    expect(await isIn(thief)).toBe(true);
    const reply = await platform.call(signInSettings, {}, from(cookie));
    expect(reply.value.remembered).toBeNull();
    expect(reply.cookies[COOKIE]).toMatchObject({ value: '' });
    expect(await isIn(thief)).toBe(false);
    expect(await events()).toContain('rememberedStolen');
  });

  test('is not seen where a response may have been lost, until its call cannot be repeated', async () => {
    const cookie = await remember();
    const unseen = await use(cookie);
    now += 9 * 60_000;
    expect((await platform.call(signInSettings, {}, from(cookie))).value.remembered).toBeNull();
    expect([await isIn(unseen), (await events()).includes('rememberedStolen')]).toEqual([true, false]);
    now += 2 * 60_000;
    await platform.call(signInSettings, {}, from(cookie));
    expect([await isIn(unseen), (await events()).includes('rememberedStolen')]).toEqual([false, true]);
  });

  test('is told from another member’s: theirs stays', async () => {
    await member(`bystander-${serial}`);
    const theirs = (
      await send({ username: `bystander-${serial}`, password: 'Demo1234', remember: true }, from(undefined))
    ).cookies[COOKIE]?.value;
    const [selector] = (await remember()).split('.');
    await use(`${selector}.${'A'.repeat(43)}`);
    expect((await use(theirs, { username: `bystander-${serial}` })).status).toBe(200);
  });

  test('two tabs of one browser that send it at once are no copy', async () => {
    const cookie = await remember();
    const [one, two] = await Promise.all([use(cookie), use(cookie)]);
    expect([refusalCode(one), refusalCode(two)]).toEqual(['OK', 'OK']);
    const set = [one, two].flatMap(({ cookies }) => cookies[COOKIE]?.value ?? []);
    expect(set).toHaveLength(1);
    expect((await use(set[0])).status).toBe(200);
    expect(await events()).not.toContain('rememberedStolen');
  });

  test('from another network it is one at once', async () => {
    const cookie = await remember();
    expect((await use(cookie)).status).toBe(200);
    await use(cookie, {}, { headers: { 'x-forwarded-for': '203.0.113.77' } });
    expect(await events()).toContain('rememberedStolen');
  });
});

describe('the rules of a password are its own', () => {
  test('section 4: the slide step [4.login.slide]', async () => {
    await member(`slide-${serial}`, 'VN');
    const there = { host: 'localhost' };
    const verification = await provideProof(platform.services);
    const request = { username: `slide-${serial}`, password: 'Demo1234', remember: true, verification };
    const cookie = (await send(request, from(undefined, there))).cookies[COOKIE]?.value;
    expect(refusalCode(await use(cookie, { username: `slide-${serial}` }, there))).toBe('HUMAN_CHECK_REQUIRED');
    const proof = await provideProof(platform.services);
    expect((await use(cookie, { username: `slide-${serial}`, verification: proof }, there)).status).toBe(200);
  });

  test('failures count, and ask for the picture', async () => {
    for (let i = 0; i < 3; i += 1) expect(refusalCode(await use(undefined))).toBe('REMEMBERED_NOT_KNOWN');
    expect(refusalCode(await use(undefined))).toBe('CAPTCHA_REQUIRED');
    expect(refusalCode(await send({ password: 'Demo1234' }, from(undefined)))).toBe('CAPTCHA_REQUIRED');
  });

  test('a password that is over has to be changed, and typed for it', async () => {
    const cookie = await remember();
    await platform.database.query('UPDATE member SET password_expired = true WHERE account = $1', [`member-${serial}`]);
    expect((await use(cookie)).value).toMatchObject({ mustChangePassword: true, changeTicket: null });
  });
});

test('ending the other sessions ends every remembered login, here too', async () => {
  const cookie = await remember();
  const { headers } = await platform.signIn(`member-${serial}`, 'Demo1234', { host: 'int.localhost' });
  const reply = await platform.call(endOtherSessions, {}, { headers });
  expect(reply.value).toEqual({ ended: 1 });
  expect(reply.cookies[COOKIE]).toMatchObject({ value: '' });
  expect(refusalCode(await use(cookie))).toBe('REMEMBERED_NOT_KNOWN');
});

function fail(): never {
  throw new Error('there is no such answer');
}
