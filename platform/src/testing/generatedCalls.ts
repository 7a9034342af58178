import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Operation, type SealingKey, sessionKey } from '@unisite/shared/contract';
import fc from 'fast-check';
import { hashPassword, sealText } from '../access/identity/index.ts';
import { type GeneratedRequest, generatedRequests } from './generatedRequests.ts';
import { addMember, deposit } from './members.ts';
import { type TestPlatform, testPlatform } from './testPlatform.ts';

const PASSWORD = 'ngua chay 2026';

/** Sends generated calls to the site, as members and without a session. */
export function testGeneratedCalls(calls: number): void {
  let platform: TestPlatform;
  let passwordHash: string;

  beforeAll(async () => {
    platform = await testPlatform({ seed: true, settings: { trustProxy: 1 } });
    passwordHash = await hashPassword(PASSWORD);
  }, 60_000);
  afterAll(() => platform?.close());

  /** A member with money, signed in from its own IP address. */
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
      fc.asyncProperty(generatedRequests(operations), async (call) => {
        const { endpoint, url, body, signedIn: isIn } = call;
        serial += 1;
        const address = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
        // Changes the member from time to time, because of limits by member and sessions ended by a call.
        if (isIn && ++used % 50 === 0) headers = await signedIn(address);
        const payload = endpoint.sealed && serial % 5 > 0 ? sealedBody(key, call, serial) : body;
        const reply = await platform.app.inject({
          method: endpoint.method,
          url,
          headers: {
            ...headersOf(call, serial),
            ...(isIn ? headers : {}),
            'x-forwarded-for': address,
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
        });
        statuses[reply.statusCode] = (statuses[reply.statusCode] ?? 0) + 1;
        // no vendor runs, so calls that depend on one fail
        if (reply.statusCode >= 500 && !reply.body.includes('"VENDOR_DOWN"'))
          failed.push(`${endpoint.method} ${url} ${JSON.stringify(body)}: ${reply.body}`.slice(0, 500));
      }),
      { numRuns: calls },
    );
    expect(failed).toEqual([]);
    // Most valid requests reach the operation.
    expect(statuses[200]).toBeGreaterThan(calls / 20);
  }, 300_000);
}

/** Also seals for another path, since a long one cannot be sealed for. */
function sealedBody(key: SealingKey, { endpoint, url, body }: GeneratedRequest<Operation>, serial: number): unknown {
  const path = (url.split('?')[0] ?? '').slice(0, 500);
  const sealed = JSON.stringify({ at: Date.now(), nonce: `${serial}`.padStart(22, 'n'), body });
  return sealText(key, endpoint.method, path, sealed);
}

const headersOf = ({ header }: GeneratedRequest<Operation>, serial: number) => ({
  host: 'localhost',
  'idempotency-key': serial % 7 === 0 ? header : crypto.randomUUID(),
  cookie: `__Host-unisite=${encodeURIComponent(header)}; captcha=%00`,
  ...(serial % 3 === 0 ? { 'x-language': header } : {}),
});
