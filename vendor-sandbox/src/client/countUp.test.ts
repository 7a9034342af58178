import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { countUp, createCounter } from './countUp.ts';

/** Stub of a browser that draws frames on demand. */
let frames: FrameRequestCallback[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });
const drawFrame = (): void => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(performance.now());
};
const pass = (milliseconds: number): void => {
  for (let left = milliseconds; left > 0; left -= 16) {
    jest.advanceTimersByTime(Math.min(16, left));
    drawFrame();
  }
};
const setHidden = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  page.hidden = false;
  Object.assign(globalThis, {
    document: page,
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
});

test('whatever is counted, the last figure is the amount to the hundredth, and none stands just beside it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.integer({ min: 1, max: 6_000 }), (amount, duration) => {
      const shown: number[] = [];
      countUp(0, amount, duration, (value) => shown.push(value));
      pass(duration + 40);
      expect(shown.at(-1)).toBe(amount);
      const before = shown.filter((value) => value !== amount);
      expect(before.every((value) => Math.abs(amount - value) >= Math.min(amount * 0.01, amount) - 50)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('where no motion is wanted the amount stands at once', () => {
  const write = jest.fn();
  countUp(0, 625_050, 0, write);
  expect(write.mock.calls).toEqual([[625_050]]);
});

test('a tab that is hidden, and no frame after that, leaves the amount', () => {
  const write = jest.fn();
  countUp(0, 625_050, 900, write);
  pass(100);
  setHidden(true);
  expect(write).toHaveBeenLastCalledWith(625_050);
  const calls = write.mock.calls.length;
  setHidden(false);
  pass(2_000);
  expect(write).toHaveBeenCalledTimes(calls);
});

test('a count that begins in a hidden tab, or whose frames never come, ends on the amount', () => {
  const write = jest.fn();
  countUp(0, 625_050, 900, write);
  jest.advanceTimersByTime(900);
  expect(write.mock.calls).toEqual([[625_050]]);
  page.hidden = true;
  countUp(0, 1_250, 900, write);
  expect(write).toHaveBeenLastCalledWith(1_250);
});

test('the next round ends a count: what it shows is not written over', () => {
  let text: number | null = null;
  const counter = createCounter((amount) => {
    text = amount;
  });
  counter.count(625_050, 900);
  pass(300);
  counter.show(null);
  pass(2_000);
  expect(text).toBeNull();
  counter.count(625_050, 900);
  pass(300);
  counter.count(1_250, 900);
  pass(2_000);
  expect(text).toBe(1_250);
});
