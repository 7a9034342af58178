import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { throttled } from './throttled.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('runs at once, then at most once in the time, and does what was asked meanwhile', () => {
  const run = jest.fn();
  const { ask } = throttled(run, 200);
  ask();
  ask();
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('stopped, it forgets what was asked', () => {
  const run = jest.fn();
  const { ask, stop } = throttled(run, 200);
  ask();
  ask();
  stop();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
