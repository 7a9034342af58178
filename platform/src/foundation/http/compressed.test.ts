import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { sendCompressed } from './compressed.ts';

const long = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ gameId: `game-${n}`, players: n })));
const server = fastify();
server.get('/long', (request, reply) =>
  sendCompressed(request, reply.header('vary', 'X-Language'), long, 'application/json'),
);
server.get('/short', (request, reply) => sendCompressed(request, reply, '{}', 'application/json'));
afterAll(() => server.close());

const get = (url: string, encoding: string) => server.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long text travels as %s for who can open it', async (encoding, opened) => {
  const answer = await get('/long', encoding);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'X-Language, Accept-Encoding' });
  expect(opened(answer.rawPayload).toString()).toBe(long);
  expect(answer.rawPayload.length * 3).toBeLessThan(long.length);
});

test('for who cannot, and where it is short, a text stays as it is', async () => {
  const plain = await get('/long', 'identity');
  expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, long]);
  expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
});
