import { expect, test } from '@jest/globals';
import { median, mediansOf, percentile } from './statistics.ts';

test('the median is the middle figure, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('a percentile is a figure that was measured', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([], 0.5)).toBeNaN();
});

test('each figure has its own median', () => {
  expect(
    mediansOf([
      { a: 1, b: 9 },
      { a: 2, b: 8 },
      { a: 9, b: 1 },
    ]),
  ).toEqual({ a: 2, b: 8 });
});
