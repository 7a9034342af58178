import { describe, expect, test } from '@jest/globals';
import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { LEAD_MS, nextStateAt, openedCount, pollInterval, REVEAL_MS, stagedDraw } from './stageOf.ts';

const at = (time: string) => Date.parse(`2026-11-20T10:${time}Z`);
const draw = {
  numero: '20261120-1045',
  closesAt: '2026-11-20T10:24:55Z',
  drawsAt: '2026-11-20T10:25:00Z',
  seedHash: 'ab',
};
const previous: NonNullable<CurrentDraw['previous']> = {
  numero: '20261120-1044',
  closesAt: '2026-11-20T10:23:55Z',
  drawsAt: '2026-11-20T10:24:00Z',
  prizes: [{ rank: 'BALLS', numbers: ['7', '0', '4', '1', '6'] }],
  isVoid: false,
  isSettled: false,
};

const stagedAt = (current: Parameters<typeof stagedDraw>[0], now: number) =>
  stagedDraw(current, nextStateAt(current, now));

describe('the draw on the stage', () => {
  test('is the one before while bets are taken on the next', () => {
    expect(stagedAt({ draw, previous }, at('24:54'))).toMatchObject({ numero: '20261120-1044', phase: 'drawn' });
  });

  test('is the next from when its betting is over, and awaits its result from its time on', () => {
    expect(stagedAt({ draw, previous }, at('24:55'))).toMatchObject({ numero: '20261120-1045', phase: 'closed' });
    expect(stagedAt({ draw, previous }, at('25:00'))).toMatchObject({ numero: '20261120-1045', phase: 'awaited' });
  });

  test('is awaited without prizes, and voided where it does not count, whatever was drawn', () => {
    expect(stagedAt({ draw, previous: { ...previous, prizes: null } }, at('24:10'))?.phase).toBe('awaited');
    expect(stagedAt({ draw, previous: { ...previous, isVoid: true } }, at('24:10'))?.phase).toBe('voided');
  });

  test('is none before the first', () => {
    expect(stagedAt({ draw, previous: null }, at('24:10'))).toBeNull();
    expect(stagedAt({ draw: null, previous: null }, at('24:10'))).toBeNull();
  });
});

test('news is asked for until the tickets of the draw are paid, and seldom of a draw that is late', () => {
  const every = (over: Partial<typeof previous>, now = at('24:10')) =>
    pollInterval({ draw, previous: { ...previous, ...over } }, now);
  expect(every({ prizes: null })).toBe(3_000);
  expect(every({})).toBe(3_000);
  expect(every({ prizes: null, drawsAt: '2026-11-20T09:24:00Z' })).toBe(30_000);
  expect(every({ isSettled: true })).toBeNull();
  expect(every({ isVoid: true })).toBeNull();
  expect(every({ isSettled: true }, at('25:01'))).toBe(3_000);
  expect(every({ isSettled: true, prizes: [{ rank: 'DB', numbers: ['12345'] }] })).toBeNull();
  expect(pollInterval({ draw: null, previous: { ...previous, isSettled: true } }, at('29:10'))).toBe(30_000);
});

test('values are opened one by one by the time of the draw, and all of them in the end', () => {
  const first = Date.parse(previous.drawsAt) + LEAD_MS;
  expect(openedCount(previous.drawsAt, 5, first - 1)).toBe(0);
  expect(openedCount(previous.drawsAt, 5, first)).toBe(1);
  expect(openedCount(previous.drawsAt, 5, first + 3 * REVEAL_MS - 1)).toBe(3);
  expect(openedCount(previous.drawsAt, 5, first + 60_000)).toBe(5);
});
