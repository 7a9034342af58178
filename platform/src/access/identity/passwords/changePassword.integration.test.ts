import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  changePassword,
  inbox,
  login,
  memberInfo,
  passwordRule,
  type RequestOf,
  signInSettings,
} from '@unisite/shared/contract';
import { type CallOptions, type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createMember } from '../../members/index.ts';
import { readOutbox } from '../delivery/outbox.ts';
import { hashPassword } from './hashPassword.ts';

const INT: CallOptions = { host: 'int.localhost' };
const OLD = 'ngua chay 2025';
const NEW = 'tre xanh 47 doi';
const GIVEN_OUT = 'cap phat 8391';
const MINUTE = 60_000;

let now = Date.UTC(2026, 10, 20, 3);
let serial = 0;
let account = '';
let memberId = '';
let platform: TestPlatform;
const logged = jest.fn();

beforeAll(async () => {
  platform = await testPlatform({
    clock: () => new Date(now),
    settings: { identity: { ...testSettings.identity, defaultPassword: GIVEN_OUT } },
  });
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(platform.services.log, level).mockImplementation((...line) => void logged(...line));
  }
});
afterAll(() => platform?.close());
beforeEach(async () => {
  now += 24 * 60 * MINUTE;
  serial += 1;
  account = `changer${serial}`;
  const passwordHash = await hashPassword(OLD);
  const member = { account, nickname: 'Changer', passwordHash, customerType: 0, marketCode: 'INT' } as const;
  memberId = (await createMember(platform.database, member)).id;
  await platform.database.query('UPDATE member SET email = $2 WHERE id = $1', [memberId, `${account}@example.com`]);
});

const refusalCode = ({ envelope }: Reply<unknown>) => ('code' in envelope ? envelope.code : 'OK');
const fieldsOf = ({ envelope }: Reply<unknown>) => Object.keys('fields' in envelope ? (envelope.fields ?? {}) : {});
const signIn = (password: string) => platform.signIn(account, password, INT);
const signInCode = async (password: string) =>
  refusalCode(await platform.call(login, { username: account, password, type: 'username' }, INT));
const isIn = async ({ headers }: { headers: Record<string, string> }) =>
  (await platform.call(memberInfo, {}, { headers })).status === 200;
const change = (
  { headers }: { headers: Record<string, string> },
  request: Partial<RequestOf<typeof changePassword>> = {},
) =>
  platform.call(
    changePassword,
    { newPassword: NEW, confirmNewPassword: request.newPassword ?? NEW, ...request },
    { headers },
  );
const kinds = async () =>
  (
    await platform.database.query<{ kind: string }>(
      'SELECT kind FROM security_event WHERE member_id = $1 ORDER BY id',
      [memberId],
    )
  ).map(({ kind }) => kind);
const expirePassword = () =>
  platform.database.query('UPDATE member SET password_expired = true WHERE id = $1', [memberId]);
const ticketOf = async () => {
  const reply = await signIn(OLD);
  const [ticket, { headers }] = ['changeTicket' in reply.session ? String(reply.session.changeTicket) : '', reply];
  return { ticket, headers };
};

describe('section 5: change password, the old one typed', () => {
  test('the new one is good from then on, the old one is not', async () => {
    const session = await signIn(OLD);
    const reply = await change(session, { oldPassword: OLD });
    expect(reply.value).toMatchObject({ account, mustChangePassword: false, passwordExpired: false });
    expect([await signInCode(OLD), await signInCode(NEW)]).toEqual(['WRONG_CREDENTIALS', 'OK']);
    const [row] = await platform.database.query('SELECT password_changed_at AS at FROM member WHERE id = $1', [
      memberId,
    ]);
    expect(row).toEqual({ at: new Date(now) });
    expect(await kinds()).toContain('passwordChanged');
  });

  test('every other session ends, this one goes on under another secret and another handle', async () => {
    const [phone, here] = [await signIn(OLD), await signIn(OLD)];
    const reply = await change(here, { oldPassword: OLD });
    const secret = reply.cookies['__Host-unisite']?.value ?? '';
    const renewed = {
      ...here.headers,
      authorization: `Bearer ${reply.value.token}`,
      cookie: `__Host-unisite=${secret}`,
    };
    expect(reply.value.token).not.toBe(here.session.token);
    expect([await isIn(phone), await isIn({ headers: renewed }), await isIn(here)]).toEqual([false, true, false]);
    // halves of the old and the new credentials do not combine
    expect(await isIn({ headers: { ...renewed, authorization: String(here.headers.authorization) } })).toBe(false);
    expect(await isIn({ headers: { ...renewed, cookie: String(here.headers.cookie) } })).toBe(false);
  });

  test('remembered logins end, too', async () => {
    const reply = await platform.call(
      login,
      { username: account, password: OLD, type: 'username', remember: true },
      INT,
    );
    const cookie = Object.values(reply.cookies)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const remembered = async () =>
      (await platform.call(signInSettings, {}, { ...INT, headers: { cookie } })).value.remembered;
    expect(await remembered()).toEqual({ account });
    await change(await signIn(OLD), { oldPassword: OLD });
    expect(await remembered()).toBeNull();
  });

  test('the member is told in the inbox and by mail', async () => {
    const reply = await change(await signIn(OLD), { oldPassword: OLD });
    const headers = {
      host: 'int.localhost',
      authorization: `Bearer ${reply.value.token}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`,
      'x-language': 'vi',
    };
    const { rows } = (await platform.call(inbox, {}, { headers })).value;
    expect(rows[0]?.title).toBe('Mật khẩu của bạn đã được đổi');
    await platform.services.delivery.settled();
    const [mail] = await readOutbox(platform.database, `${account}@example.com`);
    expect(mail?.body).toContain('đã được đăng xuất');
    expect(mail?.body).not.toContain(NEW);
  });

  test('a wrong old one is refused, under its field, and makes the next wait, longer each time', async () => {
    const session = await signIn(OLD);
    for (let tries = 0; tries < 3; tries += 1) {
      const reply = await change(session, { oldPassword: 'not this one' });
      expect([refusalCode(reply), reply.status, fieldsOf(reply)]).toEqual(['WRONG_PASSWORD', 403, ['oldPassword']]);
    }
    const early = await change(session, { oldPassword: OLD });
    expect([refusalCode(early), early.headers['retry-after']]).toEqual(['TOO_MANY_REQUESTS', '1']);
    now += 1_000;
    await change(session, { oldPassword: 'nor this' });
    expect((await change(session, { oldPassword: OLD })).headers['retry-after']).toBe('2');
    now += 2_000;
    expect(refusalCode(await change(session, { oldPassword: OLD }))).toBe('OK');
    expect((await kinds()).filter((kind) => kind === 'passwordChangeRefused')).toHaveLength(4);
  });

  test('many wrong ones at once are no more than one by one', async () => {
    const session = await signIn(OLD);
    const codes = await Promise.all(
      Array.from({ length: 8 }, async (_none, i) => refusalCode(await change(session, { oldPassword: `guess ${i}` }))),
    );
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(3);
  });

  test('the old one is required [5.change.old]', async () => {
    const reply = await change(await signIn(OLD));
    expect([refusalCode(reply), fieldsOf(reply)]).toEqual(['BAD_REQUEST', ['oldPassword']]);
  });

  test('of two tabs that change it at once, one does', async () => {
    const session = await signIn(OLD);
    const [mine, other] = ['tre xanh 47 doi', 'song dai 93 nhip'];
    const replies = await Promise.all([
      change(session, { oldPassword: OLD, newPassword: mine }),
      change(session, { oldPassword: OLD, newPassword: other }),
    ]);
    const codes = replies.map(refusalCode);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.find((code) => code !== 'OK')).toMatch(/^(WRONG_PASSWORD|UNAUTHENTICATED)$/);
    const winner = codes[0] === 'OK' ? mine : other;
    expect(await signInCode(winner)).toBe('OK');
  });
});

describe('section 5: the new one', () => {
  test('has to be typed twice alike [5.change.repeat]', async () => {
    const reply = await change(await signIn(OLD), { oldPassword: OLD, confirmNewPassword: `${NEW} ` });
    expect([refusalCode(reply), fieldsOf(reply)]).toEqual(['PASSWORDS_DIFFER', ['confirmNewPassword']]);
  });

  test('has to be another one; who does not know the old one is not told that it is', async () => {
    const session = await signIn(OLD);
    const same = await change(session, { oldPassword: OLD, newPassword: OLD });
    expect([refusalCode(same), fieldsOf(same)]).toEqual(['PASSWORD_SAME', ['newPassword']]);
    expect(refusalCode(await change(session, { oldPassword: 'not this one', newPassword: OLD }))).toBe(
      'WRONG_PASSWORD',
    );
  });

  test('is not one that is tried first, the account’s own name or the one that is given out', async () => {
    const session = await signIn(OLD);
    for (const newPassword of ['password1', 'Matkhau123', `${account}!`, '12345678', GIVEN_OUT]) {
      const reply = await change(session, { oldPassword: OLD, newPassword });
      expect([newPassword, refusalCode(reply), fieldsOf(reply)]).toEqual([
        newPassword,
        'PASSWORD_TOO_COMMON',
        ['newPassword'],
      ]);
    }
  });

  test.each([
    ['seven characters', 'Zq8#fT2'],
    ['65 characters', 'Zq8#fT2mw'.repeat(8).slice(0, 65)],
    ['a control character', 'Zq8#fT2m\u0007'],
  ])('of %s does not fit', async (_name, newPassword) => {
    const reply = await change(await signIn(OLD), { oldPassword: OLD, newPassword });
    expect([refusalCode(reply), fieldsOf(reply)]).toEqual(['BAD_REQUEST', ['newPassword']]);
  });

  test('of half of a character does not fit, nor does its repetition', async () => {
    const reply = await change(await signIn(OLD), { oldPassword: OLD, newPassword: 'Zq8#fT2m\ud83d' });
    expect([refusalCode(reply), fieldsOf(reply)]).toEqual(['BAD_REQUEST', ['confirmNewPassword', 'newPassword']]);
  });

  test.each(['Zq8#fT2m', 'mưa rào trên mái ngói 😀', 'Zq8#fT2m'.repeat(8), '  khoảng trắng ở hai đầu  '])(
    'may be %j',
    async (newPassword) => {
      expect(refusalCode(await change(await signIn(OLD), { oldPassword: OLD, newPassword }))).toBe('OK');
      expect(await signInCode(newPassword)).toBe('OK');
    },
  );

  test('is the same however the keyboard makes its accents', async () => {
    const newPassword = 'mưa rào trên mái ngói'.normalize('NFD');
    await change(await signIn(OLD), { oldPassword: OLD, newPassword });
    expect(await signInCode(newPassword.normalize('NFC'))).toBe('OK');
  });

  test('is like the market’s registration asks, within the bounds [5.change.new]', async () => {
    expect((await platform.call(passwordRule, {}, INT)).value).toEqual({
      acceptedPattern: '*',
      patternId: 0,
      minLength: 8,
      maxLength: 64,
    });
    expect((await platform.call(passwordRule, {})).value).toMatchObject({ patternId: 5, minLength: 8, maxLength: 64 });
  });
});

describe('section 4: a password that has to be changed', () => {
  test('is changed with the ticket of the sign-in, without typing it again [5.change.known]', async () => {
    await expirePassword();
    const session = await ticketOf();
    const { ticket } = session;
    expect(refusalCode(await change(session, { ticket, newPassword: OLD }))).toBe('PASSWORD_SAME');
    const reply = await change(session, { ticket });
    expect(reply.value).toMatchObject({ mustChangePassword: false, passwordExpired: false });
    expect((await signIn(NEW)).session).toMatchObject({ mustChangePassword: false, passwordExpired: false });
  });

  test('the ticket is good once', async () => {
    await expirePassword();
    const session = await ticketOf();
    const { ticket } = session;
    const replies = await Promise.all([
      change(session, { ticket }),
      change(session, { ticket, newPassword: 'song dai 93 nhip' }),
    ]);
    expect(replies.map(refusalCode).filter((code) => code === 'OK')).toHaveLength(1);
    const [done] = replies.filter((reply) => refusalCode(reply) === 'OK');
    const headers = {
      host: 'int.localhost',
      authorization: `Bearer ${done?.value.token}`,
      cookie: `__Host-unisite=${done?.cookies['__Host-unisite']?.value}`,
    };
    expect(refusalCode(await change({ headers }, { ticket, newPassword: 'gio mua 58 thang' }))).toBe('TICKET_EXPIRED');
  });

  test('the ticket is good for five minutes, in its own session, for its own member', async () => {
    await expirePassword();
    const [first, second] = [await ticketOf(), await ticketOf()];
    expect(refusalCode(await change(second, { ticket: first.ticket }))).toBe('TICKET_EXPIRED');
    expect(refusalCode(await change(second, { ticket: 'made up' }))).toBe('TICKET_EXPIRED');
    expect(refusalCode(await change(second, { ticket: '' }))).toBe('TICKET_EXPIRED');
    now += 5 * MINUTE;
    expect(refusalCode(await change(second, { ticket: second.ticket }))).toBe('TICKET_EXPIRED');
    // submitted again, it succeeds
    expect(refusalCode(await change(second, { oldPassword: OLD }))).toBe('OK');
  });

  test('one that is given out has to be changed as well (section 9) [4.after.default] [9.password.default]', async () => {
    const hash = await hashPassword(GIVEN_OUT);
    await platform.database.query('UPDATE member SET password_hash = $2 WHERE id = $1', [memberId, hash]);
    const { session, headers } = await signIn(GIVEN_OUT);
    expect(session.mustChangePassword).toBe(true);
    expect(refusalCode(await change({ headers }, { oldPassword: GIVEN_OUT }))).toBe('OK');
  });
});

test('nobody changes a password without being signed in', async () => {
  expect((await change({ headers: { host: 'int.localhost' } }, { oldPassword: OLD })).status).toBe(401);
});

test('section 3: no typed password is in any table or any line of the log [3.session.password]', async () => {
  const [wrong, fresh] = ['quyet khong dung 61', 'khong ai biet 2791'];
  const session = await signIn(OLD);
  await change(session, { oldPassword: wrong, newPassword: fresh });
  await change(session, { oldPassword: OLD, newPassword: fresh });
  await signInCode(wrong);
  await platform.services.delivery.settled();
  const tables = await platform.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    for (const typed of [wrong, fresh, OLD]) {
      const rows = await platform.database.query(`SELECT FROM "${name}" t WHERE strpos(t::text, $1) > 0`, [typed]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  }
  const lines = JSON.stringify(logged.mock.calls);
  for (const typed of [wrong, fresh, OLD]) expect(lines).not.toContain(typed);
});
