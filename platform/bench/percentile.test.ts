import { expect, test } from '@jest/globals';
import { percentile } from './percentile.ts';

test('a percentile is one of the figures', () => {
  const figures = Array.from({ length: 100 }, (_none, i) => 100 - i);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(figures, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
