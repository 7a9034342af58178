import { expect, test } from '@jest/globals';
import { spanOfPlay, twoDigits } from './spanOfPlay.ts';

test.each([
  [0, [0, 0, 0]],
  [999, [0, 0, 0]],
  [5_043_999, [1, 24, 3]],
  [7_200_000, [2, 0, 0]],
  [90_061_000, [25, 1, 1]],
  [-5_000, [0, 0, 0]],
])('%i milliseconds of play are %j', (milliseconds, [hours, minutes, seconds]) => {
  expect(spanOfPlay(milliseconds)).toEqual({ hours, minutes, seconds });
});

test('minutes and seconds have two digits', () => {
  expect([twoDigits(0), twoDigits(7), twoDigits(59)]).toEqual(['00', '07', '59']);
});
