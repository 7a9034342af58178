import { expect, test } from '@jest/globals';
import type { ClubLevel } from '@unisite/shared/contract/vip';
import { cellOf, type LevelFigure, typedVip, vipFaults, vipOf } from './vipForm.ts';

const level = (id: ClubLevel, turnover: number) => ({
  id,
  turnover,
  deposits: 0,
  keep: 0,
  upgrade: 1_000,
  monthly: 0,
  birthday: 0,
  rebate: 0.05,
  feeOff: 20,
  dailyLimit: 0,
});
const rule = { levels: [level('bronze', 0), level('gold1', 500)] };

test('what is filled in as it stands is sent as it stands; a level without a turnover is left out', () => {
  expect(vipOf(typedVip(rule, 'vi'))).toEqual(rule);
  expect(typedVip(rule, 'vi')[cellOf('bronze', 'rebate')]).toBe('0,05');
  expect(vipOf(typedVip(rule, 'en'))).toEqual(rule);
  expect(vipOf({ ...typedVip(rule, 'vi'), [cellOf('gold1', 'turnover')]: '' })).toEqual({
    levels: [level('bronze', 0)],
  });
});

test('what is no number, more than there can be, or less than the level below takes, is named', () => {
  const faults = (id: ClubLevel, figure: LevelFigure, text: string) =>
    vipFaults({ ...typedVip(rule, 'vi'), [cellOf(id, figure)]: text }).map(({ cell }) => cell);
  expect(faults('gold1', 'keep', 'ten')).toEqual([cellOf('gold1', 'keep')]);
  expect(faults('gold1', 'rebate', '1,5')).toEqual([cellOf('gold1', 'rebate')]);
  expect(faults('gold1', 'feeOff', '101')).toEqual([cellOf('gold1', 'feeOff')]);
  expect(faults('bronze', 'turnover', '600')).toEqual([cellOf('gold1', 'turnover')]);
  expect(vipFaults(typedVip(rule, 'vi'))).toEqual([]);
});
