import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { balance, feedback, login, operation, operations, sessionKey, transactions } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';
import { fastify } from 'fastify';
import { hashPassword } from '../../access/identity/index.ts';
import { createMember } from '../../access/members/index.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { runOnce } from './idempotency.ts';
import { perAddress } from './rateLimits.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { createServe, refuseIfThrottled } from './serve.ts';

let now = new Date('2026-03-02T03:00:00Z').getTime();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  const passwordHash = await hashPassword('Demo1234');
  for (const account of ['minh', 'lan']) {
    await createMember(platform.database, {
      account,
      nickname: account,
      passwordHash,
      customerType: 0,
      marketCode: 'VN',
    });
  }
});
afterAll(() => platform?.close());

const inject = (url: string, more: object = {}) =>
  platform.app.inject({ method: 'GET', url, headers: { host: 'localhost' }, ...more });

describe('an answer', () => {
  test('is an envelope that nobody may keep, frame or guess the type of', async () => {
    const response = await inject(sessionKey.path);
    expect(response.json()).toMatchObject({ success: true, value: { keyId: expect.any(String) } });
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  test('that came by https, as the proxy in front says, is to come that way from then on', async () => {
    const behind = await testPlatform({ settings: { trustProxy: 1 }, database: platform });
    try {
      const headers = { host: 'localhost', 'x-forwarded-proto': 'https' };
      const response = await behind.app.inject({ method: 'GET', url: sessionKey.path, headers });
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    } finally {
      await behind.close();
    }
  });

  test.each([
    ['an unknown path', '/wps/nothing/here', {}, 404, 'NOT_FOUND'],
    ['an unknown method', '/wps/session/key', { method: 'PATCH' }, 404, 'NOT_FOUND'],
    ['a domain of no market', '/wps/session/key', { headers: { host: 'elsewhere.test' } }, 421, 'UNKNOWN_MARKET'],
    ['no session', '/wps/v2/wallets/balance', {}, 401, 'UNAUTHENTICATED'],
  ])('to %s says so', async (_what, url, more, status, code) => {
    const response = await inject(url, more);
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status,
      body: { success: false, code },
    });
  });

  test('a refusal is said in both languages beside that of the call: a page may change its own [4.language.errors]', async () => {
    const { message, messages } = (
      await inject('/wps/v2/wallets/balance', { headers: { host: 'localhost', 'x-language': 'en' } })
    ).json();
    expect(message).toBe(messages.en);
    expect(messages.vi).not.toBe(messages.en);
  });

  test.each([
    ['broken JSON', '{', 'application/json', 400, 'BAD_REQUEST'],
    ['a form', 'content=hello', 'application/x-www-form-urlencoded', 400, 'BAD_REQUEST'],
    ['plain text', '{"content":"hello"}', 'text/plain', 400, 'BAD_REQUEST'],
    ['a poisoned prototype', '{"content":"a","__proto__":{"x":1}}', 'application/json', 400, 'BAD_REQUEST'],
    [
      'a body of 300 kB',
      JSON.stringify({ content: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('to %s is a refusal', async (_what, payload, type, status, code) => {
    const response = await inject(feedback.path, {
      method: 'PUT',
      payload,
      headers: { host: 'localhost', 'content-type': type, 'idempotency-key': crypto.randomUUID() },
    });
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status,
      body: { success: false, code },
    });
  });

  test.each([
    [
      'what the page says',
      { 'x-language': 'en', 'accept-language': 'vi' },
      'localhost',
      'You are not signed in. Please sign in.',
    ],
    [
      'what the browser likes best',
      { 'accept-language': 'ja, en-GB;q=0.8, vi;q=0.5' },
      'localhost',
      'You are not signed in. Please sign in.',
    ],
    [
      'English to who reads a language of the look-up only',
      { 'x-language': 'CN' },
      'localhost',
      'You are not signed in. Please sign in.',
    ],
    [
      'what this build has rather than what another falls back to',
      { 'accept-language': 'ja, vi;q=0.5' },
      'localhost',
      'Bạn chưa đăng nhập, vui lòng đăng nhập.',
    ],
    [
      'the market’s, for want of another',
      { 'accept-language': 'ko' },
      'localhost',
      'Bạn chưa đăng nhập, vui lòng đăng nhập.',
    ],
    ['the market’s, where nothing is said', {}, 'int.localhost', 'You are not signed in. Please sign in.'],
  ])('speaks %s', async (_what, headers, host, message) => {
    expect((await platform.call(balance, {}, { headers, host })).envelope).toMatchObject({ message });
  });

  test('has nothing that the contract does not name', async () => {
    const server = fastify();
    const told = operation({
      name: 'told',
      summary: 'For this test',
      method: 'GET',
      path: '/wps/told',
      access: 'public',
      request: z.object({}),
      value: z.object({ name: z.string() }),
    });
    const value = { name: 'Lan', passwordHash: 'a hash' };
    createServe(server, platform.services)(told, async () => value);
    const response = await server.inject({ method: 'GET', url: '/wps/told', headers: { host: 'localhost' } });
    expect(response.json()).toEqual({ success: true, value: { name: 'Lan' } });
    await server.close();
  });

  test('has no code that the operation does not declare: but where it is for players, that is a fault of ours', async () => {
    const told = operation({
      name: 'told',
      summary: 'For this test',
      method: 'GET',
      path: '/wps/told',
      access: 'public',
      request: z.object({}),
      value: z.object({}),
      errors: ['NO_DEMO'],
    });
    const refused = async (code: RefusalCode, mode: 'demonstration' | 'production') => {
      const server = fastify();
      const { settings } = platform.services;
      const serve = createServe(server, { ...platform.services, settings: { ...settings, mode } });
      serve(told, () => Promise.reject(new Refusal(code)));
      const response = await server.inject({ method: 'GET', url: '/wps/told', headers: { host: 'localhost' } });
      await server.close();
      return response.json().code;
    };
    expect(await refused('NO_DEMO', 'demonstration')).toBe('NO_DEMO');
    expect(await refused('NOT_FOUND', 'demonstration')).toBe('NOT_FOUND');
    expect(await refused('ROOM_CLOSED', 'demonstration')).toBe('INTERNAL');
    expect(await refused('ROOM_CLOSED', 'production')).toBe('ROOM_CLOSED');
  });

  test('names each malformed field, in the language of the call and in both', async () => {
    const { headers } = await platform.signIn('minh', 'Demo1234');
    const reply = await platform.call(transactions, { page: 0, kind: 'gift' as 'bet', from: '1 May' }, { headers });
    expect(reply.envelope).toMatchObject({
      code: 'BAD_REQUEST',
      fields: {
        page: 'Phải từ 1 trở lên.',
        kind: 'Giá trị này không nằm trong các lựa chọn.',
        from: 'Không đúng định dạng.',
      },
      fieldMessages: { page: { vi: 'Phải từ 1 trở lên.', en: 'Must be 1 or more.' } },
    });
  });
});

describe('an idempotency key', () => {
  const send = (key: string, content: string, headers: Record<string, string> = {}) =>
    platform.call(feedback, { content }, { headers: { ...headers, 'idempotency-key': key } });
  const count = async () => (await platform.database.query('SELECT FROM feedback')).length;

  test('is asked for', async () => {
    expect((await send('', 'hello')).envelope).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
  });

  test('gives the same answer and does the work once', async () => {
    const before = await count();
    const first = await send('key-0001', 'hello');
    const again = await send('key-0001', 'hello');
    expect(again.value).toEqual(first.value);
    expect(await count()).toBe(before + 1);
  });

  test('with another body is a conflict', async () => {
    await send('key-0002', 'hello');
    expect(await send('key-0002', 'goodbye')).toMatchObject({ status: 409, envelope: { code: 'CONFLICT' } });
  });

  test('is each member’s own', async () => {
    const [a, b] = [await platform.signIn('minh', 'Demo1234'), await platform.signIn('lan', 'Demo1234')];
    const answers = [await send('key-0003', 'hi', a.headers), await send('key-0003', 'hi', b.headers)];
    expect(answers[0]?.value).not.toEqual(answers[1]?.value);
  });

  test('sent twenty times at once does the work once', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-0004', 'all at once')));
    expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test('of a process that died can be used again after a minute', async () => {
    await send('key-0005', 'hello');
    await platform.database.query(`UPDATE idempotency SET status = NULL, answer = NULL WHERE operation = 'feedback'`);
    now += 61_000;
    expect((await send('key-0005', 'hello')).status).toBe(200);
  });

  test('of a call that is not through is told so after ten seconds, by a code of its own', async () => {
    const call = { member: '1', market: 'VN', key: 'key-0006', operation: 'feedback', request: {}, hashKey: 'c0' };
    const answer = { status: 200, body: {} };
    const made = (run: () => Promise<typeof answer>) => runOnce(platform.database, () => new Date(now), call, run);
    const first = made(async () => {
      const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_001);
      const copy = made(async () => answer).finally(() => clock.mockRestore());
      await expect(copy).rejects.toMatchObject({ code: 'STILL_RUNNING', status: 503 });
      return answer;
    });
    await expect(first).resolves.toEqual(answer);
  });

  test('that was taken over meanwhile commits nothing of the call before, which was only slow', async () => {
    const call = { member: '1', market: 'VN', key: 'key-0007', operation: 'feedback', request: {}, hashKey: 'c0' };
    const answer = (reference: string) => ({ status: 200, body: { reference } });
    const { database } = platform.services;
    const make = (reference: string, before: () => Promise<unknown> = async () => null) =>
      runOnce(
        database,
        () => new Date(now),
        call,
        async (store) => {
          await before();
          return database.transaction(async (q) => {
            await q.query(
              `INSERT INTO feedback (reference, market_code, content, sent_at) VALUES ($1, 'VN', 'x', now())`,
              [reference],
            );
            await store(q, answer(reference));
            return answer(reference);
          });
        },
      );
    const slow = make('F-SLOW', async () => {
      now += 61_000;
      await expect(make('F-NEXT')).resolves.toEqual(answer('F-NEXT'));
    });
    await expect(slow).rejects.toMatchObject({ code: 'STILL_RUNNING' });
    await expect(make('F-LAST')).resolves.toEqual(answer('F-NEXT'));
    const rows = await database.query<{ reference: string }>(
      `SELECT reference FROM feedback WHERE reference LIKE 'F-____'`,
    );
    expect(rows).toEqual([{ reference: 'F-NEXT' }]);
  });

  test('of a call that was refused for coming too soon may be sent again', async () => {
    const server = fastify();
    const soon = operation({
      name: 'soon',
      summary: 'For this test',
      method: 'POST',
      path: '/wps/soon',
      access: 'public',
      request: z.object({}),
      value: z.object({}),
      idempotent: true,
    });
    let isSoon = true;
    createServe(server, platform.services)(soon, async (_request, { storeResponse }) => {
      refuseIfThrottled(isSoon ? 5 : 0);
      await storeResponse(platform.services.database, {});
      return {};
    });
    const headers = { host: 'localhost', 'idempotency-key': 'key-0009' };
    const status = async () =>
      (await server.inject({ method: 'POST', url: '/wps/soon', headers, payload: {} })).statusCode;
    expect(await status()).toBe(429);
    isSoon = false;
    expect(await status()).toBe(200);
    await server.close();
  });

  test('stands in the transaction of the work: an operation that does not put it there fails its tests', async () => {
    const server = fastify();
    const loose = operation({
      name: 'loose',
      summary: 'For this test',
      method: 'POST',
      path: '/wps/loose',
      access: 'public',
      request: z.object({}),
      value: z.object({}),
      idempotent: true,
    });
    createServe(server, platform.services)(loose, async () => ({}));
    const headers = { host: 'localhost', 'idempotency-key': 'key-0008' };
    const response = await server.inject({ method: 'POST', url: '/wps/loose', headers, payload: {} });
    expect(response.json()).toMatchObject({ code: 'INTERNAL' });
    await server.close();
  });

  test('of a visitor is kept as a hash, and is another market’s conflict', async () => {
    await send('key-of-a-visitor', 'hello');
    const rows = await platform.database.query<{ row: string }>('SELECT i::text AS row FROM idempotency i');
    expect(rows.map(({ row }) => row).join()).not.toContain('key-of-a-visitor');
    const headers = { 'idempotency-key': 'key-of-a-visitor' };
    const elsewhere = await platform.call(feedback, { content: 'hello' }, { host: 'int.localhost', headers });
    expect(elsewhere.envelope).toMatchObject({ code: 'CONFLICT' });
  });
});

test('too many calls from one address are told when to come back', async () => {
  const other = await testPlatform({ database: platform });
  try {
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => other.call(login, { username: '', password: '', type: 'username' })),
    );
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    // Most of the allowance at once: calls are slow on a busy machine, and it refills meanwhile.
    for (let taken = 0; taken < 600; taken += 1) other.services.rateLimits.take(perAddress, '127.0.0.1');
    const many = await Promise.all(Array.from({ length: 200 }, () => other.call(sessionKey, {})));
    const refused = many.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ envelope: { code: 'TOO_MANY_REQUESTS' }, headers: { 'retry-after': '1' } });
  } finally {
    await other.close();
  }
});

test('every operation of the contract is served [7.served]', () => {
  expect(operations.filter((operation) => !platform.served.has(operation)).map(({ name }) => name)).toEqual([]);
});
