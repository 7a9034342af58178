import { expect, test } from '@jest/globals';
import { counted as endToEnd } from './browser/report.ts';
import { answers, combine } from './check.ts';
import { counted as jest } from './jest.ts';

const jestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test('a test that does not run counts as failed', () => {
  expect(jest(true, '', { ...jestReport, numPendingTests: 2 })).toMatchObject({ passed: 3, failed: 2 });
  expect(jest(true, '', { ...jestReport, numTodoTests: 1 })).toMatchObject({ passed: 3, failed: 1 });
  expect(endToEnd(true, '', { stats: { ...stats, skipped: 1 }, errors: [], suites: [] })).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('a test that passes only when tried again counts as failed', () => {
  expect(endToEnd(true, '', { stats: { ...stats, flaky: 1 }, errors: [], suites: [] })).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('a run that fails without a failed test, or without a report, is a failure', () => {
  expect(jest(false, '', jestReport)).toMatchObject({ passed: 3, failed: 1 });
  expect(jest(false, 'out of memory', null)).toEqual({ passed: 0, failed: 1, report: 'out of memory' });
  expect(endToEnd(false, 'no browser', null)).toEqual({ passed: 0, failed: 1, report: 'no browser' });
  expect(endToEnd(false, '', { stats: { ...stats, expected: 0 }, errors: ['no tests'], suites: [] })).toMatchObject({
    failed: 1,
  });
});

test('a check of several things counts each', () => {
  const one = answers([
    { name: 'shell', wrong: [] },
    { name: 'mf-games', wrong: ['too big'] },
  ]);
  expect(one).toEqual({ passed: 1, failed: 1, report: 'mf-games\n  too big' });
  expect(combine([one, { passed: 2, failed: 0, report: '' }])).toEqual({
    passed: 3,
    failed: 1,
    report: 'mf-games\n  too big',
  });
});
