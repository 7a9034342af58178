import type { ServerResponse } from 'node:http';
import type { OperatorEvent } from '@unisite/shared/contract/operators';
import { filterActive } from './operatorSession.ts';
import type { Services } from './services.ts';

type EventType = OperatorEvent['type'];

/** This process's open event streams to consoles. */
export interface OperatorStreams {
  /** Keeps a response open and writes what to refetch, until the console leaves or its session ends. */
  open(response: ServerResponse, session: string): void;
  /** Ends the streams of a session at once. */
  end(session: string): void;
  close(): void;
}

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;
/** Figures change constantly, so open consoles refetch them at this interval. */
const HEALTH_MS = 10_000;
/** A burst of changes is announced at its start, and once after this time. */
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
/** A console that does not read is disconnected rather than buffered for without limit. */
const MAX_UNSENT_BYTES = 16 * 1024;

type OperatorStreamDependencies = Pick<Services, 'live' | 'clock' | 'log' | 'database'>;

export function createOperatorStreams({ live, database, clock, log }: OperatorStreamDependencies): OperatorStreams {
  const streams = new Map<ServerResponse, string>();
  const spacing = new Map<EventType, { again: boolean; timer: NodeJS.Timeout }>();

  const write = (response: ServerResponse, text: string) => {
    // ended but not closed yet: nothing more may be written
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
    else response.write(text);
  };
  const send = (type: EventType) => {
    const event: OperatorEvent = { type };
    for (const response of streams.keys()) write(response, `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`);
  };

  /** Announces at once, and delays what follows too soon. */
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

  /** A listening console makes no calls, so sessions that were ended or expired are detected here. */
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
        // A proxy that buffers the stream would withhold events from the console.
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RETRY_MS}\n\n`);
      streams.set(response, session);
      response.on('close', () => streams.delete(response));
      // a console that disconnects during a write is not an error
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
