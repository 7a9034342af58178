import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Operation, sessionKey } from '@unisite/shared/contract';
import fc from 'fast-check';
import { hashPassword, sealText } from './identity/index.ts';
import { generatedRequests } from './testing/generatedRequests.ts';
import { addMember, deposit } from './testing/members.ts';
import { type TestPlatform, testPlatform } from './testing/testPlatform.ts';

const CALLS = 10_000;
const PASSWORD = 'ngua chay 2026';
let platform: TestPlatform;
let passwordHash: string;

beforeAll(async () => {
  platform = await testPlatform({ seed: true, settings: { trustProxy: 1 } });
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => platform?.close());

/** A member with money, signed in from an address of its own. */
async function signedIn(address: string): Promise<Record<string, string>> {
  const { id, account } = await addMember(platform.database, { passwordHash });
  await deposit(platform.database, id, 100_000_000n);
  const { headers } = await platform.signIn(account, PASSWORD, { headers: { 'x-forwarded-for': address } });
  return headers;
}

test('no generated call of the site is answered by a fault of the platform', async () => {
  const operations: readonly Operation[] = [...platform.served];
  const key = (await platform.call(sessionKey, {})).value;
  const failed: string[] = [];
  const statuses: Record<number, number> = {};
  let serial = 0;
  let headers = await signedIn('10.255.0.1');
  let used = 0;
  await fc.assert(
    fc.asyncProperty(generatedRequests(operations), async ({ endpoint, url, body, header, signedIn: isIn }) => {
      serial += 1;
      const address = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
      // A member of its own every now and then: limits by member, and sessions that a call has ended.
      if (isIn && ++used % 50 === 0) headers = await signedIn(address);
      // What is sealed for another path is sent as well, as a long one cannot be sealed for.
      const path = (url.split('?')[0] ?? '').slice(0, 500);
      const sealed = () => JSON.stringify({ at: Date.now(), nonce: `${serial}`.padStart(22, 'n'), body });
      const payload = endpoint.sealed && serial % 5 > 0 ? sealText(key, endpoint.method, path, sealed()) : body;
      const reply = await platform.app.inject({
        method: endpoint.method,
        url,
        headers: {
          host: 'localhost',
          'x-forwarded-for': address,
          'idempotency-key': serial % 7 === 0 ? header : crypto.randomUUID(),
          ...(isIn ? headers : { cookie: `__Host-unisite=${encodeURIComponent(header)}; captcha=%00` }),
          ...(serial % 3 === 0 ? { 'x-language': header } : {}),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      });
      statuses[reply.statusCode] = (statuses[reply.statusCode] ?? 0) + 1;
      // no vendor is there to answer what is asked of one
      if (reply.statusCode >= 500 && !reply.body.includes('"VENDOR_DOWN"'))
        failed.push(`${endpoint.method} ${url} ${JSON.stringify(body)}: ${reply.body}`.slice(0, 500));
    }),
    { numRuns: CALLS },
  );
  expect(failed).toEqual([]);
  // Most of what fits gets as far as the operation.
  expect(statuses[200]).toBeGreaterThan(CALLS / 20);
}, 300_000);
