import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { heatCells, heatOf, heatSteps } from './heat.ts';

test('a step begins at its least share', () => {
  for (const [step, share] of heatSteps.entries()) {
    if (step < 2) continue;
    expect(heatOf({ payout: share * 1_000, exposure: 1_000 })).toBe(step);
    expect(heatOf({ payout: share * 1_000 - 1, exposure: 1_000 })).toBe(step - 1);
  }
  expect(heatOf({ payout: 0, exposure: 1_000 })).toBe(0);
  expect(heatOf({ payout: 5, exposure: 0 })).toBe(0);
});

test('two digits are a whole map; other picks are what was staked on', () => {
  const pick = (text: string) => ({ pick: text, staked: vnd(1), payout: vnd(85), exposure: vnd(1_000) });
  const map = heatCells([pick('86'), pick('07')]);
  expect(map).toHaveLength(100);
  expect([map[7]?.staked, map[8]?.staked, map[86]?.pick]).toEqual([1, 0, '86']);
  expect(heatCells([pick('5')])).toHaveLength(10);
  expect(heatCells([pick('123'), pick('321')]).map((one) => one.pick)).toEqual(['123', '321']);
  expect(heatCells([pick('16 61')])).toHaveLength(1);
  expect(heatCells([])).toEqual([]);
});
