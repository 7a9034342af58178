import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { operatorRoles } from '@unisite/shared/contract/operatorRoles';
import {
  matrix,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
  operatorVerify,
  pendingActs,
} from '@unisite/shared/contract/operators';
import { codeAt } from '../../foundation/crypto/totp.ts';
import { type Browser, type TestOperators, testOperators } from '../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let operators: TestOperators;
let now = Date.parse('2026-11-20T03:00:00Z');
const clock = () => new Date(now);
const seconds = (count: number) => {
  now += count * 1000;
};
const minutes = (count: number) => seconds(60 * count);

/** Each test has its own operator, and addresses without failures. */
let serial = 0;
let account = '';
const password = 'a long enough password';
const address = () => {
  serial += 1;
  return `192.0.2.${serial}`;
};

beforeAll(async () => {
  platform = await testPlatform({ clock });
  operators = await testOperators(platform);
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});
beforeEach(async () => {
  minutes(30);
  serial += 1;
  account = `op${serial}`;
  await operators.add(account, password);
});

const sessionCookie = '__Host-unisite-ops';
const stepCookie = '__Host-unisite-ops-step';
const signIn = (browser: Browser, typed = password, who = account) =>
  browser.call(operatorSignIn, { account: who, password: typed });
const verify = (browser: Browser, code: string) => browser.call(operatorVerify, { code });
const asks = (browser: Browser, headers?: Record<string, string>) => browser.call(pendingActs, {}, headers);
const kinds = async () =>
  (
    await platform.database.query<{ kind: string }>(
      'SELECT a.kind FROM operator_audit a JOIN operator o ON o.id = a.operator_id WHERE o.account = $1 ORDER BY a.id',
      [account],
    )
  ).map(({ kind }) => kind);

describe('signing in', () => {
  test('the first time enrols an authenticator, from then on its code is asked for', async () => {
    const browser = operators.browser(address());
    const first = (await signIn(browser)).value;
    if (first.step !== 'enrol') throw new Error('no enrolment');
    expect(first.uri).toContain(`otpauth://totp/Unisite:${account}?`);
    expect(first.uri).toContain(`secret=${first.secret}`);
    expect((await asks(browser)).status).toBe(401);

    const info = (await verify(browser, codeAt(first.secret, clock()))).value;
    expect(info).toEqual({
      account,
      name: `Operator ${account}`,
      roles: operatorRoles,
      idleUntil: new Date(now + 15 * 60_000).toISOString(),
      until: new Date(now + 8 * 3_600_000).toISOString(),
      timeZone: 'Asia/Ho_Chi_Minh',
      zoneName: { vi: 'giờ Việt Nam', en: 'Vietnam time' },
    });
    expect((await asks(browser)).status).toBe(200);
    expect(browser.cookies.has(stepCookie)).toBe(false);
    expect(browser.attributes.get(sessionCookie)).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(browser.attributes.get(sessionCookie)).not.toHaveProperty('domain');

    minutes(1);
    const other = operators.browser(address());
    expect((await signIn(other)).value).toEqual({ step: 'code' });
    expect((await verify(other, codeAt(first.secret, clock()))).status).toBe(200);
    expect(await kinds()).toEqual(['passwordTaken', 'enrolled', 'signedIn', 'passwordTaken', 'signedIn']);
  });

  test('keeps nothing that opens anything: secrets are hashed or sealed', async () => {
    const browser = operators.browser(address());
    const secret = await browser.signIn(account, password);
    const [row] = await platform.database.query<{ totp: Buffer; hash: string; session: Buffer }>(
      `SELECT o.totp_secret AS totp, o.password_hash AS hash, s.secret_hash AS session
       FROM operator o JOIN operator_session s ON s.operator_id = o.id WHERE o.account = $1`,
      [account],
    );
    expect(row?.totp.toString('latin1')).not.toContain(secret);
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(row?.session.toString('base64url')).not.toBe(browser.cookies.get(sessionCookie));
  });

  test('a name is taken as it is meant', async () => {
    expect((await signIn(operators.browser(address()), password, ` ${account.toUpperCase()} `)).status).toBe(200);
  });

  test('an account that there is not, a closed one and a wrong password get the same answer', async () => {
    await platform.database.query(
      `INSERT INTO operator (account, name, password_hash, state) SELECT $1, name, password_hash, 'closed' FROM operator WHERE account = $2`,
      [`${account}-closed`, account],
    );
    const answers = await Promise.all([
      signIn(operators.browser(address()), 'wrong'),
      signIn(operators.browser(address()), password, 'nobody'),
      signIn(operators.browser(address()), password, `${account}-closed`),
    ]);
    for (const { status, envelope } of answers) {
      expect({ status, envelope }).toEqual({
        status: 401,
        envelope: {
          success: false,
          code: 'WRONG_CREDENTIALS',
          message: 'Incorrect account or password.',
          messages: { vi: 'Tài khoản hoặc mật khẩu không chính xác.', en: 'Incorrect account or password.' },
        },
      });
    }
    expect(await kinds()).toEqual(['passwordRefused']);
  });

  test('a wrong code is refused, the fifth asks for the password again', async () => {
    const browser = operators.browser(address());
    const secret = await browser.signIn(account, password);
    minutes(1);
    const wrong = async () => {
      const right = codeAt(secret, clock());
      return verify(browser, right === '000000' ? '000001' : '000000');
    };
    await signIn(browser);
    for (let count = 0; count < 4; count += 1) {
      expect((await wrong()).envelope).toMatchObject({ code: 'WRONG_CODE' });
      seconds(2);
    }
    expect((await wrong()).envelope).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    seconds(20);
    expect((await verify(browser, codeAt(secret, clock()))).envelope).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    await signIn(browser);
    expect((await verify(browser, codeAt(secret, clock()))).status).toBe(200);
    expect((await kinds()).filter((kind) => kind === 'codeRefused')).toHaveLength(5);
  });

  test('a code is taken once, by whichever browser, and none before it', async () => {
    const browser = operators.browser(address());
    const secret = await browser.signIn(account, password);
    const [one, two] = [operators.browser(address()), operators.browser(address())];
    minutes(1);
    const code = codeAt(secret, clock());
    await signIn(one);
    await signIn(two);
    const answers = await Promise.all([verify(one, code), verify(two, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const other = answers[0]?.status === 200 ? two : one;
    expect((await verify(other, code)).envelope).toMatchObject({ code: 'WRONG_CODE' });
    const before = codeAt(secret, new Date(now - 30_000));
    if (before !== code) expect((await verify(other, before)).envelope).toMatchObject({ code: 'WRONG_CODE' });
    seconds(30);
    expect((await verify(other, codeAt(secret, clock()))).status).toBe(200);
  });

  test('of two browsers that enrol at once the first one wins', async () => {
    const [one, two] = [operators.browser(address()), operators.browser(address())];
    const [first, second] = [(await signIn(one)).value, (await signIn(two)).value];
    if (first.step !== 'enrol' || second.step !== 'enrol') throw new Error('no enrolment');
    expect((await verify(two, codeAt(second.secret, clock()))).status).toBe(200);
    expect((await verify(one, codeAt(first.secret, clock()))).envelope).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect((await signIn(one)).value).toEqual({ step: 'code' });
  });

  test('there are five minutes for the code', async () => {
    const browser = operators.browser(address());
    const secret = await browser.signIn(account, password);
    minutes(1);
    await signIn(browser);
    seconds(299);
    const late = operators.browser(address());
    await signIn(late);
    expect((await verify(browser, codeAt(secret, clock()))).status).toBe(200);
    minutes(5);
    expect((await verify(late, codeAt(secret, clock()))).envelope).toMatchObject({
      code: 'SIGN_IN_EXPIRED',
      message: 'Signing in took too long. Please begin again with your password.',
    });
  });

  test('a code without a password before it opens nothing', async () => {
    expect((await verify(operators.browser(address()), '123456')).envelope).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  test('a new sign-in gives a new session and ends the one before', async () => {
    const browser = operators.browser(address());
    const secret = await browser.signIn(account, password);
    const before = browser.cookies.get(sessionCookie) ?? '';
    minutes(1);
    await browser.signIn(account, password, secret);
    expect(browser.cookies.get(sessionCookie)).not.toBe(before);
    const other = operators.browser(address());
    expect((await asks(other, { cookie: `${sessionCookie}=${before}` })).envelope).toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    expect((await asks(browser)).status).toBe(200);
  });

  test('goes over https or stays on this machine', async () => {
    const browser = operators.browser(address());
    const reply = await browser.call(
      operatorSignIn,
      { account, password },
      { host: 'console.example', origin: 'http://console.example' },
    );
    expect(reply).toMatchObject({ status: 403, envelope: { code: 'INSECURE_CONNECTION' } });
  });
});

describe('failed tries', () => {
  /** Fails until the address has to wait; returns how long. */
  const failUntilWait = async (browser: Browser): Promise<number> => {
    for (let count = 0; count < 30; count += 1) {
      const { status, headers } = await signIn(browser, 'wrong');
      if (status === 429) return Number(headers['retry-after']);
      expect(status).toBe(401);
    }
    throw new Error('never had to wait');
  };

  test('make the next one wait, longer each time, whether the password is right or not', async () => {
    const browser = operators.browser(address());
    const waits: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const wait = await failUntilWait(browser);
      expect((await signIn(browser)).status).toBe(429);
      waits.push(wait);
      seconds(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    expect((await signIn(browser)).status).toBe(200);
  });

  test('from many addresses make strangers wait a minute at most, and the owner at a known address not at all', async () => {
    const home = address();
    const secret = await operators.browser(home).signIn(account, password);
    let wait = 0;
    for (let count = 0; count < 14; count += 1) {
      const reply = await signIn(operators.browser(address()), 'wrong');
      wait = Number(reply.headers['retry-after'] ?? 0);
      if (reply.status === 429) seconds(wait);
    }
    const stranger = operators.browser(address());
    await signIn(stranger, 'wrong');
    const refused = await signIn(stranger);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);

    await operators.browser(home).signIn(account, password, secret);
    seconds(60);
    expect((await signIn(stranger)).status).toBe(200);
  });

  test('of a name that no account has wait alike', async () => {
    const tries = async (who: string) => {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await signIn(operators.browser(address()), 'wrong', who)).status);
      }
      return statuses;
    };
    expect(await tries(`${account}-nobody`)).toEqual(await tries(account));
  });

  test('at once do not pass together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(operators.browser(address()), 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  });

  test('with the right password and wrong codes count on', async () => {
    const browser = operators.browser(address());
    await browser.signIn(account, password);
    minutes(1);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await signIn(browser);
      statuses.push((await verify(browser, '000000')).status);
    }
    expect(statuses.slice(-1)).toEqual([429]);
    // The wait applies to the account's codes from this address, whichever sign-in they are for.
    await signIn(browser);
    expect((await verify(browser, '000000')).status).toBe(429);
  });

  /** Fails with passwords from many addresses until unknown addresses have to wait. */
  const besiege = async () => {
    for (let count = 0; count < 6; count += 1) await signIn(operators.browser(address()), 'wrong');
    expect((await signIn(operators.browser(address()))).status).toBe(429);
  };

  test('of passwords from everywhere keep nobody out who has the authenticator, and tell nobody which was wrong', async () => {
    const secret = await operators.browser(address()).signIn(account, password);
    minutes(1);
    await besiege();
    const away = operators.browser(address());
    const withCode = (typed: string, code: string, who = account) =>
      away.call(operatorSignIn, { account: who, password: typed, code });
    const right = codeAt(secret, clock());
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = [await withCode('wrong', right), await withCode(password, wrong), await withCode('wrong', wrong)];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect((await withCode(password, right)).value).toEqual({ step: 'code' });
    expect((await verify(away, right)).status).toBe(200);
    // the code was used by that sign-in
    await besiege();
    const elsewhere = operators.browser(address());
    expect((await elsewhere.call(operatorSignIn, { account, password, code: right })).status).toBe(429);
  });

  test('of codes by who knows the password make one code wait elsewhere, and two in a row not', async () => {
    const home = address();
    const secret = await operators.browser(home).signIn(account, password);
    minutes(2);
    for (let count = 0; count < 4; count += 1) {
      const stranger = operators.browser(address());
      await signIn(stranger);
      expect((await verify(stranger, '000000')).status).toBe(401);
    }
    const away = operators.browser(address());
    const code = (steps: number) => codeAt(secret, new Date(now + steps * 30_000));
    await signIn(away);
    expect((await verify(away, code(0))).status).toBe(429);
    expect((await verify(away, `${code(-1)}${code(-1)}`)).envelope).toMatchObject({ code: 'WRONG_CODE' });
    expect((await verify(away, `${code(-1)}${code(0)}`)).status).toBe(200);
    const other = operators.browser(address());
    await signIn(other);
    expect((await verify(other, `${code(-1)}${code(0)}`)).envelope).toMatchObject({ code: 'WRONG_CODE' });
    // and there is no wait at home
    minutes(1);
    await operators.browser(home).signIn(account, password, secret);
  });

  test('of passwords make nobody wait with a code', async () => {
    const secret = await operators.browser(address()).signIn(account, password);
    minutes(1);
    const away = operators.browser(address());
    await signIn(away);
    await besiege();
    expect((await verify(away, codeAt(secret, clock()))).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends after 15 minutes in which nothing was done', async () => {
    const browser = operators.browser(address());
    await browser.signIn(account, password);
    minutes(14);
    expect((await asks(browser)).status).toBe(200);
    minutes(14);
    expect((await asks(browser)).status).toBe(200);
    minutes(15);
    expect((await asks(browser)).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(browser.cookies.has(sessionCookie)).toBe(false);
    expect(await kinds()).toEqual(['passwordTaken', 'enrolled', 'signedIn', 'sessionExpired']);
  });

  test('is not made longer by what nobody asked for', async () => {
    const browser = operators.browser(address());
    await browser.signIn(account, password);
    minutes(10);
    expect((await asks(browser, { 'x-background': '1' })).status).toBe(200);
    const { operator } = (await browser.call(operatorSession, {})).value;
    expect(operator).toMatchObject({ account, idleUntil: new Date(now + 5 * 60_000).toISOString() });
    minutes(5);
    expect((await browser.call(operatorSession, {})).value).toEqual({ operator: null });
    expect((await asks(browser)).status).toBe(401);
  });

  test('ends after 8 hours, whatever is done', async () => {
    const browser = operators.browser(address());
    await browser.signIn(account, password);
    for (let count = 0; count < 47; count += 1) {
      minutes(10);
      expect((await asks(browser)).status).toBe(200);
    }
    minutes(9);
    expect((await asks(browser)).status).toBe(200);
    minutes(1);
    expect((await asks(browser)).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('ends with signing out, everywhere its cookie went', async () => {
    const browser = operators.browser(address());
    await browser.signIn(account, password);
    const cookie = `${sessionCookie}=${browser.cookies.get(sessionCookie)}`;
    expect((await browser.call(operatorSignOut, {})).value).toEqual({});
    expect(browser.cookies.has(sessionCookie)).toBe(false);
    expect((await asks(browser, { cookie })).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await kinds()).at(-1)).toBe('signedOut');
  });

  test('ends when its operator is closed', async () => {
    const browser = operators.browser(address());
    await browser.signIn(account, password);
    await platform.database.query(`UPDATE operator SET state = 'closed' WHERE account = $1`, [account]);
    expect((await asks(browser)).status).toBe(401);
  });

  test('is none before anyone signed in', async () => {
    const browser = operators.browser(address());
    expect((await browser.call(operatorSession, {})).value).toEqual({ operator: null });
    expect((await browser.call(matrix, {})).envelope).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('what was written down stays', async () => {
  await signIn(operators.browser(address()), 'wrong');
  for (const sql of ['UPDATE operator_audit SET ip = $1', 'DELETE FROM operator_audit WHERE ip <> $1']) {
    await expect(platform.owner.query(sql, ['x'])).rejects.toThrow('operator_audit keeps what it holds');
  }
});
