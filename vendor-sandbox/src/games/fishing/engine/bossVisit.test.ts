import { expect, test } from '@jest/globals';
import { visitAt, visits } from './bossVisit.ts';

test.each([
  [0, null],
  [visits.first - 1, null],
  [visits.first, { number: 0, left: visits.stay }],
  [visits.first + visits.stay - 1, { number: 0, left: 1 }],
  [visits.first + visits.stay, null],
  [visits.first + visits.every, { number: 1, left: visits.stay }],
])('after %d ms the visit of the boss is %j', (elapsed, visit) => {
  expect(visitAt(elapsed)).toEqual(visit);
});
