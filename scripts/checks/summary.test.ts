import { expect, test } from '@jest/globals';
import { slowestOf } from './summary.ts';

test('the ten slowest files of a stage, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_none, index) => ({
    file: `${index}.test.ts`,
    milliseconds: index,
    tests: [],
  }));
  expect(slowestOf({ files }).map(({ milliseconds }) => milliseconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(slowestOf({})).toEqual([]);
});
