import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerHealth } from '../../foundation/http/health.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { admitCaller, requireSession } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/**
 * Monitoring: `GET /healthz`, for anyone, and `GET /metrics`, for this machine, with `METRICS_TOKEN` as a bearer token,
 * or for a signed-in operator.
 */
export function serveWatching(server: FastifyInstance, services: Services): void {
  const { settings, metrics } = services;
  server.get('/healthz', (_request, reply) => answerHealth(services, reply));
  server.get('/metrics', async (request, reply) => {
    const { metricsToken } = settings.operators;
    if (!isLoopback(request) && !hasMetricsToken(request, metricsToken)) {
      if (request.headers.authorization !== undefined) throw new Refusal('FORBIDDEN');
      admitCaller(services, request, false);
      await requireSession(services, request, reply);
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/**
 * Whether a request comes from this machine itself: neither from another one, nor through a local proxy, nor from a
 * page in a local browser whose domain resolves to this machine.
 */
function isLoopback({ socket, headers, host }: FastifyRequest): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => name in headers,
  );
  const byItsName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  return byItsName && !forwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function hasMetricsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const shown = /^Bearer (.{1,500})$/.exec(headers.authorization ?? '')?.[1];
  if (token === null || shown === undefined) return false;
  const [left, right] = [Buffer.from(shown), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
