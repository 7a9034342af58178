import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { limitOpenBodies } from './openBodies.ts';
import { Refusal } from './refusal.ts';

let server: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = fastify({ forceCloseConnections: true });
  server.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof Refusal ? error.status : 500)
      .send({ code: error instanceof Refusal ? error.code : '' }),
  );
  limitOpenBodies(server, { perKey: 2, inAll: 3 });
  server.post('/', async () => 'read');
  server.get('/', async () => 'got');
  await server.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on TCP has an address with a port.
  ({ port } = server.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** Starts a call with an unfinished body of ten bytes; returns the response so far, and how to finish it. */
async function begin() {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  await new Promise<void>((sent) =>
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf.', () =>
      sent(),
    ),
  );
  return { answer, end: () => socket.write('.half'), leave: () => socket.destroy() };
}
const post = async () => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })).status;
const untilPosted = async (status: number) => {
  while ((await post()) !== status) await new Promise((turn) => setImmediate(turn));
};

test('of one address only so many bodies are on their way at once; calls without one go on', async () => {
  const slow = [await begin(), await begin()];
  await untilPosted(429);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  slow[0]?.end();
  expect(await slow[0]?.answer).toMatch(/^HTTP\/1.1 200/);
  expect(await post()).toBe(200);
});

test('a body that breaks off gives its place back', async () => {
  const slow = [await begin(), await begin()];
  await untilPosted(429);
  for (const one of slow) one.leave();
  await untilPosted(200);
});

test('who is refused is told when to come again, and that the connection ends', async () => {
  await begin();
  await begin();
  await untilPosted(429);
  const refused = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' });
  expect([refused.headers.get('connection'), await refused.json()]).toEqual(['close', { code: 'TOO_MANY_REQUESTS' }]);
});
