import { liveEventsPath } from '@unisite/shared/contract';
import { presentedCookie } from '../../identity/sessions/session.ts';
import type { Services } from '../../services.ts';
import type { Session } from '../http/callContext.ts';
import { callerOf } from '../http/caller.ts';
import { perAddress } from '../http/rateLimits.ts';
import { limit, type Serve } from '../http/serve.ts';
import { createEventStreams } from './eventStreams.ts';
import { keepCountingPages } from './openPages.ts';

const listening = ({ id, memberId, mustChange }: Session) => ({ id, memberId, mustChange });

/** Live events as server-sent events. The browser's EventSource sends no headers of ours, so the cookie alone says who listens; nothing is changed here. */
export function routes({ server }: Serve, services: Services): void {
  const streams = createEventStreams(services);
  const stopCounting = keepCountingPages(services, streams.count);
  server.addHook('preClose', async () => {
    streams.close();
    await stopCounting();
  });

  server.get(liveEventsPath, async (request, reply) => {
    const { market, ip } = await callerOf(services, request);
    limit(services, perAddress, ip);
    const presented = await presentedCookie(services, request, market.code);
    reply.hijack();
    const session = presented.state === 'live' ? listening(presented.session) : null;
    const { revision } = services.registry.snapshot(market.code);
    streams.open(reply.raw, { marketCode: market.code, session }, { type: 'registry', market: market.code, revision });
  });
}
