import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Queryable } from '../database/connect.ts';
import { isDiskFull } from '../database/diskFull.ts';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

const PATIENCE_MS = 2_000;

/** `GET /healthz`, on every host. */
export function routes({ server }: Serve, services: Services): void {
  server.get('/healthz', { logLevel: 'silent' }, (_request, reply) => answerHealth(services, reply));
}

/** 200 while the platform can answer calls, 503 while its database cannot be reached or written to. */
export async function answerHealth({ database, settings }: Services, reply: FastifyReply): Promise<FastifyReply> {
  const state = await Promise.race([
    stateOf(database).catch(() => 'down' as const),
    wait(PATIENCE_MS, 'down' as const),
  ]);
  const ok = state === 'up';
  return reply
    .code(ok ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ ok, database: state, mode: settings.mode });
}

async function stateOf(q: Queryable): Promise<'up' | 'readOnly' | 'full'> {
  const [row] = await q.query<{ readOnly: boolean }>(
    `SELECT current_setting('transaction_read_only')::boolean AS "readOnly"`,
  );
  if (row?.readOnly) return 'readOnly';
  return isDiskFull() ? 'full' : 'up';
}
