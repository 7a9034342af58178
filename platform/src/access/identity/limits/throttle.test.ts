import { expect, test } from '@jest/globals';
import { exponentialWait } from './throttle.ts';

test('some turns are free, then the wait doubles up to the longest', () => {
  const wait = exponentialWait(2, 10, 60);
  expect([0, 1, 2, 3, 4, 5, 6, 500].map(wait)).toEqual([0, 0, 10, 20, 40, 60, 60, 60]);
});
