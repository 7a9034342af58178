import { expect, test } from '@jest/globals';
import { createFormat } from '@unisite/shared/i18n';
import { parsePastedExact, parseTypedExact } from './exactAmount.ts';

const [vi, en] = [createFormat('vi'), createFormat('en')];
const inVietnamese = (text: string) => {
  const { text: shown, amount } = parseTypedExact(text, vi);
  return [shown, amount];
};

test('an amount grows as it is typed, with at most two decimals', () => {
  expect(['0', '0,', '0,4', '0,45', '0,456', ',5'].map(inVietnamese)).toEqual([
    ['0', null],
    ['0,', null],
    ['0,4', 0.4],
    ['0,45', 0.45],
    ['0,45', 0.45],
    ['0,5', 0.5],
  ]);
  expect(['1000', '100.0000', '100.000,45', '100.000,4a5', '007', '', 'abc'].map(inVietnamese)).toEqual([
    ['1.000', 1000],
    ['1.000.000', 1_000_000],
    ['100.000,45', 100_000.45],
    ['100.000,45', 100_000.45],
    ['7', 7],
    ['', null],
    ['', null],
  ]);
  expect(parseTypedExact('100,000.45', en)).toEqual({ text: '100,000.45', amount: 100_000.45 });
});

test('the other decimal sign counts where a keyboard has no own one', () => {
  expect([inVietnamese('12.'), parseTypedExact('12,', en).text]).toEqual([['12,', 12], '12.']);
});

test('what was copied keeps its size to the hundredth', () => {
  expect(['100.000,45 ₫', '100,000.45 VND', '0.45', '500.000', '-5', 'abc'].map(parsePastedExact)).toEqual([
    100_000.45,
    100_000.45,
    0.45,
    500_000,
    null,
    null,
  ]);
});
