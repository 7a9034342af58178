import { beforeEach, describe, expect, test } from '@jest/globals';
import { testOperators } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { testPlatform } from '../../../testing/testPlatform.ts';
import { createDelivery } from './delivery.ts';

const at = seededOperators();
beforeEach(() => at.platform.database.query('DELETE FROM outbox_message'));

const get = (url: string, headers: Record<string, string> = {}, app = at.platform.app) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost', accept: 'text/html', ...headers } });

async function send(target: string, body: string): Promise<void> {
  at.now += 1000;
  const { delivery } = at.platform.services;
  if (target.includes('@')) delivery.send({ channel: 'mail', address: target }, { subject: 'Your code', body });
  else delivery.send({ channel: 'sms', number: target }, { subject: '', body });
  await delivery.settled();
}

describe('the outbox of a demonstration', () => {
  test('shows what would have been sent, the newest first, on the site and at the operators’', async () => {
    await send('+84912345678', 'first 111111');
    await send('lan@example.com', 'second 222222');
    for (const app of [at.platform.app, at.operators.app.server]) {
      const { statusCode, body, headers } = await get('/outbox', {}, app);
      expect(statusCode).toBe(200);
      expect(body.indexOf('second 222222')).toBeGreaterThan(0);
      expect(body.indexOf('first 111111')).toBeGreaterThan(body.indexOf('second 222222'));
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect((await get('/outbox/style.css', {}, app)).statusCode).toBe(200);
    }
  });

  test('shows one target’s alone', async () => {
    await send('+84912345678', 'mine');
    await send('+84987654321', 'another');
    const { body } = await get('/outbox?target=%2B84912345678');
    expect(body).toContain('mine');
    expect(body).not.toContain('another');
    expect((await get('/outbox?target=nobody')).body).toContain('role="status"');
    // a LIKE wildcard is matched literally
    expect((await get('/outbox?target=%25')).body).not.toContain('mine');
  });

  test('is in the language that is asked for', async () => {
    expect((await get('/outbox', { 'accept-language': 'en' })).body).toContain('<html lang="en">');
    expect((await get('/outbox', { 'accept-language': 'vi' })).body).toContain('<html lang="vi">');
    expect((await get('/outbox?language=vi', { 'accept-language': 'en' })).body).toContain('Chưa có tin nào.');
  });

  test('runs nothing that is in a message or in its address', async () => {
    await send('+84912345678', '<script>alert(1)</script>"\'');
    const { body } = await get(`/outbox?language=en&target=${encodeURIComponent('"><script>alert(2)</script>')}`);
    expect(body).not.toContain('<script>');
    expect((await get('/outbox')).body).toContain('&lt;script&gt;alert(1)');
  });

  test.each([
    ['emoji', '😀'],
    ['combining marks', 'a\u0301\u0323'],
    ['much', 'x'.repeat(5_000)],
  ])('takes a filter of %s', async (_name, filter) => {
    expect((await get(`/outbox?target=${encodeURIComponent(filter)}`)).statusCode).toBe(200);
  });

  test('takes a filter that is given twice', async () => {
    expect((await get('/outbox?target=a&target=b&language=x')).statusCode).toBe(200);
  });
});

describe('production', () => {
  test('has no outbox, on neither side, and writes nothing into one', async () => {
    await send('+84912345678', 'secret 333333');
    const production = await testPlatform({ settings: { mode: 'production' }, database: at.platform });
    const itsOperators = await testOperators(production);
    try {
      for (const app of [production.app, itsOperators.app.server]) {
        for (const url of ['/outbox', '/outbox?target=%2B84912345678', '/outbox/', '/OUTBOX', '/outbox/style.css']) {
          const { statusCode } = await get(url, { accept: 'application/json' }, app);
          expect([url, statusCode]).toEqual([url, 404]);
          expect((await get(url, {}, app)).body).not.toMatch(/333333|84912345678/);
        }
      }
      const { delivery } = production.services;
      expect([delivery.reaches('sms'), delivery.reaches('mail')]).toEqual([false, false]);
      delivery.send({ channel: 'sms', number: '+84912345678' }, { subject: '', body: 'secret 444444' });
      await delivery.settled();
      expect((await get('/outbox')).body).not.toContain('444444');
    } finally {
      await itsOperators.close();
      await production.close();
    }
  });
});

test('what fails is logged without the message, and without the whole of the target', async () => {
  const lines: string[] = [];
  const write = (facts: object, message: string) => void lines.push(JSON.stringify({ ...facts, message }));
  const { database, settings, clock } = at.platform.services;
  const smsGateway = { url: 'http://127.0.0.1:1/sms', token: 'the-token' };
  const delivery = createDelivery({
    database,
    clock,
    settings: {
      ...settings,
      mode: 'production',
      identity: { ...settings.identity, delivery: { smtp: null, smsGateway } },
    },
    log: { info: write, warn: write, error: write },
  });
  expect([delivery.reaches('sms'), delivery.reaches('mail')]).toEqual([true, false]);
  delivery.send({ channel: 'sms', number: '+84912345678' }, { subject: '', body: 'code 555555' });
  await delivery.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('+84…78');
  expect(lines[0]).not.toMatch(/555555|4912345|the-token/);
});
