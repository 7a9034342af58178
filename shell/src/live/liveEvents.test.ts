import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bus } from '@unisite/shared/events';
import { permissionsOf, sessionState, startSession } from '@unisite/shared/session';
import { asSignedIn } from '@unisite/shared/testing';
import { followLiveEvents } from './liveEvents.ts';
import { whenBack } from './whenBack.ts';

/** A browser's event stream, opened and broken by the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Stream[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    Stream.all.push(this);
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }

  /** The platform's response was not an event stream. */
  giveUp(): void {
    this.readyState = Stream.CLOSED;
    this.onerror?.();
  }
}

const last = () => {
  const stream = Stream.all.at(-1);
  if (!stream) throw new Error('no stream was opened');
  return stream;
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: Stream });
  Stream.all.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

test('a stream that the browser has given up is opened anew, later each time, until one stands', () => {
  followLiveEvents();
  for (const pause of [1_000, 2_000, 5_000, 15_000, 30_000, 30_000]) {
    const before = Stream.all.length;
    last().giveUp();
    jest.advanceTimersByTime(pause * 0.49);
    expect(Stream.all).toHaveLength(before);
    jest.advanceTimersByTime(pause * 1.02);
    expect(Stream.all).toHaveLength(before + 1);
  }
  last().onopen?.();
  last().giveUp();
  jest.advanceTimersByTime(1_500);
  expect(Stream.all).toHaveLength(8);

  const unread = jest.fn();
  bus.on('messages.unread', unread);
  last().dispatchEvent(new MessageEvent('messages', { data: JSON.stringify({ type: 'messages', unread: 3 }) }));
  expect(unread).toHaveBeenCalledWith({ count: 3 });
});

test('one that only broke is left to the browser', () => {
  followLiveEvents();
  last().onerror?.();
  jest.advanceTimersByTime(60_000);
  expect(Stream.all).toHaveLength(1);
});

test('a break that begins elsewhere is kept; a later event that knows nothing of it yet does not end it', () => {
  startSession(asSignedIn());
  followLiveEvents();
  const receive = (onBreak: boolean) =>
    last().dispatchEvent(new MessageEvent('protection', { data: JSON.stringify({ type: 'protection', onBreak }) }));
  const onBreak = () => permissionsOf(sessionState()).onBreak;
  receive(false);
  expect(onBreak()).toBe(false);
  receive(true);
  receive(false);
  expect(onBreak()).toBe(true);
});

test('what waits for the network is told that the browser has one', () => {
  followLiveEvents();
  const retry = jest.fn();
  const end = whenBack(0, performance.now(), retry);
  dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(2_000);
  expect(retry).toHaveBeenCalledTimes(1);
  end();
});
