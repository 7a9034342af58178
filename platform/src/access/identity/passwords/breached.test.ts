import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { silentLog } from '../../../foundation/log/log.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { isBreached } from './breached.ts';

// SHA-1 of "password" is 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
const REST = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';
let server: Server;
let origin = '';
let answer: { status: number; body: string } | 'never' = 'never';
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer !== 'never') response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const warnings: unknown[] = [];
const log = { ...silentLog, warn: (facts: object) => void warnings.push(facts) };
const check = (password: string, breachedPasswordsUrl: string | null = `${origin}/range/`) => {
  const settings = { ...testSettings, dataDir: '', identity: { ...testSettings.identity, breachedPasswordsUrl } };
  return isBreached({ settings, log }, password);
};

test('a leaked password is known, and five digits of its hash are all that is told', async () => {
  answer = { status: 200, body: `0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${REST}:9545824\r\n` };
  expect(await check('password')).toBe(true);
  expect(asked).toEqual(['/range/5BAA6']);
  expect(await check('Zq8#fT2m')).toBe(false);
});

test('padding is no leak', async () => {
  answer = { status: 200, body: `${REST}:0\r\n` };
  expect(await check('password')).toBe(false);
});

test('without a service nothing is asked', async () => {
  expect(await check('password', null)).toBe(false);
  expect(asked).toEqual([]);
});

test.each([
  ['fails', { status: 503, body: `${REST}:1` }],
  ['answers too much', { status: 200, body: 'x'.repeat(1_100_000) }],
  ['answers something else', { status: 200, body: '<html>😀</html>' }],
])('a service that %s keeps nobody from a password', async (_name, given) => {
  answer = given;
  expect(await check('password')).toBe(false);
});

test('one that does not answer is waited for a second, and the password is in no line of the log', async () => {
  answer = 'never';
  const began = performance.now();
  expect(await check('password')).toBe(false);
  expect(performance.now() - began).toBeGreaterThan(900);
  expect(performance.now() - began).toBeLessThan(2_500);
  expect(await check('password', 'http://127.0.0.1:1/')).toBe(false);
  expect(JSON.stringify(warnings)).not.toContain('password"');
  expect(JSON.stringify(warnings)).not.toContain(REST);
});
