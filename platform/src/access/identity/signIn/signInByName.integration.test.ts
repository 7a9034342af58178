import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { captcha, login, type RequestOf } from '@unisite/shared/contract';
import { humanProof } from '../../../testing/humanProofs.ts';
import {
  answerOf,
  type CallOptions,
  provideProof,
  type TestPlatform,
  testPlatform,
} from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { keepCheck } from '../humanCheck/openChecks.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

const MINUTE = 60_000;
const started = new Date('2026-03-02T03:00:00Z').getTime();
let now = started;
let serial = 0;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  const passwordHash = await hashPassword('Demo1234');
  for (const [account, marketCode] of [
    ['minh', 'VN'],
    ['lan', 'VN'],
    ['anna', 'INT'],
    ['ben', 'INT'],
    ['carl', 'INT'],
    ['dora', 'INT'],
    ['emil', 'INT'],
    ['fay', 'INT'],
    ['gina', 'INT'],
  ] as const) {
    await createMember(platform.database, { account, nickname: account, passwordHash, customerType: 0, marketCode });
  }
});

afterAll(() => platform?.close());

beforeEach(() => {
  serial += 1;
  now += 25 * 60 * MINUTE;
});

type Login = Partial<RequestOf<typeof login>>;

/** A different address for each test, in the market without the slide step. */
const here = (options: CallOptions = {}): CallOptions => ({
  host: 'int.localhost',
  ...options,
  headers: { 'x-forwarded-for': `198.51.${serial}.7`, 'x-language': 'en', ...options.headers },
});
const tryLogin = (request: Login, options?: CallOptions) =>
  platform.call(login, { username: 'anna', password: 'Demo1234', type: 'username', ...request }, here(options));
const refusalCode = async (reply: Promise<{ envelope: { success: boolean } }>) => {
  const { envelope } = await reply;
  return 'code' in envelope ? envelope.code : 'OK';
};
const failedBefore = async (username: string, failures: number, options?: CallOptions) => {
  for (let i = 0; i < failures; i += 1)
    expect(await refusalCode(tryLogin({ username, password: 'wrong' }, options))).toBe('WRONG_CREDENTIALS');
};
const keptTries = async (account: string) => {
  const [row] = await platform.database.query<{ failures: number }>(
    'SELECT failures FROM sign_in_failure WHERE account = $1 ORDER BY last_at DESC LIMIT 1',
    [account],
  );
  return row?.failures ?? 0;
};

describe('section 4: the slide step of username mode', () => {
  const there = { host: 'localhost' };

  test('a market that has it asks for a proof before the password is looked at [4.login.slide]', async () => {
    const reply = await tryLogin({ username: 'minh' }, there);
    expect(reply).toMatchObject({ status: 403, envelope: { code: 'HUMAN_CHECK_REQUIRED' } });
    expect(await refusalCode(tryLogin({ username: 'minh', password: 'wrong' }, there))).toBe('HUMAN_CHECK_REQUIRED');
    expect(await refusalCode(tryLogin({ username: 'nobody' }, there))).toBe('HUMAN_CHECK_REQUIRED');
    expect(await keptTries('minh')).toBe(0);
  });

  test('a slide that was solved, a proof of work and the signs of a picture are each enough, once', async () => {
    const slide = await provideProof(platform.services);
    expect(await refusalCode(tryLogin({ username: 'minh', verification: slide }, there))).toBe('OK');
    expect(await refusalCode(tryLogin({ username: 'minh', verification: slide }, there))).toBe('HUMAN_CHECK_FAILED');

    const work = await humanProof(platform, here(there));
    expect(await refusalCode(tryLogin({ username: 'minh', verification: work }, there))).toBe('OK');
    expect(await refusalCode(tryLogin({ username: 'minh', verification: work }, there))).toBe('HUMAN_CHECK_FAILED');

    const picture = await keepCheck(platform.services, new Date(now), 'captcha', 'ACDEF');
    const cookie = { headers: { cookie: `captcha=${picture}` }, host: 'localhost' };
    expect(await refusalCode(tryLogin({ username: 'minh', verification: { captcha: 'acdef' } }, cookie))).toBe('OK');
    expect(await refusalCode(tryLogin({ username: 'minh', verification: { captcha: 'acdef' } }, cookie))).toBe(
      'CAPTCHA_WRONG',
    );
  });

  test('a proof is too old after five minutes', async () => {
    const slide = await provideProof(platform.services);
    now += 5 * MINUTE;
    expect(await refusalCode(tryLogin({ username: 'minh', verification: slide }, there))).toBe('HUMAN_CHECK_FAILED');
  });

  test('a market without it asks nothing of who does not fail', async () => {
    expect(await refusalCode(tryLogin({}))).toBe('OK');
  });
});

describe('section 4: a failure with a captcha indication', () => {
  test('comes after three failures of an account from an address, also for a name that nobody has [4.login.captcha]', async () => {
    const answers: unknown[] = [];
    for (const username of ['ben', 'nobody-at-all']) {
      await failedBefore(username, 3);
      const { status, envelope } = await tryLogin({ username, password: 'wrong' });
      answers.push({ status, envelope });
    }
    expect(answers[0]).toMatchObject({ status: 403, envelope: { code: 'CAPTCHA_REQUIRED' } });
    expect(answers[0]).toEqual(answers[1]);
  });

  test('counts for nothing itself, however often it comes', async () => {
    await failedBefore('carl', 3);
    for (let i = 0; i < 6; i += 1) expect(await refusalCode(tryLogin({ username: 'carl' }))).toBe('CAPTCHA_REQUIRED');
    expect(await keptTries('carl')).toBe(3);
    expect(await refusalCode(tryLogin({ username: 'carl', verification: await provideProof(platform.services) }))).toBe(
      'OK',
    );
    expect(await refusalCode(tryLogin({ username: 'carl' }))).toBe('OK');
  });

  test('is about this address: the same account elsewhere is asked nothing', async () => {
    await failedBefore('dora', 3);
    expect(await refusalCode(tryLogin({ username: 'dora' }))).toBe('CAPTCHA_REQUIRED');
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect(await refusalCode(tryLogin({ username: 'dora' }, elsewhere))).toBe('OK');
  });

  test('can be answered with the picture, with a slide, and without eyes or hands', async () => {
    await failedBefore('emil', 3);
    const image = await platform.call(captcha, {}, here());
    const cookie = image.cookies.captcha?.value ?? '';
    const typed = {
      verification: { captcha: await answerOf(platform.services, cookie) },
      username: 'emil',
      password: 'wrong',
    };
    expect(await refusalCode(tryLogin(typed, { headers: { cookie: `captcha=${cookie}` } }))).toBe('WRONG_CREDENTIALS');
    now += 2_000;
    const worked = { verification: await humanProof(platform, here()), username: 'emil' };
    expect(await refusalCode(tryLogin(worked))).toBe('OK');
  });

  test('comes after many failures from an address, whatever the accounts', async () => {
    for (let i = 0; i < 20; i += 1) await failedBefore(`guess-${i}`, 1);
    expect(await refusalCode(tryLogin({ username: 'fay' }))).toBe('CAPTCHA_REQUIRED');
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.10' } };
    expect(await refusalCode(tryLogin({ username: 'fay' }, elsewhere))).toBe('OK');
    now += 61 * MINUTE;
    expect(await refusalCode(tryLogin({ username: 'fay' }))).toBe('OK');
  });

  test('an address of IPv6 is its /64', async () => {
    for (const [i, username] of ['ben', 'ben', 'ben'].entries()) {
      await failedBefore(username, 1, { headers: { 'x-forwarded-for': `2001:db8:0:7::${i + 1}` } });
    }
    const next = { headers: { 'x-forwarded-for': '2001:db8:0:7::99' } };
    expect(await refusalCode(tryLogin({ username: 'ben' }, next))).toBe('CAPTCHA_REQUIRED');
  });

  test('ends after a day without a try; a clock that goes back lets nobody in sooner', async () => {
    await failedBefore('ben', 3);
    now -= 30 * MINUTE;
    expect(await refusalCode(tryLogin({ username: 'ben' }))).toBe('CAPTCHA_REQUIRED');
    now += 30 * MINUTE + 24 * 60 * MINUTE + 1_000;
    expect(await refusalCode(tryLogin({ username: 'ben' }))).toBe('OK');
  });
});

describe('trying at once', () => {
  test('gets no more tries than one by one', async () => {
    const proofs = await Promise.all(Array.from({ length: 12 }, () => provideProof(platform.services)));
    const answers = await Promise.all(
      proofs.map((verification) => refusalCode(tryLogin({ username: 'anna', password: 'wrong', verification }))),
    );
    expect(answers.filter((code) => code === 'WRONG_CREDENTIALS').length).toBeLessThanOrEqual(4);
    expect(await keptTries('anna')).toBeLessThanOrEqual(4);
  });
});

test('guesses from everywhere ask strangers for a human check, the member where the member is known for nothing', async () => {
  expect(await refusalCode(tryLogin({ username: 'gina' }))).toBe('OK');
  for (let i = 0; i < 30; i += 1) {
    await failedBefore('gina', 1, { headers: { 'x-forwarded-for': `203.0.${i}.9` } });
  }
  const stranger = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect(await refusalCode(tryLogin({ username: 'gina' }, stranger))).toBe('CAPTCHA_REQUIRED');
  expect(await refusalCode(tryLogin({ username: 'gina' }))).toBe('OK');
  // The owner, away from home, needs one proof, the guesser one per guess; an unknown name is treated alike.
  const proven = async (request: Login) =>
    refusalCode(tryLogin({ ...request, verification: await provideProof(platform.services) }, stranger));
  expect(await proven({ username: 'gina' })).toBe('OK');
  for (let i = 0; i < 30; i += 1) {
    await failedBefore('nobody-at-all', 1, { headers: { 'x-forwarded-for': `203.1.${i}.9` } });
  }
  const wrong = { headers: { 'x-forwarded-for': '203.1.113.9' } };
  expect(await refusalCode(tryLogin({ username: 'nobody-at-all' }, wrong))).toBe('CAPTCHA_REQUIRED');
  expect(await proven({ username: 'nobody-at-all' })).toBe('WRONG_CREDENTIALS');
});

describe('what is typed', () => {
  test('a body of a megabyte is refused before it is opened', async () => {
    const response = await platform.app.inject({
      method: 'POST',
      url: login.path,
      headers: { host: 'int.localhost', 'content-type': 'application/json' },
      payload: JSON.stringify({ keyId: 'x', ephemeral: 'x', iv: 'x', ciphertext: 'x'.repeat(1024 * 1024) }),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json<{ code: string }>().code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a name or a password beyond its bounds is no try', async () => {
    expect(await refusalCode(tryLogin({ username: 'x'.repeat(65) }))).toBe('BAD_REQUEST');
    expect(await refusalCode(tryLogin({ password: 'x'.repeat(256) }))).toBe('BAD_REQUEST');
    const { username, type } = { username: 'anna', type: 'username' } as const;
    const reply = await platform.call(login, { username, type }, here());
    expect(reply).toMatchObject({ status: 400, envelope: { fields: { password: 'This may not be empty.' } } });
  });

  test('section 3: a password is in no table and no event [3.session.password]', async () => {
    await tryLogin({ username: 'Typed-By-Mistake-1', password: 'Typed-By-Mistake-2' });
    const [row] = await platform.database.query<{ text: string }>(
      `SELECT (SELECT string_agg(e::text, '') FROM security_event e) || (SELECT string_agg(f::text, '') FROM sign_in_failure f) AS text`,
    );
    expect(row?.text).not.toMatch(/typed-by-mistake-2/i);
    const [events] = await platform.database.query<{ text: string }>(
      `SELECT string_agg(e::text, '') AS text FROM security_event e`,
    );
    expect(events?.text).not.toMatch(/typed-by-mistake/i);
  });
});
