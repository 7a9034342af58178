import { queryClient } from '@unisite/shared/api';
import { type LiveEvent, liveEvent, liveEventsPath } from '@unisite/shared/contract/live';
import { balance } from '@unisite/shared/contract/wallet';
import { bus } from '@unisite/shared/events';
import { safeParse } from '@unisite/shared/schema';
import { endSession, sessionStore, storeBreak } from '@unisite/shared/session';
import { storeStatus } from '../gate/systemStatus.ts';
import { recovery } from '../loader/recovery.ts';
import { currentSnapshot } from '../loader/snapshot.ts';
import { holdWhileOn } from './holdWhileOn.ts';
import { noteOnline, noteStreamOpened } from './whenBack.ts';

const types: readonly LiveEvent['type'][] = [
  'balance',
  'messages',
  'registry',
  'status',
  'draw',
  'cash',
  'protection',
  'missions',
  'identity',
  'session',
];

/** Delays before a stream that the browser gave up on is opened again, by failures in a row; milliseconds. */
const pauses = [1_000, 2_000, 5_000, 15_000, 30_000];

/**
 * Follows the platform's live events while the page is open, over one stream that is reopened on sign-in and sign-out,
 * as a member's stream carries the member's own events. The browser reconnects broken streams itself, but gives up when
 * the response is not a stream; then this reopens it after a delay with jitter. Each stream begins with the registry's
 * revision. Boxes that wait for the network are notified when it may be back (whenBack).
 */
export function followLiveEvents(): void {
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const start = () => {
    clearTimeout(timer);
    stream?.close();
    const opened = open();
    stream = opened;
    opened.onopen = () => {
      failures = 0;
      noteStreamOpened();
    };
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
      failures += 1;
      timer = setTimeout(start, pause * (0.5 + Math.random()));
    };
  };
  start();
  addEventListener('online', noteOnline);
  let who = signedIn();
  sessionStore.subscribe(() => {
    if (signedIn() === who) return;
    who = signedIn();
    start();
  });
}

const signedIn = (): string | null => {
  const state = sessionStore.getState();
  return state.status === 'in' ? state.info.customerId : null;
};

function open(): EventSource {
  const stream = new EventSource(liveEventsPath);
  for (const type of types) stream.addEventListener(type, (event) => receive(event.data));
  return stream;
}

function receive(data: unknown): void {
  const read = safeParse(liveEvent, typeof data === 'string' ? JSON.parse(data) : null);
  if (read.success) follow(read.data);
}

/** A balance event is held until the game's round is over. */
const heldBalance = holdWhileOn((event: Extract<LiveEvent, { type: 'balance' }>) => {
  queryClient.setQueriesData({ queryKey: [balance.name] }, (known: { currency: string } | undefined) =>
    known ? { ...known, sumBalance: event.sumBalance, bonus: event.bonus } : undefined,
  );
  bus.emit('balance.stale', {});
});
bus.on('round.changed', ({ isOn }) => heldBalance.turn(isOn));

function follow(event: LiveEvent): void {
  switch (event.type) {
    case 'balance':
      heldBalance.receive(event);
      return;
    case 'messages':
      bus.emit('messages.unread', { count: event.unread });
      return;
    case 'status':
      storeStatus(event.status);
      return;
    case 'draw':
      bus.emit('draw.opened', { code: event.code, numero: event.numero });
      return;
    case 'cash':
      bus.emit('cash.changed', { kind: event.kind, id: event.id, state: event.state });
      return;
    case 'protection':
      // the end of a break is applied when the member's page refetches: the two events may arrive in either order
      if (event.onBreak) storeBreak(true);
      bus.emit('protection.changed', {});
      return;
    case 'missions':
      bus.emit('missions.changed', {});
      return;
    case 'identity':
      bus.emit('identity.changed', {});
      return;
    case 'session':
      endSession(event.ended);
      return;
    case 'registry':
      if (event.revision > currentSnapshot().revision)
        void recovery().then(({ fetchSnapshot }) => fetchSnapshot(), reportError);
      return;
  }
}
