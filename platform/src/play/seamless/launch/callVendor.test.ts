import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { callVendor } from './callVendor.ts';
import { vendorHealth } from './vendorHealth.ts';

let vendor: Server;
let port: number;
let asked: string[];

beforeAll(async () => {
  vendor = createServer(async (request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url} ${Buffer.concat(await request.toArray())}`);
    if (request.url === '/away') response.writeHead(302, { location: '/inside' });
    else if (request.url === '/healthz') response.writeHead(302, { location: '/inside' });
    response.end('có đây');
  });
  await new Promise<void>((ready) => {
    vendor.listen(0, 'localhost', ready);
  });
  // A server that listens on TCP has an address with a port.
  port = (vendor.address() as AddressInfo).port;
});
afterAll(() => void vendor.close());
beforeEach(() => {
  asked = [];
});

const call = (url: string, more: Partial<Parameters<typeof callVendor>[1]> = {}) =>
  callVendor(new URL(url), { signal: AbortSignal.timeout(5_000), publicOnly: false, longest: 100, ...more });

test('it gives the answer as it is, and follows no redirection', async () => {
  const body = 'xin chào';
  expect(await call(`http://localhost:${port}/x`, { method: 'POST', body })).toEqual({ status: 200, text: 'có đây' });
  expect((await call(`http://localhost:${port}/away`)).status).toBe(302);
  expect(asked).toEqual([`POST /x ${body}`, 'GET /away ']);
});

test('it reads no more than it was told to', async () => {
  await expect(call(`http://localhost:${port}/x`, { longest: 5 })).rejects.toThrow('too long');
});

test('it can be given up', async () => {
  await expect(call(`http://localhost:${port}/x`, { signal: AbortSignal.abort() })).rejects.toThrow();
});

test.each(['127.0.0.1', '[::1]', 'localhost'])('nothing inside is called where that is asked for: %s', async (host) => {
  await expect(call(`http://${host}:${port}/x`, { publicOnly: true })).rejects.toThrow(/by its name|lies inside/);
  expect(asked).toEqual([]);
});

test('a vendor that leads its health elsewhere is not well; nobody inside is asked unless the settings say so', async () => {
  const address = `http://localhost:${port}`;
  const settings = { mode: 'demonstration', sandboxUrl: 'http://sandbox.test', insideVendors: true } as const;
  expect(await vendorHealth({ settings }).answers(address)).toBe(false);
  expect(asked).toEqual(['GET /healthz ']);
  for (const others of [{ insideVendors: false }, { mode: 'production' }] as const) {
    expect(await vendorHealth({ settings: { ...settings, ...others } }).answers(address)).toBe(false);
  }
  expect(asked).toEqual(['GET /healthz ']);
  await vendorHealth({ settings: { ...settings, insideVendors: false, sandboxUrl: address } }).answers(address);
  expect(asked).toEqual(['GET /healthz ', 'GET /healthz ']);
});
