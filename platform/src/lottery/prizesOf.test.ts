import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { drawFromSeed, rankTables } from '@unisite/shared/lottery';
import { chanceStream, commitmentOf } from './chanceStream.ts';
import { prizesOf } from './prizesOf.ts';

const numbersOf = (prizes: { numbers: string[] }[]) => prizes.flatMap(({ numbers }) => numbers);
const withDigits = (numbers: readonly string[], least: number) =>
  numbers.filter((number) => number.length >= least).length;

describe('prizes of a draw', () => {
  it('has the counts of the Vietnamese prize tables', () => {
    const north = numbersOf(prizesOf('north', 'seed', 'MB', '20261120'));
    expect([2, 3, 4].map((least) => withDigits(north, least))).toEqual([27, 23, 20]);
    const province = numbersOf(prizesOf('province', 'seed', 'VL', '20261120'));
    expect([2, 3, 4].map((least) => withDigits(province, least))).toEqual([18, 17, 16]);
  });

  it('writes every number with the digits of its rank, leading zeros included', () => {
    for (const form of ['north', 'province'] as const) {
      const draws = Array.from({ length: 200 }, (_, n) => prizesOf(form, `seed ${n}`, 'XX', '20261120'));
      const shape = rankTables[form].map(({ rank, numbers, digits }) => [rank, Array(numbers).fill(digits)]);
      for (const prizes of draws)
        expect(prizes.map(({ rank, numbers }) => [rank, numbers.map((number) => number.length)])).toEqual(shape);
      const all = draws.flatMap(numbersOf);
      expect(all.every((number) => /^\d+$/.test(number))).toBe(true);
      expect(all.some((number) => number.startsWith('0'))).toBe(true);
    }
  });

  it('draws different balls where balls are not put back', () => {
    const bounds = { '11X5': [5, 11], PK10: [10, 10], LHC: [7, 49] } as const;
    for (const [form, [count, bound]] of Object.entries(bounds))
      for (let n = 0; n < 100; n += 1) {
        const [prize] = prizesOf(form === '11X5' || form === 'PK10' ? form : 'LHC', `seed ${n}`, form, String(n));
        expect(prize?.rank).toBe('BALLS');
        expect(new Set(prize?.numbers).size).toBe(count);
        for (const ball of prize?.numbers ?? []) {
          expect(ball).toMatch(/^\d\d$/);
          expect(Number(ball)).toBeGreaterThanOrEqual(1);
          expect(Number(ball)).toBeLessThanOrEqual(bound);
        }
      }
    expect(prizesOf('SSC', 's', 'SSC_1', '1')[0]?.numbers).toHaveLength(5);
    expect(prizesOf('LF', 's', 'LF_3D', '1')[0]?.numbers).toHaveLength(3);
  });

  it('follows from seed, station and number alone', () => {
    expect(prizesOf('SSC', 'a', 'SSC_1', '1')).toEqual(prizesOf('SSC', 'a', 'SSC_1', '1'));
    expect(prizesOf('LHC', 'a', 'LHC_5', '1')).not.toEqual(prizesOf('LHC', 'b', 'LHC_5', '1'));
    expect(prizesOf('LHC', 'a', 'LHC_5', '1')).not.toEqual(prizesOf('LHC', 'a', 'LHC_5', '2'));
    expect(commitmentOf('a')).toBe(createHash('sha256').update('a').digest('hex'));
  });

  it('favours no number', () => {
    const chance = chanceStream('fair', 'test');
    const counts = new Array<number>(10).fill(0);
    for (let n = 0; n < 20_000; n += 1) {
      const digit = chance.below(10);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    // Chi-squared with 9 degrees of freedom: above 27.9 once in a thousand.
    expect(counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)).toBeLessThan(27.9);
  });
});

it.each(['north', 'province', '11X5', 'SSC', 'PK10', 'LHC', 'LF'] as const)(
  'what anybody recomputes from the seed is what is drawn (%s)',
  async (form) => {
    for (let draw = 0; draw < 50; draw += 1) {
      const seed = createHash('sha256').update(`seed ${draw}`).digest('hex');
      const hmac = async (message: string) => createHmac('sha256', seed).update(message).digest();
      expect(await drawFromSeed(form, hmac, `MB/${draw}`)).toEqual(prizesOf(form, seed, 'MB', String(draw)));
    }
  },
);
