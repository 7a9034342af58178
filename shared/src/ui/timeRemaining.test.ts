import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatClock, timeRemaining } from './timeRemaining.ts';

const HOUR = 3_600_000;

describe('timeLeft', () => {
  test('counts whole units', () => {
    expect(timeRemaining(27 * 60_000 + 48_000, 0)).toEqual({
      days: 0,
      hours: 0,
      minutes: 27,
      seconds: 48,
      over: false,
    });
    expect(timeRemaining(50 * HOUR, 0)).toEqual({ days: 2, hours: 2, minutes: 0, seconds: 0, over: false });
  });

  test('is over at the moment itself, not a second before', () => {
    expect(timeRemaining(1000, 999).over).toBe(false);
    expect(timeRemaining(1000, 999).seconds).toBe(1);
    expect(timeRemaining(1000, 1000).over).toBe(true);
  });

  test('its units add up to the time, rounded up, and are never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e10 }), fc.integer({ min: 0, max: 1e9 }), (until, now) => {
        const { days, hours, minutes, seconds, over } = timeRemaining(until, now);
        const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        expect(total).toBe(Math.max(0, Math.ceil((until - now) / 1000)));
        expect(over).toBe(total === 0);
        expect(hours).toBeLessThan(24);
        expect(Math.max(minutes, seconds)).toBeLessThan(60);
      }),
    );
  });
});

describe('clockText', () => {
  test.each([
    [48_000, '00:48'],
    [27 * 60_000, '27:00'],
    [HOUR + 1000, '01:00:01'],
    [50 * HOUR, '50:00:00'],
    [0, '00:00'],
  ])('%i ms read %s', (ms, text) => {
    expect(formatClock(timeRemaining(ms, 0))).toBe(text);
  });
});
