import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { register, registerMobile, registerSms } from '@unisite/shared/contract';
import { registrations } from '../../../testing/registrations.ts';
import { type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { isPassword } from '../passwords/hashPassword.ts';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
const people = registrations(
  () => platform,
  () => now,
);

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
});
afterAll(() => platform?.close());
beforeEach(() => {
  now += 24 * 60 * MINUTE;
});

const refusalCode = ({ envelope }: Reply<unknown>) => ('code' in envelope ? envelope.code : 'OK');
const fieldsOf = ({ envelope }: Reply<unknown>) => ('fields' in envelope ? (envelope.fields ?? {}) : {});
const e164 = (typed: string) => `+84${typed.replace(/^0/, '')}`;
const membersWith = (typed: string) =>
  platform.database.query<Record<string, unknown>>('SELECT * FROM member WHERE mobile = $1', [e164(typed)]);
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function setSwitch(name: string, on: boolean) {
  await platform.database.query(`UPDATE market SET switches = switches || $1 WHERE code = 'VN'`, [
    JSON.stringify({ [name]: on }),
  ]);
  platform.services.markets.forget();
}

describe('section 4: registration with a mobile number', () => {
  test('makes a member under a drawn name, whose number is the one that was proved', async () => {
    const mobileNum = people.freshNumber();
    const reply = await people.withNumber({ mobileNum, nickname: 'Minh Vân' });
    expect(reply.value).toMatchObject({ state: 'signedIn', nickname: 'Minh Vân', customerType: 0 });
    const [member] = await membersWith(mobileNum);
    expect(member).toMatchObject({ account: expect.stringMatching(/^m\d{9}$/), password_changed_at: new Date(now) });
    expect(member?.account).not.toContain(mobileNum.slice(-4));
    expect(await isPassword('ngua chay 2026', String(member?.password_hash))).toBe(true);
    expect(reply.cookies).toHaveProperty('__Host-unisite');
  });

  test.each(['0%s', '%s', ' 0%s '])('takes the number as people write it: %j', async (form) => {
    const bare = people.freshNumber().slice(1);
    const verificationCode = await people.codeFor(`0${bare}`);
    expect(refusalCode(await people.withNumber({ mobileNum: form.replace('%s', bare), verificationCode }))).toBe('OK');
    expect(await membersWith(`0${bare}`)).toHaveLength(1);
  });

  test('also between spaces, dots and brackets, and with the code of the country', async () => {
    const bare = people.freshNumber().slice(1);
    const mobileNum = `(0${bare.slice(0, 2)}) ${bare.slice(2, 5)}-${bare.slice(5, 7)}.${bare.slice(7)}`;
    const verificationCode = await people.codeFor(`0${bare}`);
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode, countryDialingCode: '+84' }))).toBe('OK');
  });

  test('without passwords where the switch is off: there is one that nobody knows', async () => {
    await setSwitch('mobilePasswordRegistration', false);
    try {
      const mobileNum = people.freshNumber();
      expect(refusalCode(await people.withNumber({ mobileNum, password: 'not asked', confirmPassword: 'for' }))).toBe(
        'OK',
      );
      const [member] = await membersWith(mobileNum);
      expect(member).toMatchObject({
        password_changed_at: null,
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      });
      expect(await isPassword('not asked', String(member?.password_hash))).toBe(false);
    } finally {
      await setSwitch('mobilePasswordRegistration', true);
    }
  });

  test('is refused where the switch is off', async () => {
    await setSwitch('mobileRegistration', false);
    try {
      expect(refusalCode(await people.withNumber({ verificationCode: '123456' }))).toBe('SWITCHED_OFF');
    } finally {
      await setSwitch('mobileRegistration', true);
    }
  });

  test('is for adults, and for persons, before the code is looked at', async () => {
    const mobileNum = people.freshNumber();
    const verificationCode = await people.codeFor(mobileNum);
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode, adult: false }))).toBe('ADULTS_ONLY');
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode, verification: undefined }))).toBe(
      'HUMAN_CHECK_REQUIRED',
    );
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode, affiliateCode: 'nobodys' }))).toBe(
      'AFFILIATE_CODE_INVALID',
    );
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode }))).toBe('OK');
  });
});

describe('section 5: the verification code is required on the mobile tab', () => {
  test.each([
    ['nothing', '', 'Verification code cannot be empty'],
    ['spaces', '   ', 'Verification code cannot be empty'],
    ['five digits', '12345', '6 - 9 digits only.'],
    ['ten digits', '1234567890', '6 - 9 digits only.'],
    ['letters', 'abcdef', '6 - 9 digits only.'],
    ['digits of another script', '١٢٣٤٥٦', '6 - 9 digits only.'],
    ['emoji', '😀😀😀😀😀😀', '6 - 9 digits only.'],
    ['combining marks', '12345\u0301', '6 - 9 digits only.'],
    ['script', '<b>1</b>', '6 - 9 digits only.'],
    ['a zero byte', '12345\u0000', 'This has characters that cannot be used.'],
  ])('%s is none', async (_name, verificationCode, sentence) => {
    const reply = await people.withNumber({ verificationCode });
    expect([refusalCode(reply), fieldsOf(reply)]).toEqual(['BAD_REQUEST', { verificationCode: sentence }]);
  });

  test('a long one is refused by the contract, a megabyte before that (section 9) [9.code.length]', async () => {
    expect(refusalCode(await people.withNumber({ verificationCode: '1'.repeat(256) }))).toBe('BAD_REQUEST');
    expect([400, 413]).toContain((await people.withNumber({ verificationCode: '1'.repeat(2 ** 20) })).status);
  });

  test.each([
    ['nothing', '', 'BAD_REQUEST'],
    ['letters', 'abcdefghi', 'BAD_REQUEST'],
    ['emoji', '😀😀😀😀😀😀😀😀😀', 'BAD_REQUEST'],
    ['a landline', '0241234567', 'MOBILE_INVALID'],
  ])('a number is not %s', async (_name, mobileNum, code) => {
    const reply = await people.withNumber({ mobileNum, verificationCode: '123456' });
    expect([refusalCode(reply), Object.keys(fieldsOf(reply))]).toEqual([code, ['mobileNum']]);
  });
});

describe('codes', () => {
  test('that are wrong make nobody, and are written down', async () => {
    const mobileNum = people.freshNumber();
    const code = await people.codeFor(mobileNum);
    const reply = await people.withNumber({ mobileNum, verificationCode: otherThan(code) });
    expect([reply.status, refusalCode(reply), Object.keys(fieldsOf(reply))]).toEqual([
      401,
      'WRONG_CODE',
      ['verificationCode'],
    ]);
    expect(await membersWith(mobileNum)).toEqual([]);
    const [event] = await platform.database.query('SELECT kind, about FROM security_event ORDER BY id DESC LIMIT 1');
    expect(event).toEqual({ kind: 'registrationRefused', about: 'mobile WRONG_CODE' });
  });

  test('are tried five times', async () => {
    const mobileNum = people.freshNumber();
    const code = await people.codeFor(mobileNum);
    for (let i = 0; i < 5; i += 1)
      expect(refusalCode(await people.withNumber({ mobileNum, verificationCode: otherThan(code) }))).toBe('WRONG_CODE');
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode: code }))).toBe('WRONG_CODE');
  });

  test('expire after ten minutes', async () => {
    const mobileNum = people.freshNumber();
    const verificationCode = await people.codeFor(mobileNum);
    now += 10 * MINUTE;
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode }))).toBe('WRONG_CODE');
  });

  test('are void when the next one came', async () => {
    const mobileNum = people.freshNumber();
    const first = await people.codeFor(mobileNum);
    now += MINUTE;
    const second = await people.codeFor(mobileNum);
    if (first !== second)
      expect(refusalCode(await people.withNumber({ mobileNum, verificationCode: first }))).toBe('WRONG_CODE');
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode: second }))).toBe('OK');
  });

  test('that were stolen are good for their own number only', async () => {
    const [mine, theirs] = [people.freshNumber(), people.freshNumber()];
    const stolen = await people.codeFor(theirs);
    expect(refusalCode(await people.withNumber({ mobileNum: mine, verificationCode: stolen }))).toBe('WRONG_CODE');
    expect(await membersWith(mine)).toEqual([]);
  });

  test('that were used are good no more, also at once', async () => {
    const mobileNum = people.freshNumber();
    const verificationCode = await people.codeFor(mobileNum);
    const replies = await Promise.all([1, 2, 3].map(() => people.withNumber({ mobileNum, verificationCode })));
    expect(replies.map(refusalCode).sort()).toEqual(['OK', 'WRONG_CODE', 'WRONG_CODE']);
    expect(refusalCode(await people.withNumber({ mobileNum, verificationCode }))).toBe('WRONG_CODE');
    expect(await membersWith(mobileNum)).toHaveLength(1);
  });

  test('are asked for by the page, and lead to a member', async () => {
    const mobileNum = people.freshNumber();
    const request = { mobileNum, countryDialingCode: '84', verification: await people.proof() };
    expect((await platform.call(registerSms, request, people.at())).value).toEqual({ expiredMinutes: 10 });
  });

  test('are asked for where the user name tab alone wants them, too', async () => {
    await setSwitch('mobileRegistration', false);
    await setSwitch('smsRegistrationVerification', true);
    try {
      const ask = async () =>
        platform.call(
          registerSms,
          { mobileNum: people.freshNumber(), countryDialingCode: '84', verification: await people.proof() },
          people.at(),
        );
      expect(refusalCode(await ask())).toBe('OK');
      await setSwitch('usernameRegistration', false);
      expect(refusalCode(await ask())).toBe('SWITCHED_OFF');
    } finally {
      await setSwitch('mobileRegistration', true);
      await setSwitch('usernameRegistration', true);
      await setSwitch('smsRegistrationVerification', false);
    }
  });
});

describe('a number that somebody has', () => {
  test('is told to be taken only to who proved it', async () => {
    const mobileNum = people.freshNumber();
    const verificationCode = await people.codeFor(mobileNum);
    const { id } = await createMember(platform.database, {
      account: people.freshName(),
      nickname: 'x',
      passwordHash: '-',
      customerType: 0,
      marketCode: 'VN',
    });
    await platform.database.query('UPDATE member SET mobile = $2 WHERE id = $1', [id, e164(mobileNum)]);
    const stranger = await people.withNumber({ mobileNum, verificationCode: otherThan(verificationCode) });
    expect(refusalCode(stranger)).toBe('WRONG_CODE');
    const owner = await people.withNumber({ mobileNum, verificationCode });
    expect([refusalCode(owner), fieldsOf(owner)]).toEqual([
      'MOBILE_TAKEN',
      { mobileNum: 'This mobile number is already registered.' },
    ]);
    const [{ wallets } = { wallets: '' }] = await platform.database.query<{ wallets: string }>(
      'SELECT count(*) AS wallets FROM account WHERE kind = $1 AND owner NOT IN (SELECT id::text FROM member)',
      ['member'],
    );
    expect(wallets).toBe('0');
  });
});

describe('idempotency', () => {
  test('a repeated call takes the code once and gets the first answer', async () => {
    const options = { headers: { 'idempotency-key': `mobile-${now}` } };
    const mobileNum = people.freshNumber();
    const request = {
      mobileNum,
      verificationCode: await people.codeFor(mobileNum),
      verification: await people.proof(),
    };
    const first = await people.withNumber(request, options);
    const second = await people.withNumber(request, options);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.value).toEqual({ ...first.value, token: expect.any(String) });
    expect(second.cookies).toHaveProperty('__Host-unisite');
    expect(await membersWith(mobileNum)).toHaveLength(1);
  });

  test('a key of one tab is not one of the other', async () => {
    const options = { headers: { 'idempotency-key': `tabs-${now}` } };
    expect(refusalCode(await people.withNumber({}, options))).toBe('OK');
    expect(refusalCode(await people.withName({}, options))).toBe('CONFLICT');
    expect(register.path).not.toBe(registerMobile.path);
  });
});
