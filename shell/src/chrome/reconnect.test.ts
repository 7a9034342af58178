import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reconnect } from './reconnect.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const probing = (...answers: (boolean | Error)[]) => {
  const probe = jest.fn(async () => {
    const answer = answers.shift() ?? false;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const found = jest.fn();
  return { probe, found, reconnecting: reconnect(probe, found) };
};

test('asks after 2, 4, 8 and then every 15 seconds, until there is an answer', async () => {
  const { probe, found } = probing(false, new Error('refused'), false, false, false, true);
  for (const [pause, asked] of [
    [1_999, 0],
    [1, 1],
    [4_000, 2],
    [8_000, 3],
    [15_000, 4],
    [15_000, 5],
  ] as const) {
    await jest.advanceTimersByTimeAsync(pause);
    expect(probe).toHaveBeenCalledTimes(asked);
  }
  expect(found).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(found).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(6);
});

test('asks at once when told to, and never again after it was stopped', async () => {
  const { probe, found, reconnecting } = probing(false, true);
  reconnecting.now();
  await jest.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(1);
  reconnecting.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(found).not.toHaveBeenCalled();
});
