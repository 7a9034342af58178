import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { login } from '@unisite/shared/contract';
import { provideProof, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { consumeRate, deleteFullRates, refundRate } from './rateLimit.ts';

const DAY = 24 * 3_600_000;
let now = Date.UTC(2026, 10, 20, 3);
let first: TestPlatform;
let second: TestPlatform;
beforeAll(async () => {
  const options = { clock: () => new Date(now), settings: { trustProxy: 1 } };
  first = await testPlatform(options);
  second = await testPlatform({ ...options, database: first });
  await createMember(first.database, {
    account: 'lan',
    nickname: 'lan',
    customerType: 0,
    marketCode: 'VN',
    passwordHash: await hashPassword('ngua chay 2026'),
  });
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});
beforeEach(() => {
  now += DAY;
});

const rule = { name: 'test', burst: 3, every: 10 };
const take = (key: string, platform = first) => consumeRate(platform.database, new Date(now), rule, key);

describe('an allowance', () => {
  test('lets a burst through, then one at the rule’s pace', async () => {
    expect([await take('a'), await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0, 10]);
    now += 4_000;
    expect(await take('a')).toBe(6);
    now += 6_000;
    expect([await take('a'), await take('a'), await take('b')]).toEqual([0, 10, 0]);
  });

  test('is one for every process, and calls at once take no more than it holds', async () => {
    const all = await Promise.all([first, second, first, second, first, second].map((one) => take('many', one)));
    expect(all.filter((seconds) => seconds === 0)).toHaveLength(3);
  });

  test('has more again when one is given back, and is forgotten when it is whole', async () => {
    for (let count = 0; count < 3; count += 1) await take('back');
    await refundRate(first.database, rule, 'back');
    expect([await take('back'), await take('back')]).toEqual([0, 10]);
    await deleteFullRates(first.database, new Date(now + 29_000));
    expect(await take('back')).toBe(10);
    await deleteFullRates(first.database, new Date(now + 30_000));
    expect(await first.database.query(`SELECT FROM access_allowance WHERE subject = 'test back'`)).toEqual([]);
  });
});

describe('two processes on one database', () => {
  const from = (place: number) => ({ headers: { 'x-forwarded-for': `203.0.${place}.9` } });
  const tryIt = async (platform: TestPlatform, place: number, account: string, password: string) => {
    const verification = await provideProof(platform.services);
    const { status, envelope } = await platform.call(
      login,
      { username: account, password, type: 'username', verification },
      from(place),
    );
    return envelope.success ? status : envelope.code;
  };

  test('count wrong passwords for an account from everywhere together; a human check lets in, or a known network', async () => {
    expect(await tryIt(first, 200, 'lan', 'ngua chay 2026')).toBe(200);
    for (let place = 0; place < 30; place += 1) {
      expect(await tryIt(place % 2 === 0 ? first : second, place, 'lan', 'wrong')).toBe('WRONG_CREDENTIALS');
    }
    const bare = async (platform: TestPlatform, place: number) =>
      platform.call(login, { username: 'lan', password: 'ngua chay 2026', type: 'username' }, from(place));
    expect((await bare(first, 100)).envelope).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect((await bare(second, 101)).envelope).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect((await bare(second, 200)).envelope).toMatchObject({ code: 'HUMAN_CHECK_REQUIRED' }); // as ever in this market
    expect(await tryIt(first, 100, 'lan', 'ngua chay 2026')).toBe(200);
    now += 10_000;
    expect(await tryIt(second, 101, 'lan', 'ngua chay 2026')).toBe(200);
  });

  test('a right password, and a try without a human check, cost the account nothing', async () => {
    for (let place = 0; place < 40; place += 1) {
      const { envelope } = await first.call(
        login,
        { username: 'lan', password: 'wrong', type: 'username' },
        from(place),
      );
      expect(envelope).toMatchObject({ code: 'HUMAN_CHECK_REQUIRED' });
    }
    for (let count = 0; count < 3; count += 1) expect(await tryIt(second, 200, 'lan', 'ngua chay 2026')).toBe(200);
    expect(
      await first.database.query(
        `SELECT FROM access_allowance WHERE subject = 'failures account lan' AND whole_at > $1`,
        [new Date(now)],
      ),
    ).toEqual([]);
  });

  test('count the sign-ins of an address together', async () => {
    const answers: (number | string)[] = [];
    const nobody = (platform: TestPlatform) =>
      platform.call(login, { username: 'nobody', password: 'x', type: 'username' }, from(250));
    for (let count = 0; count < 121; count += 1) {
      const { envelope } = await nobody(count % 2 === 0 ? first : second);
      answers.push(envelope.success ? 200 : envelope.code);
    }
    expect(new Set(answers.slice(0, 120))).toEqual(new Set(['HUMAN_CHECK_REQUIRED']));
    expect(answers[120]).toBe('TOO_MANY_REQUESTS');
  });
});
