import { liveEventsPath } from '@unisite/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findEnded, findRenewed, presentedCookie } from '../../access/identity/index.ts';
import { countAtOnce } from '../../foundation/concurrency/countAtOnce.ts';
import { inReadingLane } from '../../foundation/database/lanes.ts';
import type { Session } from '../../foundation/http/callContext.ts';
import { callerOf } from '../../foundation/http/caller.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import { perAddress } from '../../foundation/http/rateLimits.ts';
import { enforceRate, type Serve, tooManyRequests } from '../../foundation/http/serve.ts';
import { whenClosed } from '../../foundation/http/whenClosed.ts';
import { startPageCount } from '../../foundation/live/countOpenPages.ts';
import { createEventStreams } from '../../foundation/live/eventStreams.ts';
import type { Services } from './services.ts';
import { statusEvents } from './statusEvents.ts';

/** Open pages at once: per address, which many visitors may share, and per account. */
const streamsPerAddress = { perKey: 500, inAll: 20_000 };
const streamsPerAccount = { perKey: 50, inAll: 20_000 };
/** Seconds. */
const RETRY_AFTER = 30;
const noPlace = () => undefined;

const listening = ({ id, memberId, mustChange }: Session, openedAt: Date) => ({ id, memberId, mustChange, openedAt });

/**
 * Live events as server-sent events. The browser's EventSource cannot send custom headers, so the cookie alone
 * identifies the listener; nothing is changed here.
 */
export function liveEvents({ server }: Serve, services: Services): void {
  const { database, clock } = services;
  const streams = createEventStreams({
    ...services,
    sessions: {
      endedAmong: (ids) => findEnded(database, clock(), ids),
      renewedAmong: (ids) => findRenewed(database, ids),
    },
  });
  const stopCounting = startPageCount(services, streams.count);
  const status = statusEvents(services, streams);
  server.addHook('preClose', async () => {
    status.stop();
    streams.close();
    await stopCounting();
  });

  const byAddress = countAtOnce(streamsPerAddress);
  const byAccount = countAtOnce(streamsPerAccount);
  const follow = async (request: FastifyRequest, reply: FastifyReply) => {
    const { market, ip } = await callerOf(services, request);
    enforceRate(services, perAddress, addressOf(ip));
    const openedAt = clock();
    const presented = await presentedCookie(services, request, market.code);
    const session = presented.state === 'live' ? listening(presented.session, openedAt) : null;
    const leaves = [byAddress.enter(addressOf(ip)), session ? byAccount.enter(session.memberId) : noPlace];
    const leave = () => {
      for (const one of leaves) one?.();
    };
    if (leaves.includes(null)) {
      leave();
      throw tooManyRequests(RETRY_AFTER);
    }
    whenClosed(reply.raw, leave);
    const { revision } = services.registry.snapshot(market.code);
    const listener = { marketCode: market.code, ip, session };
    reply.hijack();
    const send = streams.open(reply.raw, listener, { type: 'registry', market: market.code, revision });
    await status.tell(listener, send);
  };
  server.get(liveEventsPath, (request, reply) => inReadingLane(() => follow(request, reply)));
}
