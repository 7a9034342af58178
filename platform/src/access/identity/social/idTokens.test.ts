import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { generateKeyPair, type JWTPayload } from 'jose';
import { silentLog } from '../../../foundation/log/log.ts';
import { createIdTokens } from './idTokens.ts';
import { claimsAt, type KeyServer, signed, startKeyServer, unsigned } from './testing/keyServer.ts';

let now = Date.parse('2026-11-20T03:00:00Z');
let server: KeyServer;
beforeAll(async () => {
  server = await startKeyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  now += 3_600_000;
  server.answerWith({ cacheControl: 'public, max-age=600' });
});

const tokens = (change: { emulator?: string; mode?: 'production' | 'demonstration'; keysUrl?: string } = {}) => {
  const { mode = 'production', ...social } = change;
  return createIdTokens({ social: { ...server.social, ...social }, mode, clock: () => new Date(now), log: silentLog });
};
const verifyIdToken = async (payload: JWTPayload) => tokens()(await signed(server.key, payload));
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('section 8: an ID token', () => {
  test('of the project, signed by the issuer, is good', async () => {
    expect(await verifyIdToken(claimsAt(now))).toEqual({
      state: 'good',
      identity: {
        provider: 'google.com',
        issuer: 'https://securetoken.google.com/my-site',
        subject: 'lan',
        email: 'lan@example.com',
        phone: null,
        name: 'Lan Nguyễn',
      },
    });
  });

  test('an address counts where the provider verified it alone', async () => {
    for (const change of [{ email_verified: false }, { email_verified: undefined }, { email: 'no address' }]) {
      expect(await verifyIdToken(claimsAt(now, change))).toMatchObject({ state: 'good', identity: { email: null } });
    }
  });

  test('a phone’s has its number and nothing else', async () => {
    const firebase = { sign_in_provider: 'phone' };
    expect(await verifyIdToken(claimsAt(now, { firebase, phone_number: '+84912345678' }))).toMatchObject({
      identity: { provider: 'phone', phone: '+84912345678', email: null },
    });
    expect(await verifyIdToken(claimsAt(now, { firebase, phone_number: '0912' }))).toMatchObject({ state: 'refused' });
    expect(await verifyIdToken(claimsAt(now, { firebase }))).toMatchObject({ state: 'refused' });
    expect(await verifyIdToken(claimsAt(now, { phone_number: '+84912345678' }))).toMatchObject({
      identity: { phone: null },
    });
  });

  test.each<[string, (seconds: number) => Record<string, unknown>]>([
    ['of another project', () => ({ aud: 'other-site' })],
    ['of another issuer', () => ({ iss: 'https://securetoken.google.com/other-site' })],
    ['of no issuer', () => ({ iss: undefined })],
    ['that is over', (at) => ({ exp: at - 61 })],
    ['without an end', () => ({ exp: undefined })],
    ['from the future', (at) => ({ iat: at + 120 })],
    ['that begins later', (at) => ({ nbf: at + 120 })],
    ['of a sign-in to come', (at) => ({ auth_time: at + 120 })],
    ['of a sign-in long ago', (at) => ({ auth_time: at - 601 })],
    ['without the time of its sign-in', () => ({ auth_time: undefined })],
    ['of nobody', () => ({ sub: '' })],
    ['of an address nobody proved', () => ({ firebase: { sign_in_provider: 'password' } })],
    ['of nobody in particular', () => ({ firebase: { sign_in_provider: 'anonymous' } })],
    ['that a server made up', () => ({ firebase: { sign_in_provider: 'custom' } })],
    ['of a tenant', () => ({ firebase: { sign_in_provider: 'google.com', tenant: 'x' } })],
    ['without a provider', () => ({ firebase: undefined })],
  ])('%s is refused', async (_name, change) => {
    expect(await verifyIdToken(claimsAt(now, change(Math.floor(now / 1000))))).toMatchObject({ state: 'refused' });
  });

  test('nobody signed, or somebody else, is refused', async () => {
    const good = tokens();
    const header = (alg: string) => base64url({ alg, kid: 'one', typ: 'JWT' });
    const body = base64url(claimsAt(now));
    const { privateKey } = await generateKeyPair('RS256');
    const published = await (await fetch(server.social.keysUrl)).text();
    const withPublicKey = createHmac('sha256', published).update(`${header('HS256')}.${body}`);
    const forged = [
      unsigned(claimsAt(now)),
      `${header('none')}.${body}.`,
      `${header('HS256')}.${body}.${withPublicKey.digest('base64url')}`,
      await signed(privateKey, claimsAt(now)),
      await signed(server.key, claimsAt(now), 'unknown'),
      `${(await signed(server.key, claimsAt(now))).split('.').slice(0, 2).join('.')}.`,
      `${header('RS256')}.${body}.AAAA`,
      'a.b.c',
      '',
      '....',
      'x'.repeat(8192),
    ];
    for (const token of forged) expect(await good(token)).toMatchObject({ state: 'refused' });
    const [head = '', , tail = ''] = (await signed(server.key, claimsAt(now))).split('.');
    expect(await good(`${head}.${base64url(claimsAt(now, { sub: 'other' }))}.${tail}`)).toMatchObject({
      state: 'refused',
    });
  });
});

describe('tokens of an emulator', () => {
  const emulator = 'http://127.0.0.1:9099';

  test('are good where one is set, and signed ones are not', async () => {
    const emulated = tokens({ emulator, mode: 'demonstration' });
    expect(await emulated(unsigned(claimsAt(now)))).toMatchObject({ state: 'good' });
    expect(await emulated(unsigned(claimsAt(now, { aud: 'other' })))).toMatchObject({ state: 'refused' });
    expect(await emulated(await signed(server.key, claimsAt(now)))).toMatchObject({ state: 'refused' });
  });

  test('are never good in production, nor without one', async () => {
    expect(await tokens({ emulator })(unsigned(claimsAt(now)))).toMatchObject({ state: 'refused' });
    expect(await tokens({ mode: 'demonstration' })(unsigned(claimsAt(now)))).toMatchObject({ state: 'refused' });
  });
});

describe('the issuer’s keys', () => {
  test('are kept as long as their answer says', async () => {
    const judgeIt = tokens();
    const before = server.asked();
    const use = async () => judgeIt(await signed(server.key, claimsAt(now)));
    await Promise.all([use(), use(), use()]);
    now += 599_000;
    await use();
    expect(server.asked()).toBe(before + 1);
    now += 2_000;
    expect(await use()).toMatchObject({ state: 'good' });
    expect(server.asked()).toBe(before + 2);
  });

  test('a new one is found by a token of it, and asking for one that is none is not repeated', async () => {
    const judgeIt = tokens();
    await judgeIt(await signed(server.key, claimsAt(now)));
    const second = await server.addKey('two');
    const before = server.asked();
    now += 61_000;
    expect(await judgeIt(await signed(second, claimsAt(now), 'two'))).toMatchObject({ state: 'good' });
    for (let count = 0; count < 5; count += 1) await judgeIt(await signed(server.key, claimsAt(now), 'none'));
    expect(server.asked()).toBe(before + 1);
  });

  test('count on for an hour while their holder is away; then nobody signs in', async () => {
    const judgeIt = tokens();
    const use = async () => judgeIt(await signed(server.key, claimsAt(now)));
    await use();
    server.answerWith({ status: 500 });
    now += 1_200_000;
    expect(await use()).toMatchObject({ state: 'good' });
    now += 3_600_000;
    await expect(use()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    server.answerWith({ status: 200 });
    expect(await use()).toMatchObject({ state: 'good' });
  });

  test('that were never there are not taken for a bad token', async () => {
    const judgeIt = tokens({ keysUrl: 'http://127.0.0.1:9/keys' });
    await expect(judgeIt(await signed(server.key, claimsAt(now)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
