import type { ServerResponse } from 'node:http';
import type { OperatorEvent } from '@unisite/shared/contract/operators';
import { filterActive } from './operatorSession.ts';
import type { Services } from './services.ts';

type EventType = OperatorEvent['type'];

/** The open event streams of consoles in this process. */
export interface OperatorStreams {
  /** Keeps a response open and writes what is to be asked for again, until the console leaves or its session ends. */
  open(response: ServerResponse, session: string): void;
  /** Ends the streams of a session at once. */
  end(session: string): void;
  close(): void;
}

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;
/** Figures change all the time; they are asked for again this often while somebody looks. */
const HEALTH_MS = 10_000;
/** What changes in a burst is told at its beginning and once after it. */
const SPACE_MS: Readonly<Record<EventType, number>> = {
  placements: 300,
  acts: 300,
  teams: 300,
  cash: 300,
  wallets: 300,
  vendors: 300,
  limits: 300,
  settings: 300,
  protection: 300,
  announcements: 300,
  mailings: 1000,
  promotions: 300,
  points: 300,
  agents: 300,
  missions: 300,
  feedback: 300,
  signs: 300,
  identity: 300,
  proposals: 300,
  lottery: 300,
  health: 5_000,
};
/** A console that does not read is let go rather than remembered without end. */
const MAX_UNSENT_BYTES = 16 * 1024;

type OperatorStreamDependencies = Pick<Services, 'live' | 'clock' | 'log' | 'database'>;

export function createOperatorStreams({ live, database, clock, log }: OperatorStreamDependencies): OperatorStreams {
  const streams = new Map<ServerResponse, string>();
  const spacing = new Map<EventType, { again: boolean; timer: NodeJS.Timeout }>();

  const write = (response: ServerResponse, text: string) => {
    // one that is over and not closed yet: nothing more is written to it
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
    else response.write(text);
  };
  const send = (type: EventType) => {
    const event: OperatorEvent = { type };
    for (const response of streams.keys()) write(response, `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`);
  };

  /** Tells now, and holds back what comes too soon after it until it is time. */
  const tell = (type: EventType): void => {
    if (streams.size === 0) return;
    const held = spacing.get(type);
    if (held) {
      held.again = true;
      return;
    }
    send(type);
    const timer = setTimeout(() => {
      const { again } = spacing.get(type) ?? { again: false };
      spacing.delete(type);
      if (again) tell(type);
    }, SPACE_MS[type]).unref();
    spacing.set(type, { again: false, timer });
  };

  /**
   * Nothing is called while a console only listens, so sessions that ended elsewhere or by time are looked for here.
   */
  const endSessions = async () => {
    const alive = await filterActive(database, clock(), [...new Set(streams.values())]);
    for (const [response, session] of streams) if (!alive.has(session)) response.end();
  };

  const stopHearing = live.subscribeOperators(({ type }) => tell(type));
  const beat = setInterval(() => {
    for (const response of streams.keys()) write(response, ': still here\n\n');
    if (streams.size === 0) return;
    endSessions().catch((error: unknown) => log.warn({ error }, 'sessions of consoles were not checked'));
  }, HEARTBEAT_MS).unref();
  const healthBeat = setInterval(() => tell('health'), HEALTH_MS).unref();

  return {
    open(response, session) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        // A proxy that collects the stream would keep events from the console.
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RETRY_MS}\n\n`);
      streams.set(response, session);
      response.on('close', () => streams.delete(response));
      // a console that went while it was written to is no fault of the platform
      response.on('error', () => streams.delete(response));
    },
    end(ended) {
      for (const [response, session] of streams) if (session === ended) response.end();
    },
    close() {
      stopHearing();
      clearInterval(beat);
      clearInterval(healthBeat);
      for (const { timer } of spacing.values()) clearTimeout(timer);
      for (const response of streams.keys()) response.end();
    },
  };
}
