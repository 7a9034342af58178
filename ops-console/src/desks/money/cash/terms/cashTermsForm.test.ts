import { expect, test } from '@jest/globals';
import type { MarketCash } from '@unisite/shared/contract/operatorsMarketCash';
import { vietnamSettings } from '../../../../testing/marketSettings.ts';
import { cashOf, cellOf, faultyCells, typedCash } from './cashTermsForm.ts';

const rule: MarketCash = vietnamSettings.marketCash;
const format = { number: (value: number, decimals = 0) => value.toFixed(decimals).replace('.', ',') };
const typed = typedCash(rule, format);

test('what is filled in as it stands is sent as it stands', () => {
  expect(cashOf(typed, rule, 'vi')).toEqual(rule);
  expect(faultyCells(typed, rule, 'vi')).toEqual([]);
});

test.each([
  ['withdrawal', 'maximum', '1', 'below the least'],
  ['withdrawal', 'minimum', '0', 'nothing'],
  ['withdrawal', 'dailyTimes', '1,5', 'half a time'],
  ['withdrawal', 'feePercent', '51', 'more than half'],
  ['card', 'expiresMinutes', '0', 'no time'],
  ['deposits', 'mostOpenDeposits', 'ba', 'no number'],
] as const)('%s %s may not be %s: %s', (way, figure, text, _why) => {
  const wrong = { ...typed, [cellOf(way, figure)]: text };
  expect(faultyCells(wrong, rule, 'vi')).toEqual([cellOf(way, figure)]);
  expect(cashOf(wrong, rule, 'vi')).toBeNull();
});
