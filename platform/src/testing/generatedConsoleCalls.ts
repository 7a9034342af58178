import { expect, test } from '@jest/globals';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import fc from 'fast-check';
import { generatedRequests } from './generatedRequests.ts';
import { seededOperators } from './seededOperators.ts';

/** Sends generated calls to the console's listener, as an operator and without a session. */
export function testGeneratedConsoleCalls(calls: number): void {
  const at = seededOperators();

  /** An operator with every role, signed in from its own IP address. */
  async function signedIn(serial: number): Promise<string> {
    const account = `op${serial}`;
    await at.operators.add(account, 'a password of mine');
    const browser = at.operators.browser(`10.200.${serial >> 8}.${serial & 255}`);
    await browser.signIn(account, 'a password of mine');
    return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  test('no generated call of the console is answered by a fault of the platform', async () => {
    const failed: string[] = [];
    const statuses: Record<number, number> = {};
    let serial = 0;
    let cookie = await signedIn(serial);
    await fc.assert(
      fc.asyncProperty(generatedRequests(operatorCalls), async ({ endpoint, url, body, header, signedIn: isIn }) => {
        serial += 1;
        const reply = await at.operators.app.server.inject({
          method: endpoint.method,
          url,
          remoteAddress: `10.${(serial >> 16) & 127}.${(serial >> 8) & 255}.${serial & 255}`,
          headers: {
            host: 'localhost:3001',
            origin: at.operators.origin,
            'sec-fetch-site': 'same-origin',
            cookie: isIn ? cookie : `__Host-operator=${encodeURIComponent(header)}`,
            ...(serial % 3 === 0 ? { 'x-language': header, 'user-agent': header } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        });
        statuses[reply.statusCode] = (statuses[reply.statusCode] ?? 0) + 1;
        if (reply.statusCode >= 500)
          failed.push(`${endpoint.method} ${url} ${JSON.stringify(body)}: ${reply.body}`.slice(0, 500));
        if (isIn && endpoint.name === 'operatorSignOut' && reply.statusCode === 200) cookie = await signedIn(serial);
      }),
      { numRuns: calls },
    );
    expect(failed).toEqual([]);
    expect(statuses[200]).toBeGreaterThan(calls / 20);
  }, 300_000);
}
