import type { ServerResponse } from 'node:http';
import type { LiveEvent, MemberId } from '@unisite/shared/contract';
import type { Services } from '../services.ts';
import type { Audience } from './live.ts';

/** The listener of one open page. */
export interface Listener {
  readonly marketCode: string;
  readonly ip: string;
  readonly session: ListeningSession | null;
}

interface ListeningSession {
  readonly id: string;
  readonly memberId: MemberId;
  /** Receives no member events: a password change closes the stream (specification section 4, forced change). */
  readonly mustChange: boolean;
  /** A password change since then closes the stream. */
  readonly openedAt: Date;
}

export interface EventStreams {
  /**
   * Keeps a response open and writes its listener's events until the page leaves or the session ends. `first` states
   * the current state: events from before, or between two streams, are not repeated. Returns a function that sends an
   * event to this page only.
   */
  open(response: ServerResponse, listener: Listener, first: LiveEvent): (event: LiveEvent) => void;
  /** Sends each page an event of its own; null: none for this one. */
  sendEach(eventFor: (listener: Listener) => Promise<LiveEvent | null>): Promise<void>;
  /** Number of listening pages by market. */
  count(): ReadonlyMap<string, number>;
  close(): void;
}

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3_000;
/** A page that does not read is disconnected instead of buffered without end. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** Queries about the sessions of open pages. */
export interface ListeningSessions {
  /** Which of these have ended by now, and why. */
  endedAmong(ids: readonly string[]): Promise<readonly EndedSession[]>;
  /** Which of these were renewed, and since when. */
  renewedAmong(ids: readonly string[]): Promise<readonly { readonly id: string; readonly at: Date }[]>;
}

interface EndedSession {
  readonly id: string;
  readonly why: Extract<LiveEvent, { type: 'session' }>['ended'];
}

type EventStreamDependencies = Pick<Services, 'live' | 'log'> & { readonly sessions: ListeningSessions };

/** The open event streams of this process. */
export function createEventStreams({ live, sessions, log }: EventStreamDependencies): EventStreams {
  const streams = new Map<ServerResponse, Listener>();

  const send = (response: ServerResponse, event: LiveEvent) => {
    write(response, `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    if (event.type === 'session') end(response);
  };

  const write = (response: ServerResponse, text: string) => {
    // one that has ended and is not closed yet: nothing more is written to it
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
    else response.write(text);
  };

  const end = (response: ServerResponse) => {
    streams.delete(response);
    response.end();
  };

  const unsubscribe = live.subscribe((audience, event) => {
    for (const [response, listener] of streams) {
      if (!receives(listener, audience)) continue;
      if (!listener.session?.mustChange || !isOfMember(audience)) send(response, event);
    }
  });
  const unsubscribeClosing = live.subscribeClosing((id) => {
    for (const [response, { session }] of streams) if (session?.id === id) end(response);
  });

  /** A listening page makes no calls, so ended and renewed sessions are looked up here. */
  const endSessions = async () => {
    const ids = [...streams.values()].flatMap(({ session }) => (session ? [session.id] : []));
    if (ids.length === 0) return;
    const ended = new Map((await sessions.endedAmong(ids)).map(({ id, why }) => [id, why]));
    for (const [response, { session }] of streams) {
      const why = session ? ended.get(session.id) : undefined;
      if (why) send(response, { type: 'session', ended: why });
    }
    const renewed = new Map((await sessions.renewedAmong(ids)).map(({ id, at }) => [id, at]));
    for (const [response, { session }] of streams) {
      const at = session ? renewed.get(session.id) : undefined;
      if (session && at && at > session.openedAt) end(response);
    }
  };

  const heartbeat = setInterval(() => {
    for (const response of streams.keys()) write(response, ': still here\n\n');
    endSessions().catch((error: unknown) => log.warn({ error }, 'sessions of event streams were not checked'));
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    open(response, listener, first) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // A proxy that buffers the stream would delay events.
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RETRY_MS}\n\n`);
      streams.set(response, listener);
      response.on('close', () => streams.delete(response));
      // a page that disconnects while being written to is not an error of the platform
      response.on('error', () => streams.delete(response));
      send(response, first);
      return (event) => {
        if (streams.has(response)) send(response, event);
      };
    },
    async sendEach(eventFor) {
      for (const [response, listener] of [...streams]) {
        const event = await eventFor(listener);
        if (event && streams.has(response)) send(response, event);
      }
    },
    count() {
      const counts = new Map<string, number>();
      for (const { marketCode } of streams.values()) counts.set(marketCode, (counts.get(marketCode) ?? 0) + 1);
      return counts;
    },
    close() {
      clearInterval(heartbeat);
      unsubscribe();
      unsubscribeClosing();
      for (const response of streams.keys()) response.end();
    },
  };
}

/** For a member, not for the market or about the session itself. */
const isOfMember = (audience: Audience): boolean => audience !== 'all' && 'member' in audience;

function receives({ marketCode, session }: Listener, audience: Audience): boolean {
  if (audience === 'all') return true;
  if ('market' in audience) return audience.market === marketCode;
  if ('member' in audience) return session?.memberId === audience.member;
  return session?.id === audience.session;
}
