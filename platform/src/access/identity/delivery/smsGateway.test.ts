import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { smsGateway } from './smsGateway.ts';

interface Asked {
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}
type Answer = (asked: Asked, response: ServerResponse, count: number) => void;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A gateway with scripted responses. */
async function gateway(answer: Answer): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const one = { headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) };
    asked.push(one);
    answer(one, response, asked.length);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  // Listening on a port, so the address is not a path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/messages`, asked };
}

const sms = { to: '+84912345678', text: 'Unisite: 123456' };

test('hands over number and text under the token and a key', async () => {
  const { url, asked } = await gateway((_asked, response) => response.writeHead(202).end());
  await smsGateway({ url, token: 'secret' }).send(sms);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual(sms);
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  expect(asked[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('tries once more after a network error, under the same key', async () => {
  const { url, asked } = await gateway((_asked, response, count) => {
    if (count === 1) response.destroy();
    else response.writeHead(200).end('{}');
  });
  await smsGateway({ url, token: 'secret' }).send(sms);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.headers['idempotency-key']).toBe(asked[0]?.headers['idempotency-key']);
});

test('gives up after the second network error', async () => {
  const { url, asked } = await gateway((_asked, response) => response.destroy());
  await expect(smsGateway({ url, token: 'secret' }).send(sms)).rejects.toThrow();
  expect(asked).toHaveLength(2);
});

test.each([400, 401, 429, 500, 503])('takes the answer %i for final, and repeats nothing of it', async (status) => {
  const { url, asked } = await gateway((_asked, response) => response.writeHead(status).end('+84912345678'));
  const sent = smsGateway({ url, token: 'secret' }).send(sms);
  await expect(sent).rejects.toThrow(`the SMS gateway answered ${status}`);
  expect(asked).toHaveLength(1);
});

test('follows no redirection: the token goes to the gateway only', async () => {
  const elsewhere = await gateway((_asked, response) => response.end());
  const { url } = await gateway((_asked, response) => response.writeHead(307, { location: elsewhere.url }).end());
  await expect(smsGateway({ url, token: 'secret' }).send(sms)).rejects.toThrow();
  expect(elsewhere.asked).toEqual([]);
});
