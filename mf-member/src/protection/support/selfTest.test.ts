import { expect, test } from '@jest/globals';
import { outcomeOf, selfTestItems } from './selfTest.ts';

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('a score of %i is %s', (score, outcome) => {
  const answers = selfTestItems.map((_, place) => Math.min(3, Math.max(0, score - 3 * place)));
  expect(outcomeOf(answers)).toBe(outcome);
});
