import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { holdWhileOn, MAX_HOLD_MS } from './holdWhileOn.ts';

const seen: number[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  seen.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

test('what comes while a round is on is shown at its end, the last of it alone', () => {
  const held = holdWhileOn<number>((value) => seen.push(value));
  held.receive(100);
  held.turn(true);
  held.receive(90);
  held.receive(140);
  expect(seen).toEqual([100]);
  held.turn(false);
  expect(seen).toEqual([100, 140]);
  held.receive(150);
  expect(seen).toEqual([100, 140, 150]);
  jest.advanceTimersByTime(MAX_HOLD_MS);
  expect(seen).toEqual([100, 140, 150]);
});

test('a round that says no end, and begins again and again, holds nothing back for longer than a few seconds', () => {
  const held = holdWhileOn<number>((value) => seen.push(value));
  held.turn(true);
  held.receive(90);
  jest.advanceTimersByTime(MAX_HOLD_MS - 1);
  held.turn(true);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([90]);
  held.receive(80);
  expect(seen).toEqual([90, 80]);
});

test('an end without anything kept shows nothing', () => {
  const held = holdWhileOn<number>((value) => seen.push(value));
  held.turn(false);
  held.turn(true);
  held.turn(false);
  expect(seen).toEqual([]);
});
