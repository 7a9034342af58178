import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../services.ts';
import type { Serve } from './serve.ts';

const PATIENCE_MS = 2_000;

/** `GET /healthz`: 200 while the platform can answer calls, 503 while its database cannot be reached. On every host. */
export function routes({ server }: Serve, { database, settings }: Services): void {
  server.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
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
  });
}
