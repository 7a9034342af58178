import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import type { VipLevel } from '@unisite/shared/contract/vip';
import { nextStep } from './clubSteps.ts';

const level = (id: string, turnover: number, deposits = 0): VipLevel => ({
  id,
  name: id,
  badge: '',
  turnover: vnd(turnover),
  deposits: vnd(deposits),
  keep: vnd(0),
  gifts: { upgrade: vnd(0), monthly: vnd(0), birthday: vnd(0) },
  benefits: { rebate: 0, feeOff: 0, dailyLimit: vnd(0) },
});
const levels = [level('bronze', 0), level('silver1', 1_000, 100), level('gold1', 4_000)];

test('the next level is as far as what is missing most', () => {
  expect(nextStep(levels, { level: 'bronze', turnover: 900, deposits: 25 })).toMatchObject({
    level: { id: 'silver1' },
    share: 0.25,
    turnover: 100,
    deposits: 75,
  });
  expect(nextStep(levels, { level: null, turnover: 0, deposits: 0 })).toMatchObject({
    level: { id: 'bronze' },
    share: 1,
  });
});

test('nothing is above the highest level', () => {
  expect(nextStep(levels, { level: 'gold1', turnover: 9_000, deposits: 0 })).toBeNull();
});
