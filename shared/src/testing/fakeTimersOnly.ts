import type { jest } from '@jest/globals';

/**
 * The settings of fake timers that stop the clock and its ticks alone: React and the lifecycles need the other timers
 * to go on.
 */
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
