import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sessionKey } from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { addMember } from '../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import type { TrustedProxies } from './trustedProxies.ts';

const PASSWORD = 'ngua chay 2026';
let first: TestPlatform;
let account: string;
const opened: TestPlatform[] = [];

beforeAll(async () => {
  first = await testPlatform();
  const member = await addMember(first.database, { passwordHash: await hashPassword(PASSWORD) });
  ({ account } = member);
});
afterAll(async () => {
  for (const platform of opened) await platform.close();
  await first?.close();
});

async function behind(trustProxy: TrustedProxies): Promise<TestPlatform> {
  const platform = await testPlatform({ settings: { trustProxy }, database: first });
  opened.push(platform);
  return platform;
}

/** The address recorded with a sign-in. */
async function addressOfSignIn(platform: TestPlatform, forwarded: string): Promise<string> {
  await platform.signIn(account, PASSWORD, { headers: { 'x-forwarded-for': forwarded } });
  const [row] = await first.database.query<{ ip: string }>(
    `SELECT ip FROM security_event WHERE kind = 'signedIn' ORDER BY id DESC LIMIT 1`,
  );
  return row?.ip ?? '';
}

const status = async (platform: TestPlatform, headers: Record<string, string>) =>
  (await platform.app.inject({ method: 'GET', url: sessionKey.path, headers: { host: 'localhost', ...headers } }))
    .statusCode;

test('one proxy: its own entry counts, the last, and not what the caller wrote before it', async () => {
  const platform = await behind(1);
  expect(await addressOfSignIn(platform, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOfSignIn(platform, 'garbage, 2001:db8::7')).toBe('2001:db8::7');
});

test('two proxies: the entry before the last', async () => {
  const platform = await behind(2);
  expect(await addressOfSignIn(platform, '198.51.100.1, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
});

test('networks: the last entry that is none of theirs', async () => {
  const platform = await behind(['loopback', '10.0.0.0/8']);
  expect(await addressOfSignIn(platform, '198.51.100.1, 203.0.113.9, 10.0.0.1, 10.9.9.9')).toBe('203.0.113.9');
  const elsewhere = await behind(['192.0.2.0/24']);
  expect(await addressOfSignIn(elsewhere, '203.0.113.9')).toBe('127.0.0.1');
});

test('a count: whoever calls from an address that the internet reaches is no proxy', async () => {
  const platform = await behind(1);
  const from = (remoteAddress: string) =>
    platform.app.inject({
      method: 'GET',
      url: sessionKey.path,
      remoteAddress,
      headers: { host: 'localhost', 'x-forwarded-for': 'garbage', 'x-forwarded-proto': 'https' },
    });
  for (const proxy of ['10.1.2.3', '::ffff:192.168.0.9', 'fd12::1', '::1']) {
    expect((await from(proxy)).statusCode).toBe(400);
  }
  for (const stranger of ['203.0.113.5', '::ffff:203.0.113.5', '2001:db8::1']) {
    const reply = await from(stranger);
    expect([reply.statusCode, reply.headers['strict-transport-security']]).toEqual([200, undefined]);
  }
});

test('nobody: what is written counts for nothing', async () => {
  expect(await addressOfSignIn(await behind(false), '203.0.113.9')).toBe('127.0.0.1');
});

describe('what a trusted proxy hands on that is no address or protocol', () => {
  test.each(['garbage', '', '203.0.113.9:443', '999.1.1.1', "'; DROP TABLE member", '1.1.1.1, unknown'])(
    '"%s" is refused, and never a fault of the platform',
    async (forwarded) => {
      for (const trusted of [1, ['loopback']] as const) {
        expect(await status(await behind(trusted), { 'x-forwarded-for': forwarded })).toBe(
          forwarded === '' ? 200 : 400,
        );
      }
    },
  );

  test('a protocol that is none', async () => {
    const platform = await behind(1);
    expect(await status(platform, { 'x-forwarded-proto': 'gopher' })).toBe(400);
    expect(await status(platform, { 'x-forwarded-proto': 'https' })).toBe(200);
  });
});

test('behind TLS that nobody said is there, cookies are Secure all the same', async () => {
  await first.database.query(`INSERT INTO market_domain (domain, market_code) VALUES ('site.example', 'VN')`);
  const platform = await behind(false);
  /** The cookie of a sign-in, by its Secure name. */
  const secureCookie = async (headers: Record<string, string>) =>
    (await platform.signIn(account, PASSWORD, { host: 'site.example', headers })).headers.cookie;
  expect(await secureCookie({ 'x-forwarded-proto': 'https' })).toMatch(/^__Host-unisite=.{20}/);
  expect(await secureCookie({})).toBe('__Host-unisite=');
});
