import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { memberIdOf } from '@unisite/shared/contract';
import { silentLog } from '../log/log.ts';
import { createEventStreams } from './eventStreams.ts';
import type { LiveListener } from './live.ts';

/** A response that records what was written, without a real socket. */
class Page extends EventEmitter {
  text = '';
  ended = false;
  destroyed = false;
  writableLength = 0;
  /** Whether its end closes it at once; a real socket takes a while. */
  closes = true;
  get writableEnded() {
    return this.ended;
  }
  writeHead() {
    return this;
  }
  write(text: string) {
    if (this.ended) this.emit('error', new Error('write after end'));
    this.text += text;
    return true;
  }
  end() {
    this.ended = true;
    if (this.closes) this.emit('close');
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
  get response() {
    return this as unknown as ServerResponse;
  }
}

const openedAt = new Date('2026-11-20T03:00:00Z');
const first = { type: 'registry', market: 'VN', revision: 7 } as const;
let publish: LiveListener = () => undefined;
let endedSessions: { id: string; why: 'expired' }[] = [];
let renewedSessions: { id: string; at: Date }[] = [];
let closeStreams: (session: string) => void = () => undefined;

const streams = () =>
  createEventStreams({
    live: {
      subscribe(listener) {
        publish = listener;
        return () => undefined;
      },
      publish: async () => undefined,
      publishAll: async () => undefined,
      publishToOperators: async () => undefined,
      subscribeOperators: () => () => undefined,
      subscribeMarkets: () => () => undefined,
      closeStreams: async () => undefined,
      subscribeClosing(listener) {
        closeStreams = listener;
        return () => undefined;
      },
      close: async () => undefined,
    },
    sessions: { endedAmong: async () => endedSessions, renewedAmong: async () => renewedSessions },
    log: silentLog,
  });

beforeEach(() => {
  jest.useFakeTimers();
  endedSessions = [];
  renewedSessions = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const begun = `retry: 3000\n\nevent: registry\ndata: ${JSON.stringify(first)}\n\n`;

test('it begins with how things stand, and every twenty seconds a comment keeps it open', async () => {
  const page = new Page();
  streams().open(page.response, { marketCode: 'VN', ip: '192.0.2.1', session: null }, first);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(page.text).toBe(`${begun}: still here\n\n: still here\n\n`);
});

test('a session that ran out is told and closed at the next beat', async () => {
  const page = new Page();
  streams().open(
    page.response,
    { marketCode: 'VN', ip: '192.0.2.1', session: { id: '7', memberId: memberIdOf(1), mustChange: false, openedAt } },
    first,
  );
  endedSessions = [{ id: '7', why: 'expired' }];
  await jest.advanceTimersByTimeAsync(20_000);
  expect(page.text).toContain('event: session\ndata: {"type":"session","ended":"expired"}');
  expect(page.ended).toBe(true);
});

test('a session whose password was changed has its streams closed, by the next beat in any case', async () => {
  const all = streams();
  const [told, missed, other] = [new Page(), new Page(), new Page()];
  const session = (id: string) => ({ id, memberId: memberIdOf(1), mustChange: false, openedAt });
  const at = { marketCode: 'VN', ip: '192.0.2.1' };
  all.open(told.response, { ...at, session: session('7') }, first);
  all.open(missed.response, { ...at, session: session('8') }, first);
  all.open(other.response, { ...at, session: session('9') }, first);
  closeStreams('7');
  expect([told.ended, missed.ended]).toEqual([true, false]);
  renewedSessions = [
    { id: '8', at: new Date(openedAt.getTime() + 1) },
    { id: '9', at: openedAt },
  ];
  await jest.advanceTimersByTimeAsync(20_000);
  expect([missed.ended, other.ended]).toEqual([true, false]);
});

test('a page that left, or does not read, is forgotten', () => {
  const all = streams();
  const [left, deaf] = [new Page(), new Page()];
  all.open(left.response, { marketCode: 'VN', ip: '192.0.2.1', session: null }, first);
  all.open(deaf.response, { marketCode: 'VN', ip: '192.0.2.1', session: null }, first);
  expect(all.count()).toEqual(new Map([['VN', 2]]));
  left.end();
  deaf.writableLength = 100_000;
  publish('all', { type: 'draw', code: 'x', numero: '1' });
  expect(deaf.destroyed).toBe(true);
  expect(all.count()).toEqual(new Map());
});

test('what was ended and is not closed yet is written to no more', () => {
  const all = streams();
  const page = new Page();
  page.closes = false;
  const session = { id: '7', memberId: memberIdOf(1), mustChange: false, openedAt };
  const tell = all.open(page.response, { marketCode: 'VN', ip: '192.0.2.1', session }, first);
  closeStreams('7');
  const { text } = page;
  publish('all', { type: 'draw', code: 'x', numero: '1' });
  tell(first);
  expect([page.ended, page.text]).toEqual([true, text]);
  expect(all.count()).toEqual(new Map());
});
