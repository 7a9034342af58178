import { expect, test } from '@jest/globals';
import type { ClubLevel } from '@unisite/shared/contract/vip';
import { cellOf, typedVip, vipFaults, vipOf } from './vipForm.ts';

const level = (id: ClubLevel, turnover: number) => ({
  ...{ id, turnover, deposits: 0, keep: 0, upgrade: 1_000, monthly: 0, birthday: 0 },
});
const rule = { levels: [level('bronze', 0), level('gold1', 500)] };

test('what is filled in as it stands is sent as it stands; a level without a turnover is left out', () => {
  expect(vipOf(typedVip(rule))).toEqual(rule);
  expect(vipOf({ ...typedVip(rule), [cellOf('gold1', 'turnover')]: '' })).toEqual({ levels: [level('bronze', 0)] });
});

test('what is no number, or less than the level below takes, is named', () => {
  expect(vipFaults({ ...typedVip(rule), [cellOf('gold1', 'keep')]: 'ten' })).toEqual([cellOf('gold1', 'keep')]);
  expect(vipFaults({ ...typedVip(rule), [cellOf('bronze', 'turnover')]: '600' })).toEqual([
    cellOf('gold1', 'turnover'),
  ]);
  expect(vipFaults(typedVip(rule))).toEqual([]);
});
