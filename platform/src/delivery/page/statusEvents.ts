import type { LiveEvent } from '@unisite/shared/contract';
import type { EventStreams, Listener } from '../../foundation/live/eventStreams.ts';
import type { Services } from './services.ts';

interface StatusEvents {
  /** Sends the site's status to a page that already listens, so that it misses no later change. */
  tell(listener: Listener, send: (event: LiveEvent) => void): Promise<void>;
  stop(): void;
}

/** Notifies open pages when their market closes or opens, each by its own address, and only those affected. */
export function statusEvents(
  { live, markets, log }: Pick<Services, 'live' | 'markets' | 'log'>,
  streams: Pick<EventStreams, 'sendEach'>,
): StatusEvents {
  const told = new WeakMap<Listener, string>();

  const news = async (listener: Listener): Promise<LiveEvent | null> => {
    const market = await markets.byCode(listener.marketCode);
    if (!market) return null;
    const status = await markets.statusOf(market, listener.ip);
    const text = JSON.stringify(status);
    if (told.get(listener) === text) return null;
    told.set(listener, text);
    return { type: 'status', status };
  };
  const untold = (error: unknown) => log.warn({ error }, 'open pages were not told how the site stands');

  return {
    async tell(listener, send) {
      const event = await news(listener).catch(untold);
      if (event) send(event);
    },
    stop: live.subscribeMarkets(() => void streams.sendEach(news).catch(untold)),
  };
}
