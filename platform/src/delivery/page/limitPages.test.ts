import { expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimits } from '../../foundation/http/rateLimits.ts';
import { limitPages } from './limitPages.ts';

/** Pages that take until they are told to finish, and the statuses sent. */
function site() {
  let now = 0;
  const making: (() => void)[] = [];
  const page = limitPages(
    async (_request, reply) => {
      await new Promise<void>((done) => making.push(done));
      return reply.code(200);
    },
    { rateLimits: createRateLimits(() => now), refuse: async (_request, reply) => reply.code(429) },
  );
  const statuses: number[] = [];
  const headers = new Map<string, string>();
  const ask = (ip: string) => {
    // the parts of a reply that a page handler uses
    const reply = {
      header: (name: string, value: string) => headers.set(name, value) && reply,
      code: (status: number) => statuses.push(status) && reply,
    } as unknown as FastifyReply;
    return page({ ip } as FastifyRequest, reply);
  };
  return {
    ask,
    statuses,
    headers,
    making: () => making.length,
    pass: (ms: number) => {
      now += ms;
    },
    async finish() {
      for (let turn = 0; turn < 2_000; turn++) {
        making.shift()?.();
        await null;
      }
    },
  };
}

test('a visitor’s tabs are made a few at once, all of them, and another visitor’s page beside them', async () => {
  const { ask, making, statuses, finish } = site();
  const asked = Array.from({ length: 60 }, () => ask('203.0.113.7'));
  expect(making()).toBe(3);
  const other = ask('198.51.100.4');
  expect(making()).toBe(4);
  await finish();
  await Promise.all([...asked, other]);
  expect(statuses).toEqual(Array(61).fill(200));
});

test('addresses of one network (IPv6) are one, and all visitors together have eight', () => {
  const { ask, making } = site();
  for (const ip of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4']) void ask(ip);
  expect(making()).toBe(3);
  for (let visitor = 0; visitor < 20; visitor++) void ask(`198.51.100.${visitor}`);
  expect(making()).toBe(8);
});

test('who asks without end is refused, told when to come again, and then let in', async () => {
  const { ask, statuses, headers, pass, finish } = site();
  const asked = Array.from({ length: 200 }, () => ask('203.0.113.7'));
  await finish();
  await Promise.all(asked);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  pass(1_000);
  const again = ask('203.0.113.7');
  await finish();
  await again;
  expect(statuses.at(-1)).toBe(200);
});
