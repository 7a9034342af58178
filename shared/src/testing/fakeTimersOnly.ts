import type { jest } from '@jest/globals';

/** Fakes only the clock and intervals: React and the lifecycles need the other timers. */
export const fakeTimersOnly = (now?: string): Parameters<typeof jest.useFakeTimers>[0] => ({
  ...(now === undefined ? {} : { now: Date.parse(now) }),
  doNotFake: [
    'cancelAnimationFrame',
    'cancelIdleCallback',
    'clearImmediate',
    'clearTimeout',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
    'setImmediate',
    'setTimeout',
  ],
});
