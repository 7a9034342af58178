import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  changePassword,
  type Envelope,
  forgotPasswordEmail,
  forgotPasswordSms,
  login,
  memberInfo,
  type RequestOf,
  setPasswordByPhone,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { humanProof } from '../../../testing/humanProofs.ts';
import { type CallOptions, type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { visitorContext } from '../../../testing/visitorContext.ts';
import { createMember } from '../../members/index.ts';
import { readOutbox } from '../delivery/outbox.ts';
import { keepCheck } from '../humanCheck/openChecks.ts';
import { sendTemporaryPassword } from './forgotByEmail.ts';
import { hashPassword } from './hashPassword.ts';
import { isTemporaryPassword } from './temporary.ts';

const OLD = 'ngua chay 2025';
const NEW = 'tre xanh 47 doi';
const MINUTE = 60_000;

let now = Date.UTC(2026, 10, 20, 3);
let serial = 0;
let account = '';
let memberId = '';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  await platform.database.query(
    `UPDATE market SET switches = switches || '{"slideVerification":false,"phoneRecovery":true}' WHERE code = 'VN'`,
  );
  platform.services.markets.forget();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  // So that no test waits because of the one before.
  now += 24 * 60 * MINUTE;
  serial += 1;
  account = `forgetter${serial}`;
  const passwordHash = await hashPassword(OLD);
  const member = { account, nickname: 'Forgetter', passwordHash, customerType: 0, marketCode: 'VN' } as const;
  memberId = (await createMember(platform.database, member)).id;
  await platform.database.query('UPDATE member SET email = $2, mobile = $3 WHERE id = $1', [
    memberId,
    email(),
    `+84${mobile().slice(1)}`,
  ]);
});

const email = () => `forgetter${serial}@example.com`;
const mobile = () => `0987${String(serial).padStart(6, '0')}`;
const at = (address = `198.51.100.${serial}`, language = 'en'): CallOptions => ({
  headers: { 'x-forwarded-for': address, 'x-language': language },
});
const refusalCode = ({ envelope }: { envelope: Envelope<unknown> }) => ('code' in envelope ? envelope.code : 'OK');
const signInCode = async (password: string) =>
  refusalCode(await platform.call(login, { username: account, password, type: 'username' }));
const isIn = async ({ headers }: { headers: Record<string, string> }) =>
  (await platform.call(memberInfo, {}, { headers })).status === 200;
const messages = async (target: string) => {
  await platform.services.delivery.settled();
  return readOutbox(platform.database, target);
};
const kinds = async () =>
  (
    await platform.database.query<{ kind: string }>('SELECT kind FROM security_event WHERE at = $1 ORDER BY id', [
      new Date(now),
    ])
  ).map(({ kind }) => kind);

/** Submits the form as a browser does. */
async function askByMail(fields: Record<string, string> = {}, options = at(), host = 'localhost') {
  const slide = await keepCheck(platform.services, new Date(now), 'slideProof', 'passed');
  return post({ username: account, email: email(), slide, ...fields }, options, host);
}
async function post(fields: Record<string, string>, options = at(), host = 'localhost') {
  const response = await platform.app.inject({
    method: 'POST',
    url: forgotPasswordEmail.path,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, envelope: response.json<Envelope<unknown>>(), headers: response.headers };
}
const passwordIn = (body = '') => /[a-z2-9]{4}(?:-[a-z2-9]{4}){2}/.exec(body)?.[0] ?? '';
const temporary = async () => passwordIn((await messages(email()))[0]?.body);

describe('section 4, e-mail recovery: the mail', () => {
  test('brings a password that is good once and has to be changed [4.recovery.email]', async () => {
    expect((await askByMail()).envelope).toEqual({ success: true, value: {} });
    const password = await temporary();
    expect(await kinds()).toContain('temporaryPasswordSent');
    const { session, headers } = await platform.signIn(account, password);
    expect(session.mustChangePassword).toBe(true);
    expect(await kinds()).toContain('temporaryPasswordUsed');
    expect(await signInCode(password)).toBe('WRONG_CREDENTIALS');

    const ticket = 'changeTicket' in session ? String(session.changeTicket) : '';
    const request = { ticket, newPassword: NEW, confirmNewPassword: NEW };
    expect((await platform.call(changePassword, request, { headers })).value.mustChangePassword).toBe(false);
    expect([await signInCode(NEW), await signInCode(OLD)]).toEqual(['OK', 'WRONG_CREDENTIALS']);
  });

  test('may be typed as the telephone likes: capitals, no hyphens, spaces', async () => {
    await askByMail();
    const password = (await temporary()).toUpperCase().replaceAll('-', ' ');
    expect((await platform.signIn(account, ` ${password} `)).session.mustChangePassword).toBe(true);
  });

  test('is in the language of the page, and names no account', async () => {
    await askByMail({}, at(undefined, 'vi'));
    const [mail] = await messages(email());
    expect(mail?.subject).toBe('Mật khẩu tạm thời của bạn');
    expect(mail?.body).toContain('dùng được một lần trong 30 phút');
    expect(mail?.body).not.toContain(account);
  });

  test('finds the account and the address whatever their case', async () => {
    await askByMail({ username: ` ${account.toUpperCase()} `, email: email().toUpperCase() });
    expect(await temporary()).not.toBe('');
  });

  test('the old password stays good, so that nobody is locked out; changing it voids the temporary one', async () => {
    await askByMail();
    const password = await temporary();
    const { session, headers } = await platform.signIn(account, OLD);
    expect(session.mustChangePassword).toBe(false);
    const request = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW };
    expect((await platform.call(changePassword, request, { headers })).status).toBe(200);
    expect(await signInCode(password)).toBe('WRONG_CREDENTIALS');
  });

  test('is good for thirty minutes', async () => {
    await askByMail();
    const password = await temporary();
    now += 30 * MINUTE;
    expect(await signInCode(password)).toBe('WRONG_CREDENTIALS');
  });

  test('is as good after the next one, which a stranger may have asked for', async () => {
    await askByMail();
    const first = await temporary();
    await askByMail({}, at('203.0.113.77'));
    const second = await temporary();
    expect([await signInCode(first), await signInCode(second)]).toEqual(['OK', 'OK']);
  });

  test('however often strangers ask, few are mailed, and the last one of them works', async () => {
    for (let i = 0; i < 20; i += 1) expect(refusalCode(await askByMail({}, at(`10.9.${i}.1`)))).toBe('OK');
    const before = await temporary();
    expect(await messages(email())).toHaveLength(4);
    now += 29 * MINUTE;
    expect(refusalCode(await askByMail())).toBe('OK');
    expect(await temporary()).toBe(before);
    expect(await signInCode(before)).toBe('OK');
  });

  test('is looked at even where an address has to wait with passwords for the account', async () => {
    const proof = async () => ({ slide: await keepCheck(platform.services, new Date(now), 'slideProof', 'passed') });
    const enter = async (password: string) =>
      refusalCode(
        await platform.call(
          login,
          { username: account, password, type: 'username', verification: await proof() },
          at(),
        ),
      );
    for (let i = 0; i < 4; i += 1) expect(await enter('wrong')).toBe('WRONG_CREDENTIALS');
    await askByMail();
    const password = await temporary();
    expect([await enter(OLD), await enter('wrong'), await enter(password)]).toEqual([
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
      'OK',
    ]);
  });

  test('of two that sign in with it at once, one is in', async () => {
    await askByMail();
    const password = await temporary();
    const codes = await Promise.all([signInCode(password), signInCode(password)]);
    expect(codes.sort()).toEqual(['OK', 'WRONG_CREDENTIALS']);
  });

  test('is no other member’s', async () => {
    await askByMail();
    const password = await temporary();
    const other = {
      account: `bystander${serial}`,
      nickname: 'By',
      passwordHash: '-',
      customerType: 0,
      marketCode: 'VN',
    } as const;
    const { id } = await createMember(platform.database, other);
    expect(
      await isTemporaryPassword(platform.database, platform.services.settings.codesKey, new Date(now), id, password),
    ).toBe(false);
    expect(
      await isTemporaryPassword(platform.database, platform.services.settings.codesKey, new Date(now), null, password),
    ).toBe(false);
    expect(await signInCode(password)).toBe('OK');
  });

  test('when the ticket is gone, it stands for the old password in the sign-in it was used for, and cannot be the new one', async () => {
    await askByMail();
    const password = await temporary();
    const forced = await platform.signIn(account, password);
    const change = (request: Partial<RequestOf<typeof changePassword>>, { headers } = forced) =>
      platform.call(
        changePassword,
        { oldPassword: password, newPassword: NEW, confirmNewPassword: request.newPassword ?? NEW, ...request },
        { headers },
      );
    const free = await platform.signIn(account, OLD);
    expect(refusalCode(await change({}, free))).toBe('WRONG_PASSWORD');
    expect(refusalCode(await change({ newPassword: password }))).toBe('PASSWORD_SAME');
    expect(refusalCode(await change({}))).toBe('OK');
    expect(await signInCode(NEW)).toBe('OK');
  });
});

describe('section 8: whether there is such an account', () => {
  test('is told by nothing that is answered [8.text.noSuch]', async () => {
    const answers = [];
    for (const fields of [
      {},
      { username: 'nobody-has-this' },
      { email: 'another@example.com' },
      { username: '<script>', email: '😀@example.com' },
    ])
      answers.push(await askByMail(fields));
    expect(answers.map(({ status, envelope }) => [status, envelope])).toEqual(
      answers.map(() => [200, { success: true, value: {} }]),
    );
    expect((await messages('another@example.com')).length + (await messages('😀@example.com')).length).toBe(0);
    expect((await kinds()).filter((kind) => kind === 'temporaryPasswordNotSent')).toHaveLength(3);
  });

  test('and the next one waits alike', async () => {
    for (const fields of [{}, { username: 'nobody-has-this' }]) {
      await askByMail(fields);
      const again = await askByMail(fields);
      expect([refusalCode(again), again.headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '60']);
    }
  });

  test('is told by no time: the same statements run, in the same order', async () => {
    const work = async (fields: { username: string; email: string }) => {
      const statements: string[] = [];
      const counted = (q: Queryable): Queryable => ({
        query: (sql, values) => {
          statements.push(sql);
          return q.query(sql, values);
        },
      });
      const { database, delivery } = platform.services;
      const services = {
        ...platform.services,
        database: {
          ...database,
          ...counted(database),
          transaction: <Result>(run: (q: Queryable) => Promise<Result>) => database.transaction((q) => run(counted(q))),
        },
        delivery: { ...delivery, send: () => undefined },
      };
      const slide = await keepCheck(platform.services, new Date(now), 'slideProof', 'passed');
      await sendTemporaryPassword(
        services,
        { ...fields, slide },
        await visitorContext(platform, 'VN', `203.0.113.${serial}`),
      );
      return statements;
    };
    const known = await work({ username: account, email: email() });
    expect(await work({ username: 'nobody-has-this', email: email() })).toEqual(known);
    expect(await work({ username: account, email: 'another@example.com' })).toEqual(known);
  });

  test('a closed member, and one of another market, get no mail', async () => {
    await askByMail({}, at(), 'int.localhost');
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [memberId]);
    await askByMail();
    expect(await messages(email())).toEqual([]);
  });
});

describe('asking by mail', () => {
  test('needs a human proof, good once', async () => {
    const fields = { username: account, email: email() };
    expect(refusalCode(await post(fields))).toBe('HUMAN_CHECK_REQUIRED');
    expect(refusalCode(await post({ ...fields, slide: 'made up' }))).toBe('HUMAN_CHECK_FAILED');
    expect(refusalCode(await post({ ...fields, captcha: 'ABCD' }))).toBe('CAPTCHA_WRONG');
    expect(refusalCode(await post({ ...fields, workId: 'made up', workCounter: '1' }))).toBe('HUMAN_CHECK_FAILED');
    const proof = await humanProof(platform, at());
    const work = 'work' in proof ? { workId: proof.work.id, workCounter: String(proof.work.counter) } : {};
    expect(refusalCode(await post({ ...fields, ...work }))).toBe('OK');
    expect(refusalCode(await post({ ...fields, ...work }))).toBe('HUMAN_CHECK_FAILED');
  });

  test('is a form; nothing else is taken [3.recovery.email]', async () => {
    const reply = await platform.call(forgotPasswordEmail, { username: account, email: email() }, at());
    expect(refusalCode(reply)).toBe('BAD_REQUEST');
  });

  test.each([
    ['no name', { username: '' }],
    ['no address', { email: '' }],
    ['half an address', { email: 'a@' }],
    ['a local part of 65', { email: `${'a'.repeat(65)}@example.com` }],
    ['a domain of 255', { email: `a@${'d'.repeat(255)}` }],
  ])('%s is malformed (sections 5 and 9) [9.email.length]', async (_name, fields) => {
    expect((await askByMail(fields)).envelope).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { [Object.keys(fields)[0] ?? '']: expect.any(String) },
    });
  });

  test('who does not know the address makes nobody wait who does', async () => {
    for (let i = 0; i < 5; i += 1) await askByMail({ email: `guess${i}@example.com` }, at('203.0.113.200'));
    expect(refusalCode(await askByMail())).toBe('OK');
  });

  test('an address may ask ten times, then it waits', async () => {
    const codes = [];
    for (let i = 0; i < 12; i += 1) codes.push(refusalCode(await askByMail({ username: `asker${i}` })));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('OK'));
    expect(codes).toContain('TOO_MANY_REQUESTS');
    expect(refusalCode(await askByMail({}, at('198.51.100.249')))).toBe('OK');
  });

  test('where no mail can be sent it is said', async () => {
    const production = await testPlatform({ settings: { mode: 'production' }, database: platform });
    try {
      const context = await visitorContext(platform, 'VN', `203.0.113.${serial}`);
      await expect(
        sendTemporaryPassword(production.services, { username: account, email: email() }, context),
      ).rejects.toMatchObject({ code: 'CODES_UNAVAILABLE', status: 503 });
    } finally {
      await production.close();
    }
  });
});

describe('section 4, phone recovery', () => {
  const request = async (operation = forgotPasswordSms, mobileNum = mobile()) => {
    const verification = { slide: await keepCheck(platform.services, new Date(now), 'slideProof', 'passed') };
    return platform.call(operation, { mobileNum, countryDialingCode: '84', verification }, at());
  };
  const received = async () => /\d{6}/.exec((await messages(`+84${mobile().slice(1)}`))[0]?.body ?? '')?.[0] ?? '';
  const set = (changes: Partial<RequestOf<typeof setPasswordByPhone>>) =>
    platform.call(
      setPasswordByPhone,
      { newPassword: NEW, mobileNum: mobile(), countryDialingCode: '84', verificationCode: '', ...changes },
      at(),
    );
  const fieldsOf = ({ envelope }: Reply<unknown>) => Object.keys('fields' in envelope ? (envelope.fields ?? {}) : {});

  test('with the code a password is set, every session ends, and an automatic login follows [4.recovery.phone]', async () => {
    const before = await platform.signIn(account, OLD);
    expect((await request()).value).toEqual({ expiredMinutes: 10 });
    const reply = await set({ verificationCode: await received() });
    expect(reply.value).toMatchObject({ state: 'signedIn', account, mustChangePassword: false });
    const token = 'token' in reply.value ? reply.value.token : '';
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`,
    };
    expect([await isIn(before), await isIn({ headers })]).toEqual([false, true]);
    expect([await signInCode(OLD), await signInCode(NEW)]).toEqual(['WRONG_CREDENTIALS', 'OK']);
    expect(await kinds()).toContain('passwordChanged');
    expect((await messages(email()))[0]?.subject).toMatch(/mật khẩu/i);
  });

  test('passes no second factor by: with two-factor on it is asked for, and nobody is in before', async () => {
    await platform.database.query(
      `INSERT INTO member_totp (member_id, secret, begun_at, confirmed_at) VALUES ($1, 'sealed', $2, $2)`,
      [memberId, new Date(now)],
    );
    await request();
    const reply = await set({ verificationCode: await received() });
    expect(reply.value).toMatchObject({ state: 'secondStepRequired', why: 'twoFactor' });
    expect(reply.cookies).not.toHaveProperty('__Host-unisite');
  });

  test('an expired password is forced on nobody any more, and a temporary one is void', async () => {
    await platform.database.query('UPDATE member SET password_expired = true WHERE id = $1', [memberId]);
    await askByMail();
    const password = await temporary();
    await request();
    expect((await set({ verificationCode: await received() })).value).toMatchObject({ passwordExpired: false });
    expect((await platform.signIn(account, NEW, at())).session.mustChangePassword).toBe(false);
    expect(await signInCode(password)).toBe('WRONG_CREDENTIALS');
  });

  test('the code is good once, for ten minutes, and for its own number', async () => {
    await request();
    const code = await received();
    expect(refusalCode(await set({ verificationCode: code, mobileNum: '0911111111' }))).toBe('WRONG_CODE');
    const wrong = await set({ verificationCode: code === '000000' ? '111111' : '000000' });
    expect([refusalCode(wrong), fieldsOf(wrong)]).toEqual(['WRONG_CODE', ['verificationCode']]);
    expect(refusalCode(await set({ verificationCode: code }))).toBe('OK');
    expect(refusalCode(await set({ verificationCode: code }))).toBe('WRONG_CODE');
    now += 15 * MINUTE;
    await request();
    const late = await received();
    now += 10 * MINUTE;
    expect(refusalCode(await set({ verificationCode: late }))).toBe('WRONG_CODE');
  });

  test('what strangers try, asked for or not, costs the owner’s code nothing', async () => {
    await request();
    const verificationCode = await received();
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    const fields = { newPassword: NEW, mobileNum: mobile(), countryDialingCode: '84', verificationCode: wrong };
    const codes = [];
    for (let i = 0; i < 40; i += 1) {
      const stranger = { ...at(`10.7.${serial % 250}.${i % 2}`), browser: 'stranger'.padEnd(43, '-') };
      codes.push(refusalCode(await platform.call(setPasswordByPhone, fields, stranger)));
    }
    expect(new Set(codes)).toEqual(new Set(['WRONG_CODE']));
    expect(refusalCode(await set({ verificationCode }))).toBe('OK');
  });

  test('a password that does not do costs no code', async () => {
    await request();
    const verificationCode = await received();
    for (const [newPassword, code] of [
      ['short1', 'BAD_REQUEST'],
      // section 5, pattern 5: letters and digits combined
      ['only letters here', 'BAD_REQUEST'],
      ['matkhau123', 'PASSWORD_TOO_COMMON'],
      [mobile(), 'BAD_REQUEST'],
    ] as const) {
      const reply = await set({ verificationCode, newPassword });
      expect([refusalCode(reply), fieldsOf(reply)]).toEqual([code, ['newPassword']]);
    }
    expect(refusalCode(await set({ verificationCode }))).toBe('OK');
  });

  test('the account’s own name is none, and that is told to who has the code alone', async () => {
    await request();
    const verificationCode = await received();
    const newPassword = `${account}aa`;
    expect(refusalCode(await set({ verificationCode: 'wrong', newPassword }))).toBe('WRONG_CODE');
    expect(refusalCode(await set({ verificationCode, newPassword }))).toBe('PASSWORD_TOO_COMMON');
    expect(await signInCode(OLD)).toBe('OK');
  });

  test('a number that nobody has gets the same answer and no code', async () => {
    expect((await request(forgotPasswordSms, '0911222333')).value).toEqual({ expiredMinutes: 10 });
    expect(await messages('+84911222333')).toEqual([]);
    expect(refusalCode(await set({ mobileNum: '0911222333', verificationCode: '123456' }))).toBe('WRONG_CODE');
  });

  test('two that set it at once with one code are one', async () => {
    await request();
    const verificationCode = await received();
    const codes = (
      await Promise.all([set({ verificationCode }), set({ verificationCode, newPassword: 'song dai 93 nhip' })])
    ).map(refusalCode);
    expect(codes.sort()).toEqual(['OK', 'WRONG_CODE']);
  });

  test('what is no mobile number is said under its field', async () => {
    for (const reply of [
      await request(forgotPasswordSms, '12345'),
      await set({ mobileNum: '12345', verificationCode: '1' }),
    ])
      expect([refusalCode(reply), fieldsOf(reply)]).toEqual(['MOBILE_INVALID', ['mobileNum']]);
  });

  test('needs a human proof', async () => {
    const reply = await platform.call(forgotPasswordSms, { mobileNum: mobile(), countryDialingCode: '84' }, at());
    expect(refusalCode(reply)).toBe('HUMAN_CHECK_REQUIRED');
  });

  test('is there by its switch alone (section 6) [2.recovery.mobile]', async () => {
    const options = { ...at(), host: 'int.localhost' };
    const fields = { mobileNum: mobile(), countryDialingCode: '84' };
    expect(refusalCode(await platform.call(forgotPasswordSms, fields, options))).toBe('SWITCHED_OFF');
    const filled = { ...fields, newPassword: NEW, verificationCode: '123456' };
    expect(refusalCode(await platform.call(setPasswordByPhone, filled, options))).toBe('SWITCHED_OFF');
  });
});

test('section 3: a temporary password is in no table but a demonstration’s outbox [3.session.password]', async () => {
  await askByMail();
  const password = await temporary();
  await platform.signIn(account, password);
  const tables = await platform.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'outbox_message'`,
  );
  for (const { name } of tables) {
    for (const typed of [password, password.replaceAll('-', '')]) {
      const rows = await platform.database.query(`SELECT FROM "${name}" t WHERE strpos(t::text, $1) > 0`, [typed]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  }
});
