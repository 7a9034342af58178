import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitByKey } from '../../foundation/concurrency/limitByKey.ts';
import { inReadingLane } from '../../foundation/database/lanes.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import type { RateLimits, RateRule } from '../../foundation/http/rateLimits.ts';
import type { PageHandler } from './pageHandler.ts';

/** Pages per address; many visitors may share one, and a browser that reopens all its tabs asks for dozens. */
const perAddress: RateRule = { name: 'pages', burst: 120, perSecond: 10 };

/** Pages made at once. More would not finish any sooner, and would delay calls. */
const atOnce = { perKey: 3, atOnce: 8, mostWaitingPerKey: 120, mostWaiting: 1_000 };

/** Seconds. */
const RETRY_AFTER = 5;

/**
 * Serves a few pages at a time, fewer per address, on the database's read connections. `refuse` responds when the queue
 * is full or the rate limit is exceeded.
 */
export function limitPages(
  page: PageHandler,
  { rateLimits, refuse }: { readonly rateLimits: RateLimits; readonly refuse: PageHandler },
): PageHandler {
  const inTurn = limitByKey(atOnce);
  const refuseFor = (request: FastifyRequest, reply: FastifyReply, seconds: number) =>
    refuse(request, reply.header('retry-after', String(Math.ceil(seconds))));
  return async (request, reply, sent) => {
    const address = addressOf(request.ip);
    const wait = rateLimits.take(perAddress, address);
    if (wait > 0) return refuseFor(request, reply, wait);
    const answered = await inTurn(address, () => inReadingLane(() => page(request, reply, sent)));
    return answered ?? refuseFor(request, reply, RETRY_AFTER);
  };
}
