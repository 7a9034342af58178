import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { platformNow, syncPlatformTime } from './platformClock.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

test('what an answer says is the time from then on', () => {
  syncPlatformTime('Sat, 21 Nov 2026 10:00:00 GMT');
  expect(platformNow() - now).toBe(3_600_000);
  jest.advanceTimersByTime(1_000);
  expect(platformNow() - now).toBe(3_601_000);
  syncPlatformTime('Sat, 21 Nov 2026 09:00:01 GMT');
  expect(platformNow()).toBe(Date.now());
});

test('an answer that says nothing of it changes nothing', () => {
  syncPlatformTime('Sat, 21 Nov 2026 08:00:00 GMT');
  for (const nothing of [undefined, null, '', 'soon']) syncPlatformTime(nothing);
  expect(platformNow() - now).toBe(-3_600_000);
});
