import { liveEventsPath } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { processFigures } from './processFigures.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures what this process answers. The figures are read where operators are (`metrics.text()`), never on the site.
 */
export function routes({ server, served }: Serve, { metrics }: Services): void {
  const calls = metrics.counter('unisite_calls_total', 'Answered calls and pages, by operation or route.');
  const durations = metrics.distribution('unisite_call_seconds', 'Time until an answer was sent.', seconds);
  let streams = 0;
  metrics.read('unisite_event_streams', 'Open event streams of pages.', () => [{ labels: {}, value: streams }]);
  processFigures(metrics);

  const names = new Map<string, string>();
  server.addHook('onReady', async () => {
    for (const { method, path, name } of served) names.set(`${method} ${path}`, name);
  });
  /** The operation's name, else the route as it was declared: never the address that was asked for. */
  const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
    names.get(`${method} ${routeOptions.url}`) ?? routeOptions.url ?? 'unknown';

  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== liveEventsPath) return;
    streams += 1;
    reply.raw.once('close', () => {
      streams -= 1;
    });
  });
  server.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url === liveEventsPath) return; // it lasts as long as the page is open
    const operation = operationOf(request);
    calls.add({ operation, status: reply.statusCode });
    durations.observe({ operation }, reply.elapsedTime / 1000);
  });
}
