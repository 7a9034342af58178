import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitByKey } from '../../foundation/concurrency/limitByKey.ts';
import { inReadingLane } from '../../foundation/database/lanes.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import type { RateLimits, RateRule } from '../../foundation/http/rateLimits.ts';
import type { PageHandler } from './pageHandler.ts';

/** Pages of one address; many visitors may share one. A browser that opens all its tabs again asks for dozens. */
const perAddress: RateRule = { name: 'pages', burst: 120, perSecond: 10 };

/** Pages that are made at once. More at once make none of them sooner, and keep calls waiting. */
const atOnce = { perKey: 3, atOnce: 8, mostWaitingPerKey: 120, mostWaiting: 1_000 };

/** Seconds. */
const RETRY_AFTER = 5;

/**
 * Answers pages a few at once, fewer of one address, on the database's connections for reading. `refuse` answers whom
 * too many are waiting before, and who asked for too many.
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
