import { expect, test } from '@jest/globals';
import { slowestOf } from './summary.ts';

test('the ten slowest tests are those of all stages, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_none, index) => ({ name: `test ${index}`, milliseconds: index }));
  const outcome = { passed: 12, failed: 0, report: '' };
  const stages = [
    { outcome },
    { outcome: { ...outcome, tests: tests.slice(0, 6) } },
    { outcome: { ...outcome, tests: tests.slice(6) } },
  ];
  expect(slowestOf(stages).map(({ name }) => name)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `test ${index}`),
  );
});
