import { expect, test } from '@jest/globals';
import { createPauses } from './pauses.ts';

/** How long a version has no process after each of this many deaths in a row, seconds. */
function pausesAfter(deaths: number): number[] {
  const pauses = createPauses();
  return Array.from({ length: deaths }, () => {
    pauses.died(0);
    return [...Array(301).keys()].find((second) => pauses.isOver(second * 1000)) ?? Number.NaN;
  });
}

test('the first death is replaced at once, further ones after pauses that grow to five minutes', () => {
  expect(pausesAfter(12)).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('a version that renders well for long begins anew', () => {
  const pauses = createPauses();
  for (const _ of Array(5).keys()) pauses.died(0);
  for (const _ of Array(99).keys()) pauses.rendered();
  pauses.died(0);
  expect(pauses.isOver(15_999)).toBe(false);
  for (const _ of Array(100).keys()) pauses.rendered();
  pauses.died(0);
  expect(pauses.isOver(0)).toBe(true);
});
