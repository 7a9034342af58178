import { expect, test } from '@jest/globals';
import { delayAfter } from './signInThrottle.ts';

test('mistypes are free, then the wait doubles up to a quarter of an hour', () => {
  expect([0, 1, 3, 4, 5, 6, 13, 14, 100].map(delayAfter)).toEqual([0, 0, 0, 1, 2, 4, 512, 900, 900]);
});
