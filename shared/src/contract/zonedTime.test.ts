import { describe, expect, test } from '@jest/globals';
import { dayOf, dayStart, instantOf } from './zonedTime.ts';

const hours = (day: string, next: string, zone: string) =>
  (dayStart(next, zone).getTime() - dayStart(day, zone).getTime()) / 3_600_000;

test('a day begins at midnight of its zone', () => {
  expect(dayStart('2026-11-20', 'Asia/Ho_Chi_Minh')).toEqual(new Date('2026-11-19T17:00:00Z'));
  expect(dayOf(new Date('2026-11-20T16:59:59.999Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T17:00:00Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-11-21');
  expect(dayOf(Date.parse('2026-11-20T23:59:59Z'), 'UTC')).toBe('2026-11-20');
});

describe('where the clocks change', () => {
  test('a day has 23 or 25 hours', () => {
    expect(hours('2026-03-29', '2026-03-30', 'Europe/Berlin')).toBe(23);
    expect(hours('2026-10-25', '2026-10-26', 'Europe/Berlin')).toBe(25);
    expect(hours('2026-03-08', '2026-03-09', 'America/New_York')).toBe(23);
    expect(hours('2026-11-01', '2026-11-02', 'America/New_York')).toBe(25);
    expect(hours('2026-10-25', '2026-10-26', 'Asia/Ho_Chi_Minh')).toBe(24);
  });

  test('a day without a midnight begins as they go forward', () => {
    expect(dayStart('2026-09-06', 'America/Santiago')).toEqual(new Date('2026-09-06T04:00:00Z'));
    expect(dayOf(new Date('2026-09-06T03:59:59Z'), 'America/Santiago')).toBe('2026-09-05');
  });

  test('a day with two midnights begins at the first', () => {
    expect(dayStart('2026-11-01', 'America/Havana')).toEqual(new Date('2026-11-01T04:00:00Z'));
    expect(hours('2026-11-01', '2026-11-02', 'America/Havana')).toBe(25);
  });

  test('a day whose eve repeats its last hour begins after both', () => {
    expect(dayStart('2026-04-05', 'America/Santiago')).toEqual(new Date('2026-04-05T04:00:00Z'));
    expect(hours('2026-04-04', '2026-04-05', 'America/Santiago')).toBe(25);
  });
});

test('a repeated time is its first instant, a skipped one as long after the change as it says', () => {
  const at = (clock: string) => new Date(instantOf(Date.parse(`${clock}Z`), 'Europe/Berlin')).toISOString();
  expect(at('2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-07-01T12:00:00')).toBe('2026-07-01T10:00:00.000Z');
});

/** A sequence of numbers in [0, 1), the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('wherever the zone, a day begins with the first of its instants', () => {
  const some = Intl.supportedValuesOf('timeZone').filter((_zone, place) => place % 20 === 0);
  const zones = [...some, 'Africa/Cairo', 'America/Havana', 'America/Santiago', 'Asia/Beirut', 'Australia/Lord_Howe'];
  const random = numbers(20_260_329);
  for (let run = 0; run < 500; run += 1) {
    const zone = zones[Math.floor(random.next().value * zones.length)] ?? 'UTC';
    const at = Date.UTC(2015, 0, 1) + Math.floor(random.next().value * 20 * 366 * 86_400) * 1_000;
    const day = dayOf(at, zone);
    const start = dayStart(day, zone).getTime();
    expect([zone, day, start <= at]).toEqual([zone, day, true]);
    expect([zone, dayOf(start, zone)]).toEqual([zone, day]);
    expect([zone, dayOf(start - 1_000, zone) < day]).toEqual([zone, true]);
  }
});
