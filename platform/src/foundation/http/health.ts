import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

const PATIENCE_MS = 2_000;

/** `GET /healthz`, on every host. */
export function routes({ server }: Serve, services: Services): void {
  server.get('/healthz', { logLevel: 'silent' }, (_request, reply) => answerHealth(services, reply));
}

/** 200 while the platform can answer calls, 503 while its database cannot be reached. */
export async function answerHealth({ database, settings }: Services, reply: FastifyReply): Promise<FastifyReply> {
  const ok = await Promise.race([
    database.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    wait(PATIENCE_MS, false),
  ]);
  return reply
    .code(ok ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ ok, database: ok ? 'up' : 'down', mode: settings.mode });
}
