import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { scarceOfLine, scarceValues, withoutValues } from './scarcity.ts';
import { betOf } from './slip.ts';

const scarce = (bet: string, pick: string, left: number) => ({
  bet,
  pick,
  left: vnd(left),
  used: left === 0 ? 100 : 90,
});
const valuesOf = (form: string, code: string, ...picks: ReturnType<typeof scarce>[]) => {
  const bet = betOf(form, code);
  if (!bet) throw new Error(`there is no ${code}`);
  return scarceValues(bet, picks);
};

test('a number of one row is scarce by itself', () => {
  expect(valuesOf('north', 'lo2', scarce('lo2', '61', 140_000), scarce('deSpecial', '61', 0))).toEqual([
    { row: 0, value: '61', left: 140_000, used: 90 },
  ]);
});

test('of rows that are picks of their own, the value of the row is', () => {
  expect(valuesOf('SSC', 'position', scarce('position', '||7||', 0))).toEqual([
    { row: 2, value: '7', left: 0, used: 100 },
  ]);
});

test('a number is not, where a pick is several, or the whole bet is limited', () => {
  expect(valuesOf('north', 'xien2', scarce('xien2', '16-61', 0))).toEqual([]);
  expect(valuesOf('SSC', 'star5Straight', scarce('star5Straight', '', 0))).toEqual([]);
});

test('what a line has of it can be dropped', () => {
  const full = valuesOf('SSC', 'position', scarce('position', '||7||', 0), scarce('position', '1||||', 0));
  const line = { selection: [['3'], [], ['7', '8'], [], []] };
  expect(scarceOfLine(line, full).map(({ value }) => value)).toEqual(['7']);
  expect(withoutValues(line, full)).toEqual([['3'], [], ['8'], [], []]);
});
