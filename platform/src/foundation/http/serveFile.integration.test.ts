import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type MemberId, operation } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';
import { type FastifyInstance, fastify } from 'fastify';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import type { Session } from './callContext.ts';
import { createRateLimits } from './rateLimits.ts';
import type { Refusal } from './refusal.ts';
import { createServe } from './serve.ts';
import { createServeFile } from './serveFile.ts';

let platform: TestPlatform;
let server: FastifyInstance | undefined;
beforeAll(async () => {
  platform = await testPlatform();
});
afterEach(async () => {
  server?.server.closeAllConnections();
  await server?.close();
  server = undefined;
});
afterAll(() => platform?.close());

const report = operation({
  name: 'report',
  summary: 'For this test',
  method: 'GET',
  path: '/wps/report',
  access: 'member',
  request: z.object({ rows: z.optional(z.string()) }),
  value: z.string(),
});
const session: Session = {
  id: '1',
  memberId: '1' as MemberId,
  account: 'minh',
  nickname: 'Minh',
  customerType: 2,
  marketCode: 'VN',
  handle: 'handle',
  mustChange: false,
};
const PART = 'x'.repeat(100_000);

/** A file of this many parts, which records how many were read and when reading stops. */
function fileOf(parts: number, { breaksAt = Number.POSITIVE_INFINITY } = {}) {
  const told = { asked: 0 };
  let isOver: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  async function* write(): AsyncGenerator<string> {
    try {
      for (; told.asked < parts; told.asked += 1) {
        if (told.asked === breaksAt) throw new Error('the database is away');
        yield PART;
      }
    } finally {
      isOver();
    }
  }
  return { asked: () => told.asked, over, write };
}

/** Serves a file to a member, and returns the response to a request for it. */
async function asked(write: () => AsyncGenerator<string>, limits = {}): Promise<IncomingMessage> {
  server = fastify();
  server.setErrorHandler((error, _request, reply) => reply.code(409).send({ code: (error as Refusal).code }));
  const authentication = {
    ...platform.services.authentication,
    sessionOfCall: async () => ({ state: 'live' as const, session }),
    authorize: () => undefined,
  };
  const services = { ...platform.services, authentication, rateLimits: createRateLimits() };
  createServeFile(
    createServe(server, services),
    services,
    limits,
  )(report, async () => ({
    name: 'report-2026.csv',
    parts: write(),
  }));
  const { port } = new URL(await server.listen({ port: 0, host: 'localhost' }));
  const [response] = (await once(get(`http://localhost:${port}${report.path}`), 'response')) as [IncomingMessage];
  return response;
}

test('a file is written no faster than it is read, and no further once its reader is gone', async () => {
  const file = fileOf(1_000);
  const response = await asked(file.write);
  await once(response, 'readable');
  response.read();
  response.destroy();
  await file.over;
  expect(file.asked()).toBeGreaterThan(0);
  expect(file.asked()).toBeLessThan(200);
});

test('one that cannot be written to its end is not taken for whole', async () => {
  const file = fileOf(10, { breaksAt: 3 });
  const response = await asked(file.write);
  expect(response.headers['content-disposition']).toBe('attachment; filename="report-2026.csv"');
  const read = async () => {
    for await (const _part of response);
  };
  await expect(read()).rejects.toThrow('aborted');
  await file.over;
});

test('comes one at a time to each member; the next one may come once its reader is gone', async () => {
  const file = fileOf(500);
  const response = await asked(file.write);
  const again = async () => server?.inject({ url: report.path, headers: { host: 'localhost' } });
  expect((await again())?.json()).toEqual({ code: 'DOWNLOAD_UNDER_WAY' });
  response.destroy();
  await file.over;
  expect((await again())?.statusCode).toBe(200);
});

test('a reader that takes nothing for too long is let go', async () => {
  const file = fileOf(1_000);
  const response = await asked(file.write, { maxPause: 50 });
  const gone = once(response, 'error');
  await file.over;
  expect(file.asked()).toBeLessThan(200);
  response.resume();
  await gone;
});

test('one that comes whole has every part', async () => {
  const file = fileOf(20);
  let size = 0;
  for await (const part of await asked(file.write)) size += String(part).length;
  expect(size).toBe(20 * PART.length);
});
