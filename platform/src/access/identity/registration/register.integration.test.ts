import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  balance,
  login,
  type MemberId,
  memberIdOf,
  memberInfo,
  type Operation,
  register,
  registerMobile,
  registrationFields,
} from '@unisite/shared/contract';
import fc from 'fast-check';
import { loseCommit } from '../../../testing/loseCommit.ts';
import { type Registration, registrations } from '../../../testing/registrations.ts';
import { type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { isPassword } from '../passwords/hashPassword.ts';
import { withdrawalPinHash } from '../withdrawalPin/storedPin.ts';

const DAY = 86_400_000;
let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
let agentId = '';
const people = registrations(
  () => platform,
  () => now,
);

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  const base = { nickname: 'Đại lý', passwordHash: '-', marketCode: 'VN' } as const;
  agentId = (await createMember(platform.database, { ...base, account: 'hungphat01', customerType: 1 })).id;
});
afterAll(() => platform?.close());
beforeEach(() => {
  now += DAY;
});

const refusalCode = ({ envelope }: Reply<unknown>) => ('code' in envelope ? envelope.code : 'OK');
const fieldsOf = ({ envelope }: Reply<unknown>) => ('fields' in envelope ? (envelope.fields ?? {}) : {});
const memberOf = async (account: string) => {
  const [row] = await platform.database.query<Record<string, unknown>>(
    `SELECT m.*, r.method, r.domain, r.register_url, r.affiliate_code, r.recommender_id FROM member m
     JOIN member_registration r ON r.member_id = m.id WHERE m.account = $1`,
    [account],
  );
  return row;
};
const profileOf = async (account: string) =>
  Object.fromEntries(
    (
      await platform.database.query<{ field: string; value: string }>(
        'SELECT field, value FROM member_profile p JOIN member m ON m.id = p.member_id WHERE m.account = $1',
        [account],
      )
    ).map(({ field, value }) => [field, value]),
  );
async function asked(market: string, tab: string, field: string, changes: { enabled: boolean; required: boolean }) {
  await platform.database.query(
    'UPDATE registration_setting SET enabled = $4, required = $5 WHERE market_code = $1 AND tab = $2 AND field = $3',
    [market, tab, field, changes.enabled, changes.required],
  );
}
async function withSwitches(market: string, changes: Record<string, boolean>, work: () => Promise<void>) {
  const [{ switches } = { switches: {} }] = await platform.database.query<{ switches: object }>(
    'SELECT switches FROM market WHERE code = $1',
    [market],
  );
  const set = async (value: object) => {
    await platform.database.query('UPDATE market SET switches = $2 WHERE code = $1', [market, JSON.stringify(value)]);
    platform.services.markets.forget();
  };
  await set({ ...switches, ...changes });
  try {
    await work();
  } finally {
    await set(switches);
  }
}

describe('section 4: registration with a user name', () => {
  test('makes a member with a wallet, who is signed in at once', async () => {
    const username = people.freshName();
    const reply = await people.withName({ username: ` ${username.toUpperCase()} `, payeeName: 'NGUYEN VAN A' });
    expect(reply.value).toMatchObject({
      state: 'signedIn',
      account: username,
      nickname: username.toUpperCase(),
      customerType: 0,
      firstTimeLogin: true,
      mustChangePassword: false,
    });
    const token = reply.value.state === 'signedIn' ? reply.value.token : '';
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value ?? ''}`,
    };
    expect((await platform.call(balance, {}, { headers })).value).toMatchObject({ sumBalance: 0 });
    expect((await platform.call(memberInfo, {}, { headers })).value).toMatchObject({ account: username });
    expect(await memberOf(username)).toMatchObject({
      customer_type: 0,
      market_code: 'VN',
      language: 'en',
      upline_id: null,
      to_upline: false,
      payee_name: 'NGUYEN VAN A',
      password_changed_at: new Date(now),
      reg_date: new Date(now),
      method: 'username',
      domain: 'localhost',
    });
  });

  test('keeps a hash of the password, and no more of the page’s address than the page', async () => {
    const username = people.freshName();
    await people.withName({ username });
    const member = await memberOf(username);
    expect(member?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(member?.register_url).toBe('http://localhost/register');
    const signedIn = await platform.call(
      login,
      { username, password: 'ngua chay 2026', type: 'username', verification: await people.proof() },
      people.at(),
    );
    expect(refusalCode(signedIn)).toBe('OK');
  });

  test('is a security event of the member; nothing typed is in it', async () => {
    const username = people.freshName();
    await people.withName({ username });
    const events = await platform.database.query(
      'SELECT kind, about FROM security_event e JOIN member m ON m.id = e.member_id WHERE m.account = $1 ORDER BY e.id',
      [username],
    );
    expect(events.slice(0, 2)).toEqual([
      { kind: 'registered', about: 'username' },
      { kind: 'signedIn', about: 'registration' },
    ]);
  });

  test('takes a long sentence as password', async () => {
    const password = `${'mot con ngua 1 '.repeat(4)}đẹp`;
    expect(refusalCode(await people.withName({ password, confirmPassword: password }))).toBe('OK');
  });

  test('is refused where the switch is off, and on a market that has no such tab', async () => {
    await withSwitches('VN', { usernameRegistration: false }, async () => {
      expect(refusalCode(await people.withName())).toBe('SWITCHED_OFF');
    });
    expect(refusalCode(await people.withNumber({ verificationCode: '123456' }, { host: 'int.localhost' }))).toBe(
      'SWITCHED_OFF',
    );
  });

  test('asks for a person, once for each form [5.register.captcha]', async () => {
    expect(refusalCode(await people.withName({ verification: undefined }))).toBe('HUMAN_CHECK_REQUIRED');
    expect(refusalCode(await people.withName({ verification: { slide: 'made-up' } }))).toBe('HUMAN_CHECK_FAILED');
    const verification = await people.proof();
    expect(refusalCode(await people.withName({ verification }))).toBe('OK');
    expect(refusalCode(await people.withName({ verification }))).toBe('HUMAN_CHECK_FAILED');
  });

  test('is for adults who agree to the terms; asking costs no human check', async () => {
    const verification = await people.proof();
    expect(refusalCode(await people.withName({ adult: false, verification }))).toBe('ADULTS_ONLY');
    expect(refusalCode(await people.withName({ verification }))).toBe('OK');
  });

  test('an address waits after ten at once', async () => {
    const from = { headers: { 'x-forwarded-for': '192.0.2.200' } };
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1) codes.push(refusalCode(await people.withName({ affiliateCode: 'nobodys' }, from)));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('AFFILIATE_CODE_INVALID'));
    expect(codes[10]).toBe('TOO_MANY_REQUESTS');
    expect(refusalCode(await people.withName())).toBe('OK');
  });
});

describe('names', () => {
  test('are one member’s, whatever the case and in every market', async () => {
    const username = people.freshName();
    expect(refusalCode(await people.withName({ username }))).toBe('OK');
    const again = await people.withName({ username: username.toUpperCase() });
    expect([refusalCode(again), fieldsOf(again)]).toEqual(['ACCOUNT_TAKEN', { username: 'This username is taken.' }]);
    expect(refusalCode(await people.withName({ username }, { host: 'int.localhost' }))).toBe('ACCOUNT_TAKEN');
    const vietnamese = await people.withName({ username }, { headers: { 'x-language': 'vi' } });
    expect(fieldsOf(vietnamese)).toEqual({ username: 'Tên đăng nhập này đã có người dùng.' });
  });

  test('of two at once one gets it, and one member comes of it', async () => {
    const username = people.freshName();
    const replies = await Promise.all(Array.from({ length: 4 }, () => people.withName({ username })));
    expect(replies.map(refusalCode).sort()).toEqual(['ACCOUNT_TAKEN', 'ACCOUNT_TAKEN', 'ACCOUNT_TAKEN', 'OK']);
    const rows = await platform.database.query(
      'SELECT a.id FROM member m JOIN account a ON a.owner = m.id::text WHERE m.account = $1',
      [username],
    );
    expect(rows).toHaveLength(1);
  });

  test.each(['admin2026', 'Adm1n99', 'support', 'cskh24', 'un1site', 'guest12345'])(
    'of the house are nobody’s: %s',
    async (username) => expect(refusalCode(await people.withName({ username }))).toBe('ACCOUNT_TAKEN'),
  );

  test('that look like an agent’s are nobody’s', async () => {
    for (const username of ['hungphatO1', 'hungphat0l', 'HUNGPHATol'])
      expect(refusalCode(await people.withName({ username }))).toBe('ACCOUNT_TAKEN');
    expect(refusalCode(await people.withName({ username: 'hungphat02' }))).toBe('OK');
  });

  test('a refusal after the human check is written down, without the name', async () => {
    await people.withName({ username: 'admin2026' });
    const events = await platform.database.query(
      'SELECT kind, about, member_id FROM security_event WHERE at = $1 ORDER BY id DESC LIMIT 1',
      [new Date(now)],
    );
    expect(events).toEqual([{ kind: 'registrationRefused', about: 'username ACCOUNT_TAKEN', member_id: null }]);
  });
});

describe('section 5: every field, as its setting has it', () => {
  const alphabets = [
    ['script', '<script>1</script>'],
    ['emoji', '😀😀😀😀😀😀😀😀'],
    ['combining marks', 'a\u0301\u0323\u0308\u0316bcdefgh1'],
    ['a second line', 'abcdefg1\nabc'],
    ['a zero byte', 'abcdefg1\u0000'],
    ['half a character', 'abcdefg1\ud83d'],
    ['another script', 'абвгдежзи'],
  ] as const;
  const strict = ['username', 'mobileNum', 'payeeName', 'email', 'affiliateCode'] as const;
  const optional = [
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'zalo',
    'idNumber',
    'recommenderId',
    'nickname',
    'paymentPassword',
  ] as const;

  beforeAll(async () => {
    for (const field of optional) await asked('VN', 'username', field, { enabled: true, required: false });
    await asked('VN', 'username', 'paymentPassword', { enabled: false, required: false });
  });
  afterAll(async () => {
    for (const field of optional) await asked('VN', 'username', field, { enabled: false, required: false });
  });

  const wrong = (field: keyof Registration, value: string) => people.withName({ [field]: value });
  const refusedAt = async (field: keyof Registration, value: string) => {
    const reply = await wrong(field, value);
    expect([refusalCode(reply), Object.keys(fieldsOf(reply))]).toEqual(['BAD_REQUEST', [field]]);
  };

  for (const field of [...strict, 'qqNum', 'whatsapp', 'zalo', 'idNumber', 'recommenderId', 'nickname'] as const) {
    test.each(alphabets)(`${field} takes no %s`, (_name, value) => refusedAt(field, value));
  }
  for (const field of ['line', 'facebook', 'wechat'] as const) {
    test.each(['with spaces in', 'a\tb', '\u0000abcdef', 'abcdef\ud83d', 'x'.repeat(51)])(
      `${field} takes no %j`,
      (value) => refusedAt(field, value),
    );
  }
  test.each([...strict, ...optional.filter((field) => field !== 'paymentPassword')])(
    '%s has its length',
    async (field) => {
      await refusedAt(field, field === 'email' ? `${'a'.repeat(65)}@thu.example` : 'a'.repeat(60));
      await refusedAt(field, '1');
    },
  );
  test.each(['username', 'password', 'confirmPassword', 'mobileNum', 'email', 'registerUrl'] as const)(
    'a megabyte of %s is too large',
    async (field) => {
      const reply = await wrong(field, 'a'.repeat(2 ** 20));
      expect([413, 400]).toContain(reply.status);
    },
  );
  test('more than a call takes is refused by the contract [9.url.length]', async () => {
    const registerUrl = `http://localhost/${'u'.repeat(2083 - 16)}`; // one character too many
    const reply = await people.withName({ wechat: 'a'.repeat(256), domain: 'd'.repeat(254), registerUrl });
    const wrong = ['domain', 'registerUrl', 'wechat'];
    expect([refusalCode(reply), Object.keys(fieldsOf(reply)).sort()]).toEqual(['BAD_REQUEST', wrong]);
  });

  test.each([
    ['username', 'Tên đăng nhập không được để trống', 'Username cannot be empty'],
    ['password', 'Mật khẩu không được để trống', 'Password cannot be empty'],
    ['mobileNum', 'Số điện thoại không được để trống', 'Mobile number cannot be empty'],
  ] as const)('%s is required', async (field, vi, en) => {
    const changes = {
      [field]: field === 'password' ? '' : '   ',
      ...(field === 'password' ? { confirmPassword: '' } : {}),
    };
    expect(fieldsOf(await people.withName(changes, { headers: { 'x-language': 'vi' } }))).toMatchObject({
      [field]: vi,
    });
    expect(fieldsOf(await people.withName(changes))).toMatchObject({ [field]: en });
  });

  test('the sentence is the pattern’s with the length in it, one number where both bounds are the same [5.register.text]', async () => {
    const reply = await people.withName(
      {
        username: 'ab',
        password: 'nurbuchstaben',
        confirmPassword: 'x',
        mobileNum: '12',
        payeeName: 'Nguyễn Văn A',
        email: 'x',
        idNumber: '12',
        affiliateCode: 'a-b-c',
        nickname: '12',
      },
      { headers: { 'x-language': 'vi' } },
    );
    expect(fieldsOf(reply)).toEqual({
      username: 'Gồm 6 - 16 chữ cái không dấu và chữ số, bắt đầu bằng chữ cái.',
      password: 'Gồm 8 - 64 ký tự, có cả chữ cái và chữ số.',
      confirmPassword: 'Hai lần nhập mật khẩu không giống nhau',
      mobileNum: 'Chỉ điền 9 - 10 số',
      payeeName: 'Họ tên chưa đúng định dạng, cần viết không dấu. Gồm 2 - 50 chữ cái và khoảng trắng.',
      email: 'Vui lòng nhập đúng địa chỉ email, ví dụ: ten@example.com.',
      idNumber: 'Chỉ gồm 12 chữ số.',
      affiliateCode: 'Gồm 4 - 20 chữ cái không dấu hoặc chữ số, không có ký tự đặc biệt.',
      nickname: 'Gồm 2 - 30 chữ cái và khoảng trắng.',
    });
  });

  test('a market’s own patterns: a password of any characters', async () => {
    const short = await people.withName(
      { password: 'kurz', confirmPassword: 'kurz' },
      { host: 'int.localhost', headers: { 'x-language': 'vi' } },
    );
    expect(fieldsOf(short)).toEqual({ password: 'Vui lòng nhập mật khẩu của bạn từ 8 - 64 ký tự' });
    const password = 'người cưỡi ngựa 😀';
    expect(refusalCode(await people.withName({ password, confirmPassword: password }, { host: 'int.localhost' }))).toBe(
      'OK',
    );
  });

  test('the confirmation equals the password [5.register.repeat]', async () => {
    expect(fieldsOf(await people.withName({ confirmPassword: 'ngua chay 2026 ' }))).toEqual({
      confirmPassword: 'The two passwords are not the same',
    });
    expect(fieldsOf(await people.withName({ confirmPassword: undefined }))).toEqual({
      confirmPassword: 'Confirm password cannot be empty',
    });
  });

  test('a password is not what is tried first, nor what else stands in the form', async () => {
    for (const [username, password] of [
      ['thaovy2001', 'ThaoVy2001'],
      [people.freshName(), 'Password123'],
      [people.freshName(), '0987000111a'],
      [people.freshName(), 'an.nhien9@thu.example'],
    ] as const) {
      const reply = await people.withName({
        username,
        password,
        confirmPassword: password,
        email: 'An.Nhien9@thu.example',
      });
      expect([password, refusalCode(reply), Object.keys(fieldsOf(reply))]).toEqual([
        password,
        'PASSWORD_TOO_COMMON',
        ['password'],
      ]);
    }
  });

  test('a password has not leaked, where a service knows; a refusal makes nobody', async () => {
    const password = 'con meo den 77 tuoi';
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const server = createServer((request, response) => {
      response.end(request.url === `/${hash.slice(0, 5)}` ? `${hash.slice(5)}:3` : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const breachedPasswordsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const settings = { identity: { ...platform.services.settings.identity, breachedPasswordsUrl } };
    const asking = await testPlatform({ clock: () => new Date(now), database: platform, settings });
    try {
      const own = registrations(
        () => asking,
        () => now,
      );
      const at = { headers: { 'x-forwarded-for': '192.0.2.9' } };
      const leaked = await own.withName({ password, confirmPassword: password }, at);
      expect([refusalCode(leaked), Object.keys(fieldsOf(leaked))]).toEqual(['PASSWORD_TOO_COMMON', ['password']]);
      expect(refusalCode(await own.withName({ username: people.freshName() }, at))).toBe('OK');
    } finally {
      await asking.close();
      server.close();
    }
  });

  test('a mobile number is one of its country', async () => {
    for (const number of [
      { mobileNum: '0241234567' },
      { countryDialingCode: '1' },
      { countryDialingCode: undefined },
    ]) {
      const reply = await people.withName(number);
      expect([refusalCode(reply), fieldsOf(reply)]).toEqual([
        'MOBILE_INVALID',
        { mobileNum: 'Please enter a valid mobile number.' },
      ]);
    }
  });

  test('what is filled in is kept, each value once, by its field [3.register.fields]', async () => {
    const username = people.freshName();
    const values = {
      qqNum: '123456',
      line: 'an.nhien',
      whatsapp: '84912345678',
      facebook: 'an.nhien',
      wechat: 'an_nhien',
      zalo: '0912345678',
      idNumber: '001099012345',
    };
    await people.withName({ username, ...values, nickname: ' A\u0301nh Vân ', email: 'An.Nhien@Thu.Example' });
    expect(await profileOf(username)).toEqual({
      ...values,
      email: 'an.nhien@thu.example',
      mobileNum: expect.stringMatching(/^\+84987/),
    });
    expect(await memberOf(username)).toMatchObject({ nickname: 'Ánh Vân' });
  });

  test('what is not asked is not looked at, and not kept [5.register.visible]', async () => {
    await asked('VN', 'username', 'wechat', { enabled: false, required: true });
    const username = people.freshName();
    expect(refusalCode(await people.withName({ username, wechat: 'with spaces' }))).toBe('OK');
    expect(await profileOf(username)).not.toHaveProperty('wechat');
  });

  test('a withdrawal password is required if shown, and kept as a hash that is sealed', async () => {
    await asked('VN', 'username', 'paymentPassword', { enabled: true, required: false });
    try {
      expect(fieldsOf(await people.withName())).toEqual({ paymentPassword: 'Withdrawal password cannot be empty' });
      for (const paymentPassword of ['12345', '1234567', 'abcdef', '12345😀', '12 456'])
        expect(fieldsOf(await people.withName({ paymentPassword }))).toEqual({
          paymentPassword: '6 digits only.',
        });
      const username = people.freshName();
      await people.withName({ username, paymentPassword: '271828' });
      const { database, services } = platform;
      const [kept] = await database.query<{ id: MemberId; hash: Buffer }>(
        'SELECT m.id, hash FROM withdrawal_pin p JOIN member m ON m.id = p.member_id WHERE account = $1',
        [username],
      );
      expect(kept?.hash.includes('argon2id')).toBe(false);
      const { factorsKeys } = services.settings.identity;
      const hash = await withdrawalPinHash(database, factorsKeys, kept?.id ?? memberIdOf(0));
      expect(hash).toMatch(/^\$argon2id\$/);
      expect(await isPassword('271828', hash)).toBe(true);
    } finally {
      await asked('VN', 'username', 'paymentPassword', { enabled: false, required: false });
    }
  });

  test('a nickname does not speak for the house', async () => {
    expect(fieldsOf(await people.withName({ nickname: 'Hỗ Trợ Khách Hàng' }))).toEqual({
      nickname: 'Please choose another nickname.',
    });
  });
});

describe('whatever is sent', () => {
  test('property: it is answered, and never by a fault of the platform', async () => {
    const fields = registrationFields.filter((field) => field !== 'password' && field !== 'confirmPassword');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', ' ', '\u0000', '\ud83d', '%', "';--", '1'.repeat(255), '../../etc', '{"a":1}'),
    );
    const form = fc.dictionary(fc.constantFrom(...fields, 'referralCode', 'domain', 'registerUrl'), value, {
      maxKeys: 6,
    });
    await fc.assert(
      fc.asyncProperty(form, async (changes) => {
        const reply = await people.withName(changes);
        expect([200, 400, 401, 403, 409]).toContain(reply.status);
      }),
      { numRuns: 150 },
    );
  });
});

describe('numbers and addresses that nobody has proved', () => {
  test('count for nothing and tell nothing: they may be somebody else’s', async () => {
    const mobileNum = people.freshNumber();
    await platform.database.query('UPDATE member SET mobile = $2, email = $3 WHERE id = $1', [
      agentId,
      `+84${mobileNum.slice(1)}`,
      'daily@thu.example',
    ]);
    const username = people.freshName();
    const reply = await people.withName({ username, mobileNum, email: 'daily@thu.example' });
    expect(refusalCode(reply)).toBe('OK');
    expect(await memberOf(username)).toMatchObject({ mobile: null, email: null });
    expect(await profileOf(username)).toEqual({ mobileNum: `+84${mobileNum.slice(1)}`, email: 'daily@thu.example' });
  });
});

describe('section 3: SMS verification on the username tab', () => {
  const wrongCode = (reply: Reply<unknown>) => [refusalCode(reply), Object.keys(fieldsOf(reply))];

  test('asks for a number and its code, which binds the number', () =>
    withSwitches('VN', { smsRegistrationVerification: true }, async () => {
      const [username, mobileNum] = [people.freshName(), people.freshNumber()];
      expect(fieldsOf(await people.withName({ username, mobileNum }))).toEqual({
        verificationCode: 'Verification code cannot be empty',
      });
      const verificationCode = await people.codeFor(mobileNum);
      const wrong = String((Number(verificationCode) + 1) % 1_000_000).padStart(6, '0');
      expect(wrongCode(await people.withName({ username, mobileNum, verificationCode: wrong }))).toEqual([
        'WRONG_CODE',
        ['verificationCode'],
      ]);
      expect(refusalCode(await people.withName({ username, mobileNum, verificationCode }))).toBe('OK');
      expect(await memberOf(username)).toMatchObject({ mobile: `+84${mobileNum.slice(1)}` });
      expect(await profileOf(username)).toEqual({});
    }));

  test('a taken name does not cost the code', () =>
    withSwitches('VN', { smsRegistrationVerification: true }, async () => {
      const mobileNum = people.freshNumber();
      const verificationCode = await people.codeFor(mobileNum);
      expect(refusalCode(await people.withName({ username: 'hungphat01', mobileNum, verificationCode }))).toBe(
        'ACCOUNT_TAKEN',
      );
      expect(refusalCode(await people.withName({ mobileNum, verificationCode }))).toBe('OK');
    }));
});

describe('idempotency', () => {
  const keptRows = async () =>
    (await platform.database.query<{ row: string }>('SELECT i::text AS row FROM idempotency i'))
      .map(({ row }) => row)
      .join('\n');
  const keyed = (operation: Operation) => ({ headers: { 'idempotency-key': `${operation.name}-${now}` } });

  test('the same call twice makes one member and gets one answer', async () => {
    const [username, verification] = [people.freshName(), await people.proof()];
    const request = { username, verification, mobileNum: people.freshNumber() };
    const first = await people.withName(request, keyed(register));
    const second = await people.withName(request, keyed(register));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.value).toEqual({ ...first.value, token: expect.any(String) });
    expect(await platform.database.query('SELECT 1 FROM member WHERE account = $1', [username])).toHaveLength(1);
  });

  const sessionOf = ({ value, cookies }: Awaited<ReturnType<typeof people.withName>>) => ({
    authorization: `Bearer ${value.state === 'signedIn' ? value.token : ''}`,
    cookie: `__Host-unisite=${cookies['__Host-unisite']?.value}`,
  });
  const isIn = async (headers: Record<string, string>) =>
    (await platform.call(memberInfo, {}, { headers })).status === 200;

  test('a copy signs in by itself: the answer that was lost took the cookie with it', async () => {
    const request = {
      username: people.freshName(),
      verification: await people.proof(),
      mobileNum: people.freshNumber(),
    };
    const options = keyed(register);
    const lost = await people.withName(request, options);
    now += 9 * 60_000;
    const second = await people.withName(request, options);
    expect(await isIn(sessionOf(second))).toBe(true);
    expect(second.cookies['__Host-unisite']?.value).not.toBe(lost.cookies['__Host-unisite']?.value);
    // A caller that has the cookie gets no other.
    const { cookie } = sessionOf(second);
    expect((await people.withName(request, { headers: { ...options.headers, cookie } })).cookies).toEqual({});
    const kept = await keptRows();
    expect(kept).not.toContain(options.headers['idempotency-key']);
    for (const { cookies, value } of [lost, second]) {
      expect(kept).not.toContain(cookies['__Host-unisite']?.value);
      expect(kept).not.toContain('token' in value ? value.token : 'nobody is in');
    }
  });

  test('a copy signs in also where the commit was done and never told, or the code was spent on it', async () => {
    for (const [send, path] of [
      [people.withName.bind(people), register],
      [people.withNumber.bind(people), registerMobile],
    ] as const) {
      const options = keyed(path);
      const mobileNum = people.freshNumber();
      const byNumber = path === registerMobile ? { verificationCode: await people.codeFor(mobileNum) } : {};
      const byName = path === register ? { username: people.freshName() } : {};
      const request = { ...byName, ...byNumber, mobileNum, verification: await people.proof() };
      const mend = loseCommit(platform.services.database, 'INSERT INTO member_registration');
      expect((await send(request, options)).status).toBe(503);
      mend();
      expect(await isIn(sessionOf(await send(request, options)))).toBe(true);
    }
  });

  test('a refused visitor leaves no row, and may try again under the same key', async () => {
    const rows = async () => (await platform.database.query('SELECT FROM idempotency')).length;
    const before = await rows();
    const options = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
    const again = options();
    for (const one of [options(), options(), again])
      expect((await people.withName({ password: 'short' }, one)).status).toBe(400);
    expect(await rows()).toBe(before);
    expect(await isIn(sessionOf(await people.withName({}, again)))).toBe(true);
  });

  test('a late copy, one after another password, and one with two-factor on since, have to sign in', async () => {
    const copies = async (between: (account: string) => Promise<unknown>) => {
      const options = { headers: { 'idempotency-key': crypto.randomUUID() } };
      const request = {
        username: people.freshName(),
        verification: await people.proof(),
        mobileNum: people.freshNumber(),
      };
      await people.withName(request, options);
      await between(request.username);
      const second = await people.withName(request, options);
      expect(refusalCode(second)).toBe('TICKET_EXPIRED');
      expect(second.cookies).toEqual({});
    };
    const { database } = platform;
    await copies(async () => {
      now += 10 * 60_000 + 1;
    });
    await copies((account) =>
      database.query(`UPDATE member SET password_hash = 'another' WHERE account = $1`, [account]),
    );
    await copies((account) =>
      database.query(
        `UPDATE session SET ended_at = now(), ended_why = 'elsewhere' FROM member m WHERE m.id = member_id AND account = $1`,
        [account],
      ),
    );
    await copies((account) =>
      database.query(
        `INSERT INTO member_totp (member_id, secret, begun_at, confirmed_at) SELECT id, 'x', now(), now() FROM member WHERE account = $1`,
        [account],
      ),
    );
  });

  test('a login that is sent again is a login again, with a session of its own', async () => {
    const username = people.freshName();
    await people.withName({ username });
    const host = people.at();
    const [lost, second] = [
      await platform.signIn(username, 'ngua chay 2026', host),
      await platform.signIn(username, 'ngua chay 2026', host),
    ];
    expect(second.session.token).not.toBe(lost.session.token);
    expect(await isIn(second.headers)).toBe(true);
  });

  test('what is kept of the call is a keyed hash: the password cannot be tried on it', async () => {
    const options = keyed(register);
    const [username, verification] = [people.freshName(), await people.proof()];
    await people.withName({ username, verification }, options);
    expect(await keptRows()).not.toContain('ngua');
    const hashes = await platform.database.query<{ hash: Buffer }>('SELECT request_hash AS hash FROM idempotency');
    for (const { hash } of hashes) expect(hash).toHaveLength(32);
  });

  test('two at once are one, too', async () => {
    const [username, verification] = [people.freshName(), await people.proof()];
    const request = { username, verification, mobileNum: people.freshNumber() };
    const replies = await Promise.all([1, 2, 3].map(() => people.withName(request, keyed(register))));
    expect(replies.map(refusalCode)).toEqual(['OK', 'OK', 'OK']);
  });

  test('another form under the same key is refused, and a form without one', async () => {
    await people.withNumber({}, keyed(registerMobile));
    expect(refusalCode(await people.withNumber({}, keyed(registerMobile)))).toBe('CONFLICT');
    expect(refusalCode(await people.withName({}, { headers: { 'idempotency-key': '' } }))).toBe('BAD_REQUEST');
  });
});
