import { expect, test } from '@jest/globals';
import { allTimes, newPlan, withDraws, withTimes } from './planDraft.ts';

test('a plan is over 1 to 20 draws; those that stay keep their stakes', () => {
  const raised = withTimes(withDraws(newPlan, 3), 1, 4);
  expect(raised.times).toEqual([1, 4, 1]);
  expect(withDraws(raised, 5).times).toEqual([1, 4, 1, 1, 1]);
  expect(withDraws(raised, 1).times).toEqual([1]);
  expect(withDraws(raised, 0).times).toEqual([1]);
  expect(withDraws(raised, 99).times).toHaveLength(20);
});

test('a draw’s stake is 1 to 5 times the slip’s, and the sum is all of them', () => {
  expect(withTimes(newPlan, 4, 9).times).toEqual([1, 1, 1, 1, 5]);
  expect(withTimes(newPlan, 4, 0).times).toEqual([1, 1, 1, 1, 1]);
  expect(allTimes(withTimes(newPlan, 4, 2))).toBe(6);
});
