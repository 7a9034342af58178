import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { login, loginSms, memberInfo, type RequestOf } from '@unisite/shared/contract';
import { type CallOptions, provideProof, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

const MINUTE = 60_000;
let now = new Date('2026-03-02T03:00:00Z').getTime();
let serial = 0;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
});

afterAll(() => platform?.close());

beforeEach(async () => {
  serial += 1;
  now += 20 * MINUTE;
  await createMember(platform.database, {
    account: account(),
    nickname: 'Minh',
    passwordHash: await hashPassword('Demo1234'),
    customerType: 0,
    marketCode: 'VN',
  });
  await platform.database.query('UPDATE member SET mobile = $2 WHERE account = $1', [account(), number()]);
});

const account = () => `sms-${serial}`;
const number = (n = serial) => `+849123456${String(n).padStart(2, '0')}`;
const typed = (n = serial) => `09123456${String(n).padStart(2, '0')}`;
const here = (options: CallOptions = {}): CallOptions => ({
  ...options,
  headers: { 'x-forwarded-for': `198.51.${serial}.7`, 'x-language': 'en', ...options.headers },
});
const ask = async (mobileNum = typed()) => {
  const verification = await provideProof(platform.services);
  const reply = await platform.call(loginSms, { mobileNum, countryDialingCode: '84', verification }, here());
  expect(reply.status).toBe(200);
};
const sent = async () => {
  await platform.services.delivery.settled();
  const [row] = await platform.database.query<{ body: string }>(
    'SELECT body FROM outbox_message WHERE target = $1 ORDER BY id DESC LIMIT 1',
    [number()],
  );
  return /\d{6}/.exec(row?.body ?? '')?.[0] ?? '';
};
const enter = (password: string, request: Partial<RequestOf<typeof login>> = {}, options?: CallOptions) =>
  platform.call(
    login,
    { username: typed(), password, type: 'sms', countryDialingCode: '+84', ...request },
    here(options),
  );
const refusalCode = async (reply: ReturnType<typeof enter>) => {
  const { envelope } = await reply;
  return 'code' in envelope ? envelope.code : 'OK';
};
const wrong = (right: string) => (right === '000000' ? '111111' : '000000');

describe('section 4: SMS mode', () => {
  test('signs in with the code, without a slide, and the session is whole [3.login.request] [4.login.sms]', async () => {
    await ask();
    const reply = await enter(await sent());
    expect(reply.value).toMatchObject({ state: 'signedIn', account: account(), mustChangePassword: false });
    const session = reply.value.state === 'signedIn' ? reply.value.token : '';
    const headers = {
      authorization: `Bearer ${session}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`,
    };
    expect((await platform.call(memberInfo, {}, { headers })).status).toBe(200);
  });

  test('takes a code once', async () => {
    await ask();
    const code = await sent();
    expect(await refusalCode(enter(code))).toBe('OK');
    expect(await refusalCode(enter(code))).toBe('WRONG_CODE');
  });

  test('of two tabs with one code one is let in', async () => {
    await ask();
    const code = await sent();
    const answers = await Promise.all([refusalCode(enter(code)), refusalCode(enter(code))]);
    expect(answers.sort()).toEqual(['OK', 'WRONG_CODE']);
  });

  test('says the same of a wrong code, a code that was never sent, another’s code and a number that nobody has', async () => {
    await ask();
    const right = await sent();
    const replies = [
      await enter(wrong(right)),
      await enter(right, { username: '0912345699' }),
      await enter('123456', { username: '0987654321' }),
    ];
    expect(new Set(replies.map(({ status, envelope }) => `${status} ${JSON.stringify(envelope)}`)).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 401, envelope: { code: 'WRONG_CODE' } });
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE account = $1`, [account()]);
    expect(await refusalCode(enter(right))).toBe('WRONG_CODE');
  });

  test('a code is too old after ten minutes', async () => {
    await ask();
    const code = await sent();
    now += 10 * MINUTE;
    expect(await refusalCode(enter(code))).toBe('WRONG_CODE');
  });

  test('section 6: is there where the market’s switch is on [6.switch.mobileLogin]', async () => {
    expect(await refusalCode(enter('123456', {}, { host: 'int.localhost' }))).toBe('SWITCHED_OFF');
  });

  test('wants a number, its country and a code [5.login.mobile] [5.login.code]', async () => {
    expect(await enter('123456', { username: 'minh' })).toMatchObject({
      status: 400,
      envelope: { code: 'MOBILE_INVALID', fields: { username: 'Please enter a valid mobile number.' } },
    });
    const bare = { username: typed(), type: 'sms' } as const;
    expect(await platform.call(login, { ...bare, password: '123456' }, here())).toMatchObject({
      status: 400,
      envelope: { fields: { countryDialingCode: 'This may not be empty.' } },
    });
    expect(await platform.call(login, { ...bare, countryDialingCode: '84' }, here())).toMatchObject({
      status: 400,
      envelope: { fields: { password: 'This may not be empty.' } },
    });
  });

  test('section 4: agents alone at the agents’ page [4.agent.mode]', async () => {
    await ask();
    expect(await refusalCode(enter(await sent(), { agentMode: true }))).toBe('NOT_AN_AGENT');
  });

  test('section 4: a password that is over does not have to be changed here [4.after.notSms]', async () => {
    await platform.database.query('UPDATE member SET password_expired = true WHERE account = $1', [account()]);
    await ask();
    const reply = await enter(await sent());
    expect(reply.value).toMatchObject({ passwordExpired: true, mustChangePassword: false, changeTicket: null });
  });

  test('remembers the name when asked to, and never a login', async () => {
    await ask();
    const reply = await enter(await sent(), { remember: true });
    expect(reply.cookies['unisite-last']).toMatchObject({ value: account() });
    expect(reply.cookies).not.toHaveProperty('__Host-unisite-remembered');
  });

  test('a code proves the number: its network is known from now on', async () => {
    await ask();
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.5' } };
    await platform.database.query(
      `INSERT INTO member_address SELECT id, '192.0.2.0/24', $2 FROM member WHERE account = $1`,
      [account(), new Date(now)],
    );
    const reply = await enter(await sent(), {}, elsewhere);
    expect(reply.value.state).toBe('signedIn');
    const known = await platform.database.query<{ network: string }>(
      'SELECT network FROM member_address JOIN member m ON m.id = member_id WHERE m.account = $1 ORDER BY 1',
      [account()],
    );
    expect(known.map(({ network }) => network)).toEqual(['192.0.2.0/24', '203.0.113.0/24']);
  });
});

describe('codes that are guessed', () => {
  test('by others spend none of the owner’s tries, and make the owner wait nowhere', async () => {
    await ask();
    const right = await sent();
    for (let i = 0; i < 200; i += 1) {
      const stranger = { headers: { 'x-forwarded-for': `203.${i}.113.9` }, browser: `stranger-${i}`.padEnd(43, '-') };
      expect(await refusalCode(enter(wrong(right), {}, stranger))).toBe('WRONG_CODE');
    }
    expect(await refusalCode(enter(right))).toBe('OK');
  });

  test('by who asked for the code are five', async () => {
    await ask();
    const right = await sent();
    for (let i = 0; i < 5; i += 1) expect(await refusalCode(enter(wrong(right)))).toBe('WRONG_CODE');
    expect(await refusalCode(enter(right))).toBe('WRONG_CODE');
  });

  test('make the address wait that has asked for none, whichever numbers they are for', async () => {
    const answers: string[] = [];
    for (let i = 0; i < 32; i += 1) answers.push(await refusalCode(enter('123456', { username: `03456789${10 + i}` })));
    expect(answers.slice(0, 30)).toEqual(Array(30).fill('WRONG_CODE'));
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
    now += MINUTE;
    expect(await refusalCode(enter('123456', { username: '0345678999' }))).toBe('WRONG_CODE');
  });

  test('are written down without the number and the code', async () => {
    await ask();
    const right = await sent();
    await enter(wrong(right));
    await enter(right);
    const rows = await platform.database.query<{ kind: string; about: string | null }>(
      'SELECT e.kind, e.about FROM security_event e JOIN member m ON m.id = member_id WHERE m.account = $1 ORDER BY e.id',
      [account()],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['codeSent', 'codeRefused', 'signInRefused', 'codeTaken', 'signedIn']);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(right);
    expect(text).not.toContain(number().slice(3));
  });
});
