import { expect, test } from '@jest/globals';
import { pastedNumbers } from './pastedNumbers.ts';
import { pairPicks } from './quickPicks.ts';

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

test('numbers come between anything that is no letter or digit, each once', () => {
  expect(pastedNumbers('07, 38;16\n61\t07 — 38', pairs)).toEqual({
    numbers: ['07', '38', '16', '61'],
    doubled: ['07', '38'],
    unknown: [],
  });
});

test('what is none of the numbers is named, whatever it is', () => {
  const read = pastedNumbers('7 100 xx 0７ \u0000 07', pairs);
  expect(read.numbers).toEqual(['07']);
  expect(read.unknown).toEqual(['7', '100', 'xx', '0７']);
});

test('quick picks: every group of digits takes each number once; sums end in their digit', () => {
  for (const group of ['head', 'tail', 'sum'] as const) {
    const all = pairPicks[group].flatMap(({ values }) => values);
    expect([...all].sort()).toEqual(pairs);
  }
  expect(pairPicks.sum[3]?.values).toEqual(['03', '12', '21', '30', '49', '58', '67', '76', '85', '94']);
  expect(pairPicks.double.map(({ values }) => values.length)).toEqual([10, 10, 18]);
});
