import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { memberIdOf } from '@unisite/shared/contract';
import { silentLog } from '../log/log.ts';
import { createEventStreams } from './eventStreams.ts';
import type { LiveListener } from './live.ts';

/** A response that remembers what was written; the socket behind it is not ours to open here. */
class Page extends EventEmitter {
  text = '';
  ended = false;
  destroyed = false;
  writableLength = 0;
  writeHead() {
    return this;
  }
  write(text: string) {
    this.text += text;
    return true;
  }
  end() {
    this.ended = true;
    this.emit('close');
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
  get response() {
    return this as unknown as ServerResponse;
  }
}

const first = { type: 'registry', market: 'VN', revision: 7 } as const;
let publish: LiveListener = () => undefined;
let endedSessions: { id: string; why: 'expired' }[] = [];

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
      close: async () => undefined,
    },
    sessions: { endedAmong: async () => endedSessions, mustChange: async () => false },
    log: silentLog,
  });

beforeEach(() => {
  jest.useFakeTimers();
  endedSessions = [];
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
    { marketCode: 'VN', ip: '192.0.2.1', session: { id: '7', memberId: memberIdOf(1), mustChange: false } },
    first,
  );
  endedSessions = [{ id: '7', why: 'expired' }];
  await jest.advanceTimersByTimeAsync(20_000);
  expect(page.text).toContain('event: session\ndata: {"type":"session","ended":"expired"}');
  expect(page.ended).toBe(true);
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
