import { expect, test } from '@jest/globals';
import { highestLimit, leftOf, limitChange, toneOf, usedAmount, usedShare } from './limitRules.ts';

test('jade below 70 %, gold to 90 %, coral above', () => {
  const tones = [0, 0.69, 0.7, 0.9, 0.91, 1].map(toneOf);
  expect(tones).toEqual(['jade', 'jade', 'gold', 'gold', 'coral', 'coral']);
});

test('what is left is never below zero, nor what is used: whoever is ahead has used nothing', () => {
  expect(leftOf(5_000_000, 2_000_000)).toBe(3_000_000);
  expect(leftOf(5_000_000, 6_000_000)).toBe(0);
  expect(leftOf(3_000_000, -270_000)).toBe(3_000_000);
  expect(usedAmount(-270_000)).toBe(0);
  expect(usedShare(3_000_000, -270_000)).toBe(0);
});

test('a share is of the whole limit, and of a limit of zero nothing is left', () => {
  expect([usedShare(200, 50), usedShare(200, 300), usedShare(0, 0)]).toEqual([0.25, 1, 1]);
});

test('a first or lower limit counts at once; a higher one, or none, waits; the same is no change', () => {
  expect([limitChange(null, 100), limitChange(200, 100)]).toEqual(['lower', 'lower']);
  expect([limitChange(100, 200), limitChange(100, null)]).toEqual(['raise', 'raise']);
  expect([limitChange(100, 100), limitChange(null, null)]).toEqual(['same', 'same']);
});

test('time at play is limited to what the period has', () => {
  expect([
    highestLimit({ kind: 'time', period: 'day' }),
    highestLimit({ kind: 'time', period: 'week' }),
    highestLimit({ kind: 'stake', period: 'day' }),
  ]).toEqual([1_440, 10_080, 100_000_000_000]);
});
