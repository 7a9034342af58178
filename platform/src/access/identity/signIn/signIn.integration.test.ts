import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  balance,
  firstLogin,
  inbox,
  login,
  loginInfo,
  logout,
  memberInfo,
  type RequestOf,
  sessionKey,
} from '@unisite/shared/contract';
import { seal } from '../../../testing/seal.ts';
import { type CallOptions, provideProof, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

const MINUTE = 60_000;
let now = new Date('2026-03-02T03:00:00Z').getTime();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  const passwordHash = await hashPassword('Demo1234');
  for (const [account, customerType, marketCode] of [
    ['minh', 0, 'VN'],
    ['daily', 1, 'VN'],
    ['tong', 2, 'VN'],
    ['anna', 0, 'INT'],
    ['lan', 0, 'VN'],
    ['khoa', 0, 'VN'],
  ] as const) {
    await createMember(platform.database, { account, nickname: account, passwordHash, customerType, marketCode });
  }
});

afterAll(() => platform?.close());

const tryLogin = async (request: Partial<RequestOf<typeof login>> = {}, options: CallOptions = {}) => {
  const verification = await provideProof(platform.services);
  const whole = { username: 'minh', password: 'Demo1234', type: 'username', verification, ...request } as const;
  return platform.call(login, whole, options);
};
const code = async (reply: Promise<{ envelope: { success: boolean } }>) => {
  const { envelope } = await reply;
  return 'code' in envelope ? envelope.code : 'OK';
};
const events = (account: string) =>
  platform.database.query<{ kind: string }>(
    'SELECT e.kind FROM security_event e JOIN member m ON m.id = e.member_id WHERE m.account = $1 ORDER BY e.id',
    [account],
  );

describe('signing in', () => {
  test('answers who it is, and puts the secret where scripts cannot read it [3.login.response]', async () => {
    const reply = await tryLogin({ username: ' MINH ' });
    expect(reply.value).toMatchObject({
      account: 'minh',
      customerType: 0,
      firstTimeLogin: true,
      passwordExpired: false,
    });
    const cookie = reply.cookies['__Host-unisite'];
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(JSON.stringify(reply.value)).not.toContain(cookie?.value);
  });

  test('section 4: is the first until the page has said so, and greets in the inbox once [4.after.first]', async () => {
    const signIn = () => platform.signIn('minh', 'Demo1234');
    await tryLogin();
    const { headers, session } = await signIn();
    expect(session.firstTimeLogin).toBe(true);
    await Promise.all([1, 2, 3].map(() => platform.call(firstLogin, {}, { headers })));
    expect((await platform.call(inbox, {}, { headers })).value.rows.map(({ title }) => title)).toEqual([
      'Chào mừng bạn đến với Unisite',
    ]);
    expect((await signIn()).session.firstTimeLogin).toBe(false);
  });

  test('keeps only hashes of passwords and sessions', async () => {
    const secret = (await tryLogin()).cookies['__Host-unisite']?.value ?? '';
    const rows = await platform.database.query<{ text: string }>(
      `SELECT string_agg(s::text, '') || (SELECT string_agg(m::text, '') FROM member m) AS text FROM session s`,
    );
    expect(rows[0]?.text).not.toContain(secret);
    expect(rows[0]?.text).not.toContain('Demo1234');
    expect(rows[0]?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('says the same for a wrong password, an unknown account and one of another market', async () => {
    const answers = await Promise.all([
      tryLogin({ password: 'wrong' }),
      tryLogin({ username: 'nobody' }),
      tryLogin({ username: 'anna' }),
    ]);
    expect(new Set(answers.map(({ status, envelope }) => `${status} ${JSON.stringify(envelope)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 401,
      envelope: { code: 'WRONG_CREDENTIALS', message: 'Tài khoản hoặc mật khẩu không chính xác.' },
    });
    expect((await tryLogin({ username: 'anna' }, { host: 'int.localhost' })).status).toBe(200);
  });

  test('names the fields that are missing, in the language of the page [4.login.submit] [5.login.name]', async () => {
    const reply = await tryLogin({ username: '  ', password: '' }, { headers: { 'x-language': 'en' } });
    expect(reply).toMatchObject({
      status: 400,
      envelope: {
        code: 'BAD_REQUEST',
        fields: { username: 'This may not be empty.', password: 'This may not be empty.' },
      },
    });
  });

  test('lets only agents in at the agents’ page [4.agent.mode] [6.agent.login]', async () => {
    expect(await code(tryLogin({ agentMode: true }))).toBe('NOT_AN_AGENT');
    expect(await code(tryLogin({ agentMode: true, username: 'daily' }))).toBe('OK');
    expect(await code(tryLogin({ agentMode: true, username: 'tong' }))).toBe('OK');
    expect(await code(tryLogin({ agentMode: true, password: 'wrong' }))).toBe('WRONG_CREDENTIALS');
  });

  test('tells a closed account so only with the right password', async () => {
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE account = 'khoa'`);
    expect(await code(tryLogin({ username: 'khoa', password: 'wrong' }))).toBe('WRONG_CREDENTIALS');
    expect(await code(tryLogin({ username: 'khoa' }))).toBe('ACCOUNT_CLOSED');
    expect(await events('khoa')).toEqual([{ kind: 'signInRefused' }, { kind: 'accountClosed' }]);
  });

  test('remembers the name for a day when asked to, and nothing else', async () => {
    const cookie = (await tryLogin({ remember: true })).cookies['unisite-last'];
    expect(cookie).toMatchObject({ value: 'minh', maxAge: 86_400 });
    expect((await tryLogin()).cookies['unisite-last']).toMatchObject({ value: '' });
  });

  test('on plain http of another machine the cookie is an ordinary one', async () => {
    await platform.database.query(`INSERT INTO market_domain (domain, market_code) VALUES ('192.168.1.9', 'VN')`);
    platform.services.markets.forget();
    const reply = await tryLogin({}, { host: '192.168.1.9:3000' });
    expect(reply.cookies.unisite).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(reply.cookies.unisite).not.toHaveProperty('secure');
  });
});

describe('guessing', () => {
  test('costs a growing wait for this account from this address', async () => {
    const wrong = () => tryLogin({ username: 'lan', password: 'wrong' });
    for (let i = 0; i < 4; i += 1) expect(await code(wrong())).toBe('WRONG_CREDENTIALS');
    const refused = await tryLogin({ username: 'lan' });
    expect(refused).toMatchObject({
      status: 429,
      envelope: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '1' },
    });
    now += 1_000;
    expect(await code(wrong())).toBe('WRONG_CREDENTIALS');
    expect((await wrong()).headers['retry-after']).toBe('2');
    now += 2_000;
    expect(await code(tryLogin({ username: 'lan' }))).toBe('OK');
    expect(await code(wrong())).toBe('WRONG_CREDENTIALS');
  });

  test('takes as much work for an account that does not exist', async () => {
    // Processor time of this process, in milliseconds: other load on the machine does not count.
    const work = async (username: string) => {
      const before = process.cpuUsage();
      await tryLogin({ username, password: 'wrong again' });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await work('warm-up');
    let [known, unknown] = [0, 0];
    for (let i = 0; i < 3; i += 1) {
      known += await work('tong');
      unknown += await work('no-such-account');
    }
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) * 0.8);
    expect(unknown).toBeGreaterThan(12);
  });
});

describe('a session', () => {
  test('needs the cookie and the handle together [6.member.token]', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    const other = await platform.signIn('daily', 'Demo1234');
    const { cookie = '', authorization = '' } = headers;
    expect(await code(platform.call(memberInfo, {}, { headers }))).toBe('OK');
    for (const part of [
      {},
      { cookie },
      { authorization },
      { cookie, authorization: other.headers.authorization ?? '' },
    ]) {
      expect(await code(platform.call(memberInfo, {}, { headers: part }))).toBe('UNAUTHENTICATED');
    }
  });

  test('is of one market', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    expect(await code(platform.call(memberInfo, {}, { headers, host: 'int.localhost' }))).toBe('UNAUTHENTICATED');
  });

  test('ends after half an hour without a call, and not while there are calls', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    for (let i = 0; i < 4; i += 1) {
      now += 20 * MINUTE;
      expect(await code(platform.call(balance, {}, { headers }))).toBe('OK');
    }
    now += 31 * MINUTE;
    expect(await code(platform.call(balance, {}, { headers }))).toBe('SESSION_EXPIRED');
    expect(await code(platform.call(balance, {}, { headers }))).toBe('SESSION_EXPIRED');
  });

  test('ends after twelve hours in any case', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    for (let i = 0; i < 35; i += 1) {
      now += 20 * MINUTE;
      expect(await code(platform.call(balance, {}, { headers }))).toBe('OK');
    }
    now += 21 * MINUTE;
    expect(await code(platform.call(balance, {}, { headers }))).toBe('SESSION_EXPIRED');
  });

  test('ends when its member signs out', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    const reply = await platform.call(logout, {}, { headers });
    expect(reply.cookies['__Host-unisite']).toMatchObject({ value: '' });
    expect(await code(platform.call(balance, {}, { headers }))).toBe('SESSION_EXPIRED');
  });

  test('ends when the same browser signs in again, with a new secret', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    const again = await platform.signIn('minh', 'Demo1234', { headers: { cookie: headers.cookie ?? '' } });
    expect(again.headers.cookie).not.toBe(headers.cookie);
    expect(await code(platform.call(balance, {}, { headers }))).toBe('SESSION_EXPIRED');
    expect(await code(platform.call(balance, {}, { headers: again.headers }))).toBe('OK');
  });

  test('ends when its account is closed', async () => {
    const { headers } = await platform.signIn('tong', 'Demo1234');
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE account = 'tong'`);
    expect(await code(platform.call(balance, {}, { headers }))).toBe('SESSION_EXPIRED');
  });

  test('knows when its member signed in before [4.after.first]', async () => {
    const before = now;
    await platform.signIn('daily', 'Demo1234');
    now += MINUTE;
    const { headers } = await platform.signIn('daily', 'Demo1234');
    now += MINUTE;
    await platform.signIn('daily', 'Demo1234'); // later, elsewhere
    expect((await platform.call(loginInfo, {}, { headers })).value).toEqual({
      lastLoginAt: new Date(before).toISOString(),
      lastLoginIp: '127.0.0.1',
      passwordExpired: false,
    });
  });
});

describe('a sealed body', () => {
  const send = async (body: unknown) => {
    const response = await platform.app.inject({
      method: 'POST',
      url: login.path,
      headers: { host: 'int.localhost', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return response.json<{ code?: string; success: boolean }>().code ?? 'OK';
  };
  const key = async () => (await platform.call(sessionKey, {})).value;
  // The market without the slide step: the same body is sent repeatedly.
  const body: RequestOf<typeof login> = { username: 'anna', password: 'Demo1234', type: 'username' };

  test('is the only way in [7.sealed]', async () => {
    expect(await send(body)).toBe('SEAL_BROKEN');
    expect(await send({})).toBe('SEAL_BROKEN');
    expect(await send(seal(login, await key(), body, { at: now }))).toBe('OK');
  });

  test('works once, within five minutes', async () => {
    const sealed = seal(login, await key(), body, { at: now });
    expect(await send(sealed)).toBe('OK');
    expect(await send(sealed)).toBe('SEAL_BROKEN');
    expect(await send(seal(login, await key(), body, { at: now, nonce: 'the same nonce twice' }))).toBe('OK');
    expect(await send(seal(login, await key(), body, { at: now, nonce: 'the same nonce twice' }))).toBe('SEAL_BROKEN');
    expect(await send(seal(login, await key(), body, { at: now - 6 * MINUTE }))).toBe('SEAL_BROKEN');
    expect(await send(seal(login, await key(), body, { at: now + 6 * MINUTE }))).toBe('SEAL_BROKEN');
  });

  test('is bound to its key, its path and its every bit', async () => {
    const good = await key();
    expect(await send(seal(login, { ...good, keyId: 'retired' }, body, { at: now }))).toBe('SEAL_BROKEN');
    expect(await send(seal({ ...login, path: '/wps/session/login/verification' }, good, body, { at: now }))).toBe(
      'SEAL_BROKEN',
    );
    const sealed = seal(login, good, body, { at: now });
    for (const field of ['ephemeral', 'iv', 'ciphertext'] as const) {
      const bytes = Buffer.from(sealed[field], 'base64url');
      bytes.writeUInt8(bytes.readUInt8(5) ^ 1, 5);
      expect(await send({ ...sealed, [field]: bytes.toString('base64url') })).toBe('SEAL_BROKEN');
      expect(await send({ ...sealed, [field]: '' })).toBe('SEAL_BROKEN');
    }
    expect(await send({ ...sealed, ephemeral: Buffer.alloc(32).toString('base64url') })).toBe('SEAL_BROKEN');
  });

  test('opens on a second process as well', async () => {
    const other = await testPlatform({ clock: () => new Date(now), database: platform });
    try {
      expect((await other.call(sessionKey, {})).value).toEqual(await key());
      expect((await other.call(login, body, { host: 'int.localhost' })).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
