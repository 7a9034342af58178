import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import type { InjectOptions } from 'fastify';
import { type TestOperators, testOperators } from '../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { addGames, addPlayer, vendorCall } from '../../testing/vendorClient.ts';

const FIELD = 'This has characters that cannot be used.';
let platform: TestPlatform;
let operators: TestOperators;

beforeAll(async () => {
  platform = await testPlatform();
  operators = await testOperators(platform);
  await addGames(platform);
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});

const headers = { 'x-language': 'en', 'content-type': 'application/json' };
const ask = async (options: InjectOptions, at = platform.app) => {
  const reply = await at.inject({ ...options, headers: { host: 'localhost', ...headers, ...options.headers } });
  return { status: reply.statusCode, envelope: reply.json<Record<string, unknown>>() };
};
/** As JSON, whose escapes can express what UTF-8 cannot. */
const withText = (text: string, body: Record<string, unknown>) => JSON.stringify(body).replaceAll('ODD', text);

const odd = [
  ['a zero byte', '\\u0000'],
  ['half of a character', '\\ud83d'],
  ['the other half', '\\ude00'],
];

test.each(odd)('%s in a body is refused where it stands', async (_name, text) => {
  const payload = withText(text, { loginName: 'ODD', content: 'ODD', id: 'ODD', x: 1, trail: [] });
  for (const url of ['/wps/captcha/slide', '/wps/feedback']) {
    const { status, envelope } = await ask({
      method: 'POST',
      url,
      payload,
      headers: { 'idempotency-key': '12345678' },
    });
    if (status === 404) throw new Error(`${url} is no operation`);
    expect({ status, ...envelope }).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(envelope.fields).toMatchObject({ loginName: FIELD, content: FIELD, id: FIELD });
  }
});

test('in a path, a query and an address that cannot be decoded', async () => {
  for (const url of [
    '/wps/promotions/%00',
    '/wps/game/games?category=%00',
    '/wps/%',
    '/%E0%A4%A',
    '/outbox?target=%00',
  ])
    expect({ url, ...(await ask({ method: 'GET', url })) }).toMatchObject({
      url,
      status: 400,
      envelope: { success: false, code: 'BAD_REQUEST', messages: { vi: expect.any(String), en: expect.any(String) } },
    });
  for (const url of ['/ops/remotes/%00', '/ops/audit?page=%00', '/ops/%'])
    expect({ url, ...(await ask({ method: 'GET', url }, operators.app.server)) }).toMatchObject({
      url,
      status: 400,
      envelope: { code: 'BAD_REQUEST' },
    });
});

test('a cookie of it is none', async () => {
  for (const name of ['captcha', 'unisite', '__Host-unisite', 'unisite-remembered']) {
    const { status } = await ask({ method: 'GET', url: '/wps/captcha', headers: { cookie: `${name}=%00x` } });
    expect([200, 429]).toContain(status);
  }
});

test('a Host that is none', async () => {
  for (const host of ['localhost:99999', 'localhost:x', '[', 'a b'])
    expect(await ask({ method: 'GET', url: '/wps/system/bootstrap', headers: { host } })).toMatchObject({
      status: 400,
      envelope: { code: 'BAD_REQUEST' },
    });
});

test.each(odd)('a vendor is told of %s, and the other calls of its group stay together', async (_name, text) => {
  const { playerId, token } = await addPlayer(platform, 1_000n);
  const bet = (id: string, more: object = {}) => ({
    token,
    playerId,
    gameId: 'jade-claw',
    roundId: `round-${id}`,
    transactionId: `bet-${id}`,
    amount: 10,
    currency: 'VND',
    ...more,
  });
  for (const field of ['token', 'gameId', 'roundId', 'transactionId', 'currency', 'whatever']) {
    const body = withText(text, bet(`${playerId}-bad-${field}`, { [field]: 'ODD' }));
    const [good, bad] = await Promise.all([
      vendorCall(platform, seamlessPaths.bet, bet(`${playerId}-${field}`)),
      vendorCall(platform, seamlessPaths.bet, body),
    ]);
    expect([good.status, bad.status, bad.body.code]).toEqual([200, 400, 'BAD_REQUEST']);
  }
});
