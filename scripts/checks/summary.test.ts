import { expect, test } from '@jest/globals';
import { failuresOf, slowestOf } from './summary.ts';

test('the ten slowest files of a stage, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_none, index) => ({
    file: `${index}.test.ts`,
    milliseconds: index,
    tests: [],
  }));
  expect(slowestOf({ files }).map(({ milliseconds }) => milliseconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(slowestOf({})).toEqual([]);
});

test('what failed, with the beginning of each failure', () => {
  const failure = [
    '\u001b[31mError: expected 1\u001b[39m',
    '',
    ...Array.from({ length: 20 }, (_none, at) => `line ${at}`),
  ].join('\n');
  const tests = [
    { title: 'one', milliseconds: 1 },
    { title: 'other', milliseconds: 1, failure },
  ];
  const [first, ...rest] = failuresOf({ files: [{ file: 'a.test.ts', milliseconds: 2, tests }] });
  expect(first?.split('\n').slice(0, 3)).toEqual(['a.test.ts: other', '  Error: expected 1', '  line 0']);
  expect(first).not.toContain('line 9');
  expect(rest).toEqual([]);
});
