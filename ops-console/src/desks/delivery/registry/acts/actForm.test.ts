import { expect, test } from '@jest/globals';
import { actOf, percentOf } from './actForm.ts';

test('a percent is read in steps of a hundredth, with a comma or a point', () => {
  expect(['0.01', '25', '99,99', ' 5 '].map(percentOf)).toEqual([0.01, 25, 99.99, 5]);
  expect(['0', '100', '0.001', '-1', 'x', ''].map(percentOf)).toEqual([null, null, null, null, null, null]);
});

test('an act is made of what is filled in, and of nothing less', () => {
  const digest = 'aaaaaaaaaaaaaaaa';
  expect(actOf('promote', { digest, percent: '' })).toEqual({ kind: 'promote', digest });
  expect(actOf('promote', { digest: '', percent: '' })).toBeNull();
  expect(actOf('canary', { digest, percent: '2,5' })).toEqual({ kind: 'canary', digest, percent: 2.5 });
  expect(actOf('canary', { digest, percent: '100' })).toBeNull();
  expect(actOf('disable', { digest: '', percent: '' })).toEqual({ kind: 'disable' });
});
