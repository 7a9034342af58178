import { expect, jest, test } from '@jest/globals';
import { createPause } from './pause.ts';

const paused = () => {
  const say = jest.fn();
  const tellSite = jest.fn();
  return { pause: createPause({ say, tellSite }), say, tellSite };
};

test('from the site’s pause to its resume nothing is played, and who tries is told why', () => {
  const { pause, say } = paused();
  expect(pause.stops()).toBe(false);
  pause.hear('pause');
  expect(say.mock.calls).toEqual([['on']]);
  expect(pause.stops()).toBe(true);
  expect(say.mock.calls).toEqual([['on'], ['on']]);
  pause.hear('resume');
  expect(say).toHaveBeenLastCalledWith('over');
  expect([pause.on, pause.stops()]).toEqual([false, false]);
});

test('a game is told once that a pause begins, however often the site says so', () => {
  const { pause, say } = paused();
  const begins = jest.fn();
  pause.onStart(begins);
  pause.hear('pause');
  pause.hear('pause');
  expect([begins.mock.calls.length, say.mock.calls.length]).toEqual([1, 1]);
});

test('a resume without a pause says nothing', () => {
  const { pause, say } = paused();
  pause.hear('resume');
  expect(say).not.toHaveBeenCalled();
});

test('a refused bet is told to the player and the site, and pauses nothing by itself', () => {
  const { pause, say, tellSite } = paused();
  pause.refused();
  expect(say.mock.calls).toEqual([['on']]);
  expect(tellSite).toHaveBeenCalledTimes(1);
  expect(pause.on).toBe(false);
});
