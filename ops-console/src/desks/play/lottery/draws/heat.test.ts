import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { heatOf, heatSteps, isClosed, limitOf } from './heat.ts';

test('a step begins at its least share', () => {
  for (const [step, share] of heatSteps.entries()) {
    if (step < 2) continue;
    expect(heatOf({ payout: share * 1_000, exposure: 1_000 })).toBe(step);
    expect(heatOf({ payout: share * 1_000 - 1, exposure: 1_000 })).toBe(step - 1);
  }
  expect(heatOf({ payout: 0, exposure: 1_000 })).toBe(0);
  expect(heatOf({ payout: 5, exposure: 0 })).toBe(0);
});

test('the lower of two limits counts, and one that is reached closes the pick', () => {
  const pick = (lowered: number | null) => ({
    pick: '86',
    staked: vnd(1),
    payout: vnd(85),
    exposure: vnd(1_000),
    lowered: lowered === null ? null : vnd(lowered),
  });
  expect([null, 100, 0, 2_000].map((lowered) => limitOf(pick(lowered)))).toEqual([1_000, 100, 0, 1_000]);
  expect([null, 100, 85, 0].map((lowered) => isClosed(pick(lowered)))).toEqual([false, false, true, true]);
});
