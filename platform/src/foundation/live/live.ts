import type { LiveEvent } from '@unisite/shared/contract';
import type { OperatorEvent } from '@unisite/shared/contract/operators';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log/log.ts';

/** Who receives an event: one member's pages, one session's pages, a market's pages, or all pages. */
export type Audience = { readonly member: string } | { readonly market: string } | { readonly session: string } | 'all';

export type LiveListener = (audience: Audience, event: LiveEvent) => void;

/** Events for open pages, between all processes on the same database. */
export interface LiveEvents {
  /** Publishes an event; call after commit. Failures are logged: readers can always refetch. */
  publish(audience: Audience, event: LiveEvent): Promise<void>;
  /** Publishes many events at once, in order. */
  publishAll(events: readonly { readonly audience: Audience; readonly event: LiveEvent }[]): Promise<void>;
  /**
   * Closes a session's streams in every process: its credentials can no longer open any. A page whose session continues
   * reopens its stream by itself.
   */
  closeStreams(session: string): Promise<void>;
  /** Receives the sessions whose streams must close. Returns a function that unsubscribes. */
  subscribeClosing(listener: (session: string) => void): () => void;
  /** Receives the events of all processes. Returns a function that unsubscribes. */
  subscribe(listener: LiveListener): () => void;
  /** Sends an event to the operators' consoles of all processes; no page of the site receives it. */
  publishToOperators(event: OperatorEvent): Promise<void>;
  /** Receives the operators' events. Returns a function that unsubscribes. */
  subscribeOperators(listener: (event: OperatorEvent) => void): () => void;
  /**
   * Notifies of a changed market, by any process or by hand, and after a time in which notifications could have been
   * missed. Returns a function that unsubscribes.
   */
  subscribeMarkets(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The last one is sent by the database itself (`notify_market_changed`). */
type Notification =
  | { audience: Audience; event: LiveEvent }
  | { operators: OperatorEvent }
  | { closing: string }
  | { markets: 'changed' };

const CHANNEL = 'unisite_live';
const RECONNECT_MS = 1_000;

/** Live events over LISTEN/NOTIFY. The listening connection is replaced when it breaks. */
export function createEventBus(database: Database, log: Log): LiveEvents {
  const listeners = new Set<LiveListener>();
  const consoles = new Set<(event: OperatorEvent) => void>();
  const ofMarkets = new Set<() => void>();
  const ofClosing = new Set<(session: string) => void>();
  let closed = false;
  let stopListening: () => Promise<void> = async () => undefined;
  let retry: NodeJS.Timeout | undefined;

  const deliver = (payload: string | undefined) => {
    try {
      // Only this function's own `send` and the database's trigger write to the channel.
      const sent = JSON.parse(payload ?? '') as Notification;
      if ('markets' in sent) for (const listener of ofMarkets) listener();
      else if ('closing' in sent) for (const listener of ofClosing) listener(sent.closing);
      else if ('operators' in sent) for (const listener of consoles) listener(sent.operators);
      else for (const listener of listeners) listener(sent.audience, sent.event);
    } catch (error) {
      log.error({ error }, 'a live event could not be delivered');
    }
  };

  const listen = async () => {
    try {
      const client = await database.dedicated();
      if (closed) return await client.end();
      stopListening = () => client.end();
      client.on('notification', ({ payload }) => deliver(payload));
      client.on('end', reconnect);
      await client.query(`LISTEN ${CHANNEL}`);
      for (const listener of ofMarkets) listener();
    } catch {
      reconnect();
    }
  };

  const reconnect = () => {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => void listen(), RECONNECT_MS).unref();
  };

  const listening = listen();

  const send = async (...sent: readonly Exclude<Notification, { markets: string }>[]) => {
    try {
      await listening;
      await database.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [
        CHANNEL,
        sent.map((one) => JSON.stringify(one)),
      ]);
    } catch (error) {
      const events = new Set(sent.map(nameOf));
      log.warn({ error, events: [...events] }, 'live events were lost');
    }
  };

  return {
    publish: (audience, event) => send({ audience, event }),
    publishAll: (events) => send(...events),
    closeStreams: (session) => send({ closing: session }),
    subscribeClosing(listener) {
      ofClosing.add(listener);
      return () => ofClosing.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publishToOperators: (event) => send({ operators: event }),
    subscribeOperators(listener) {
      consoles.add(listener);
      return () => consoles.delete(listener);
    },
    subscribeMarkets(listener) {
      ofMarkets.add(listener);
      return () => ofMarkets.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await listening;
      await stopListening();
    },
  };
}

function nameOf(sent: Exclude<Notification, { markets: string }>): string {
  if ('closing' in sent) return 'closing';
  return 'operators' in sent ? sent.operators.type : sent.event.type;
}
