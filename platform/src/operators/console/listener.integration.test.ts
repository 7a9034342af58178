import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import {
  matrix,
  operatorEventsPath,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
  pendingActs,
} from '@unisite/shared/contract/operators';
import { hashPassword } from '../../access/identity/index.ts';
import { createMember } from '../../access/members/index.ts';
import { openStream } from '../../testing/eventStream.ts';
import { type Browser, type TestOperators, testOperators } from '../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { testSettings } from '../../testing/testSettings.ts';

let platform: TestPlatform;
let operators: TestOperators;
let browser: Browser;
let dist: string;
let now = Date.now();
const password = 'a long enough password';
const metricsToken = 'let-me-read-the-figures';

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'unisite-console-'));
  await mkdir(path.join(dist, 'fonts'));
  await writeFile(
    path.join(dist, 'index.html'),
    '<!doctype html><title>Console</title><script src="/console.0a1b2c3d.js"></script>',
  );
  await writeFile(path.join(dist, 'console.0a1b2c3d.js'), `console.log('here');${' '.repeat(500)}`);
  await writeFile(path.join(dist, 'console.0a1b2c3d.js.map'), '{}');
  await writeFile(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  platform = await testPlatform({
    clock: () => new Date(now),
    settings: { operators: { ...testSettings.operators, dist, metricsToken } },
  });
  operators = await testOperators(platform);
  await operators.add('anna', password);
  browser = operators.browser();
  await browser.signIn('anna', password);
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
  await rm(dist, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  operators.app.server.inject({ url, headers: { host: 'localhost:3001', ...headers }, remoteAddress });
const page = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

describe('the two listeners', () => {
  test('know nothing of each other', async () => {
    for (const url of ['/wps/session/key', '/wps/registry/snapshot', '/vendor/v1/session', '/docs', '/openapi.json']) {
      expect({ url, status: (await get(url)).statusCode }).toEqual({ url, status: 404 });
    }
    for (const { method, path: url } of [...operatorCalls, { method: 'GET' as const, path: operatorEventsPath }]) {
      const response = await platform.app.inject({
        method,
        url,
        headers: { host: 'localhost', accept: 'application/json', 'content-type': 'application/json' },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }),
      });
      expect({ url, status: response.statusCode }).toEqual({ url, status: 404 });
    }
    expect(
      (await platform.app.inject({ url: '/metrics', headers: { host: 'localhost', accept: 'text/plain' } })).statusCode,
    ).toBe(404);
  });

  test('a member’s cookie is worth nothing here, an operator’s nothing there', async () => {
    await createMember(platform.database, {
      account: 'minh',
      nickname: 'Minh',
      passwordHash: await hashPassword('Demo1234'),
      customerType: 0,
      marketCode: 'VN',
    });
    const member = await platform.signIn('minh', 'Demo1234');
    const secret = /=(.*)$/.exec(member.headers.cookie ?? '')?.[1] ?? '';
    const stranger = operators.browser();
    for (const cookie of [
      member.headers.cookie ?? '',
      `__Host-unisite-ops=${secret}`,
      `__Host-unisite-ops-step=${secret}`,
    ]) {
      const reply = await stranger.call(pendingActs, {}, { cookie, authorization: member.headers.authorization });
      expect(reply).toMatchObject({ status: 401, envelope: { code: 'UNAUTHENTICATED' } });
    }
    const own = browser.cookies.get('__Host-unisite-ops') ?? '';
    for (const cookie of [`__Host-unisite-ops=${own}`, `__Host-unisite=${own}`]) {
      const response = await platform.app.inject({
        url: '/wps/v2/wallets/balance',
        headers: { host: 'localhost', cookie, authorization: member.headers.authorization ?? '' },
      });
      expect(response.statusCode).toBe(401);
    }
    const asMember = await stranger.call(operatorSignIn, { account: 'minh', password: 'Demo1234' });
    expect(asMember.envelope).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });
});

describe('a call', () => {
  test('carries headers that keep it where it is', async () => {
    const { headers } = await browser.call(matrix, {});
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }],
    ['of the site on this host’s other port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    ['that says nothing of where it comes from', { 'sec-fetch-site': undefined, origin: undefined }],
    ['that only says another origin', { 'sec-fetch-site': undefined, origin: 'http://localhost:3000' }],
  ])('%s changes nothing', async (_what, headers) => {
    expect(await browser.call(operatorSignOut, {}, headers)).toMatchObject({
      status: 403,
      envelope: { code: 'FORBIDDEN' },
    });
    expect(await browser.call(operatorSignIn, { account: 'anna', password }, headers)).toMatchObject({ status: 403 });
    expect((await browser.call(pendingActs, {})).status).toBe(200);
  });

  test('of another site reads nothing either', async () => {
    const headers = { 'sec-fetch-site': 'same-site' };
    expect((await browser.call(pendingActs, {}, headers)).status).toBe(403);
    expect((await browser.call(operatorSession, {}, headers)).status).toBe(403);
  });

  test.each([
    ['broken JSON', '{', 'application/json', 400, 'BAD_REQUEST'],
    ['no object', '[]', 'application/json', 400, 'BAD_REQUEST'],
    ['nothing', '', 'application/json', 400, 'BAD_REQUEST'],
    ['a form', 'account=anna&password=x', 'application/x-www-form-urlencoded', 400, 'BAD_REQUEST'],
    ['plain text', '{"account":"anna","password":"x"}', 'text/plain', 400, 'BAD_REQUEST'],
    [
      'a poisoned prototype',
      '{"account":"a","password":"b","__proto__":{"x":1}}',
      'application/json',
      400,
      'BAD_REQUEST',
    ],
    [
      'too much',
      JSON.stringify({ account: 'a', password: 'x'.repeat(40_000) }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a long password',
      JSON.stringify({ account: 'a', password: 'x'.repeat(201) }),
      'application/json',
      400,
      'BAD_REQUEST',
    ],
  ])('with %s is refused', async (_what, payload, type, status, code) => {
    const response = await operators.app.server.inject({
      method: 'POST',
      url: operatorSignIn.path,
      payload,
      headers: {
        host: 'localhost:3001',
        'sec-fetch-site': 'same-origin',
        origin: operators.origin,
        'content-type': type,
      },
    });
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status,
      body: { success: false, code },
    });
  });

  test('names each malformed field in the operator’s language', async () => {
    const reply = await browser.call(operatorSignIn, { account: '', password: 'x' }, { 'x-language': 'vi' });
    expect(reply.envelope).toMatchObject({ code: 'BAD_REQUEST', fields: { account: 'Không được để trống.' } });
  });

  test('comes too often', async () => {
    const other = operators.browser('192.0.2.77');
    const answers = await Promise.all(Array.from({ length: 260 }, () => other.call(operatorSession, {})));
    expect(answers.find(({ status }) => status === 429)?.headers).toHaveProperty('retry-after');
  });
});

describe('the console', () => {
  test('is one page at every address of a page, under a policy without exceptions', async () => {
    for (const url of ['/', '/markets/VN', '/audit?remote=x']) {
      const response = await get(url, page);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>Console</title>');
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const policy = String(response.headers['content-security-policy']);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          `default-src 'none'`,
          `script-src 'self'`,
          `style-src 'self'`,
          `connect-src 'self'`,
          `frame-ancestors 'none'`,
          `require-trusted-types-for 'script'`,
        ]),
      );
      expect(policy).not.toContain('unsafe');
    }
  });

  test('has files that last as long as their names', async () => {
    const script = await get('/console.0a1b2c3d.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const packed = await get('/console.0a1b2c3d.js', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script.body);
    expect((await get('/console.0a1b2c3d.js', { 'if-none-match': String(script.headers.etag) })).statusCode).toBe(304);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['a source map', '/console.0a1b2c3d.js.map'],
    ['a file that there is not', '/console.ffffffff.js'],
    ['a way out of the folder', '/../settings.ts'],
    ['the same, hidden', '/%2e%2e/settings.ts'],
    ['a call that there is not', '/ops/nothing'],
  ])('gives no page for %s', async (_what, url) => {
    expect((await get(url, { accept: '*/*', 'sec-fetch-dest': 'script' })).statusCode).toBe(404);
  });
});

describe('what watches the platform', () => {
  const here = { host: 'localhost:3001' };
  const metrics = async (headers: Record<string, string>, from: string) => {
    const response = await get('/metrics', headers, from);
    return response.statusCode;
  };

  test('reads figures from this machine, with the token, or as an operator', async () => {
    const response = await get('/metrics', here, '127.0.0.1');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.body).toContain('# TYPE ');
    expect(await metrics(here, '::1')).toBe(200);
    expect(await metrics({ host: 'console.example', authorization: `Bearer ${metricsToken}` }, '192.0.2.1')).toBe(200);
    expect(
      await metrics(
        { ...here, cookie: `__Host-unisite-ops=${browser.cookies.get('__Host-unisite-ops')}` },
        '192.0.2.1',
      ),
    ).toBe(200);
  });

  test.each([
    ['another machine', here, '192.0.2.1', 401],
    ['another machine with another token', { ...here, authorization: 'Bearer wrong' }, '192.0.2.1', 403],
    ['another machine through a proxy here', { ...here, 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', 401],
    ['a page here whose domain was given this address', { host: 'elsewhere.test' }, '127.0.0.1', 403],
  ])('%s reads none', async (_who, headers, from, status) => {
    expect(await metrics(headers, from)).toBe(status);
  });

  test('asks anyone’s question whether it lives', async () => {
    const response = await get('/healthz');
    expect(response.json()).toEqual({ ok: true, database: 'up', mode: 'demonstration' });
  });
});

describe('the event stream', () => {
  let address: string;
  beforeAll(async () => {
    address = (await operators.app.server.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  });
  const cookieOf = (from: Browser) => `__Host-unisite-ops=${from.cookies.get('__Host-unisite-ops')}`;

  test('is for operators only', async () => {
    expect((await fetch(address + operatorEventsPath)).status).toBe(401);
    const elsewhere = { cookie: cookieOf(browser), 'sec-fetch-site': 'same-site' };
    expect((await fetch(address + operatorEventsPath, { headers: elsewhere })).status).toBe(403);
  });

  test('says what is to be asked for again, a burst of it twice', async () => {
    const stream = await openStream(address + operatorEventsPath, { cookie: cookieOf(browser) });
    const { live } = platform.services;
    for (let count = 0; count < 20; count += 1) await live.publishToOperators({ type: 'placements' });
    await live.publishToOperators({ type: 'acts' });
    await stream.received(3);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const told = stream.events.map(({ type }) => String(type));
    expect(told.filter((type) => type === 'placements').length).toBeLessThanOrEqual(3);
    expect(told).toEqual(expect.arrayContaining(['placements', 'acts']));
    expect(stream.text()).toMatch(/^retry: 3000\n\nevent: placements\ndata: \{"type":"placements"\}\n\n/);
    stream.leave();
  });

  test('ends with the session', async () => {
    const other = operators.browser('192.0.2.50');
    await operators.add('ben', password);
    await other.signIn('ben', password);
    const stream = await openStream(address + operatorEventsPath, { cookie: cookieOf(other) });
    await other.call(operatorSignOut, {});
    await stream.ended;
    expect((await fetch(address + operatorEventsPath, { headers: { cookie: cookieOf(other) } })).status).toBe(401);
  });

  test('makes no session last', async () => {
    const before = (await browser.call(operatorSession, {})).value.operator;
    now += 60_000;
    const stream = await openStream(address + operatorEventsPath, { cookie: cookieOf(browser) });
    stream.leave();
    expect((await browser.call(operatorSession, {})).value.operator).toEqual(before);
  });
});
