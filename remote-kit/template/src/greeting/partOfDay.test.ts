import { expect, test } from '@jest/globals';
import { partOfDay } from './partOfDay.ts';

test('each hour belongs to a part of the day', () => {
  expect([3, 4, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
