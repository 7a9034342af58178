import { expect, test } from '@jest/globals';
import { roundTop } from './scale.ts';

test('a scale ends at the next round number', () => {
  expect([[0.031], [412, 380], [1000], [7], []].map(roundTop)).toEqual([0.05, 500, 1000, 10, 1]);
});
