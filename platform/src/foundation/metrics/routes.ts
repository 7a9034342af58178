import { liveEventsPath } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures this process's responses. The metrics are exposed on the operators' side (`metrics.metrics()`), never on the
 * site.
 */
export function routes({ server, served }: Serve, { metrics }: Services): void {
  const registers = [metrics];
  const calls = new Counter({
    name: 'unisite_calls_total',
    help: 'Answered calls and pages, by operation or route.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'unisite_call_seconds',
    help: 'Time until an answer was sent.',
    labelNames: ['operation'],
    buckets: seconds,
    registers,
  });
  const streams = new Gauge({ name: 'unisite_event_streams', help: 'Open event streams of pages.', registers });

  const names = new Map<string, string>();
  server.addHook('onReady', async () => {
    for (const { method, path, name } of served) names.set(`${method} ${path}`, name);
  });
  /** The operation's name, else the declared route: never the requested address. */
  const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
    names.get(`${method} ${routeOptions.url}`) ?? routeOptions.url ?? 'unknown';

  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== liveEventsPath) return;
    streams.inc();
    reply.raw.once('close', () => streams.dec());
  });
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url === liveEventsPath) return; // it lasts as long as the page is open
    const operation = operationOf(request);
    calls.inc({ operation, status: reply.statusCode });
    durations.observe({ operation }, reply.elapsedTime / 1000);
  });
}
