import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAtOnce } from '../concurrency/countAtOnce.ts';
import { addressOf } from './ipAddress.ts';
import { tooManyRequests } from './serve.ts';
import { whenClosed } from './whenClosed.ts';

/**
 * Request bodies in transit, per address (IPv6: /64) and in total: one sent a byte per second occupies memory and a
 * connection until it times out. A vendor's calls come from few addresses, many at once.
 */
const limits = { perKey: 500, inAll: 3_000 };

/** Seconds after which a refused call may be repeated. */
const RETRY_AFTER = 2;

/** Refuses calls of an address with too many bodies in transit, without reading theirs. */
export function limitOpenBodies(server: FastifyInstance, { perKey, inAll } = limits): void {
  const bodies = countAtOnce({ perKey, inAll });
  const leaves = new WeakMap<FastifyRequest, () => void>();
  server.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const leave = bodies.enter(addressOf(request.ip));
    if (!leave) {
      void reply.header('connection', 'close');
      throw tooManyRequests(RETRY_AFTER);
    }
    leaves.set(request, leave);
    // also if it never arrives completely
    whenClosed(reply.raw, leave);
  });
  // by then it has been read
  server.addHook('preValidation', async (request) => leaves.get(request)?.());
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
