import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Form, type Prizes, rankTables } from '@unisite/shared/lottery';
import { prizesOf } from './prizesOf.ts';
import { commitmentOf } from './sealedSeed.ts';

const drawn = (form: Form, seed: string, code: string, numero: string, entropy: string | null = null) =>
  prizesOf(form, { code, numero, seed, entropy });
const numbersOf = (prizes: Prizes) => prizes.flatMap(({ numbers }) => numbers);
const withDigits = (numbers: readonly string[], least: number) =>
  numbers.filter((number) => number.length >= least).length;

describe('prizes of a draw', () => {
  it('has the counts of the Vietnamese prize tables', async () => {
    const north = numbersOf(await drawn('north', 'seed', 'MB', '20261120'));
    expect([2, 3, 4].map((least) => withDigits(north, least))).toEqual([27, 23, 20]);
    const province = numbersOf(await drawn('province', 'seed', 'VL', '20261120'));
    expect([2, 3, 4].map((least) => withDigits(province, least))).toEqual([18, 17, 16]);
  });

  it('writes every number with the digits of its rank, leading zeros included', async () => {
    for (const form of ['north', 'province'] as const) {
      const draws = await Promise.all(
        Array.from({ length: 200 }, (_, n) => drawn(form, `seed ${n}`, 'XX', '20261120')),
      );
      const shape = rankTables[form].map(({ rank, numbers, digits }) => [rank, Array(numbers).fill(digits)]);
      for (const prizes of draws)
        expect(prizes.map(({ rank, numbers }) => [rank, numbers.map((number) => number.length)])).toEqual(shape);
      const all = draws.flatMap(numbersOf);
      expect(all.every((number) => /^\d+$/.test(number))).toBe(true);
      expect(all.some((number) => number.startsWith('0'))).toBe(true);
    }
  });

  it('draws different balls where balls are not put back', async () => {
    const bounds = { '11X5': [5, 11], PK10: [10, 10], LHC: [7, 49] } as const;
    for (const [form, [count, bound]] of Object.entries(bounds))
      for (let n = 0; n < 100; n += 1) {
        const [prize] = await drawn(form === '11X5' || form === 'PK10' ? form : 'LHC', `seed ${n}`, form, String(n));
        expect(prize?.rank).toBe('BALLS');
        expect(new Set(prize?.numbers).size).toBe(count);
        for (const ball of prize?.numbers ?? []) {
          expect(ball).toMatch(/^\d\d$/);
          expect(Number(ball)).toBeGreaterThanOrEqual(1);
          expect(Number(ball)).toBeLessThanOrEqual(bound);
        }
      }
    expect((await drawn('SSC', 's', 'SSC_1', '1'))[0]?.numbers).toHaveLength(5);
    expect((await drawn('LF', 's', 'LF_3D', '1'))[0]?.numbers).toHaveLength(3);
  });

  it('follows from seed, entropy, station and number alone', async () => {
    expect(await drawn('SSC', 'a', 'SSC_1', '1')).toEqual(await drawn('SSC', 'a', 'SSC_1', '1'));
    expect(await drawn('LHC', 'a', 'LHC_5', '1')).not.toEqual(await drawn('LHC', 'b', 'LHC_5', '1'));
    expect(await drawn('LHC', 'a', 'LHC_5', '1')).not.toEqual(await drawn('LHC', 'a', 'LHC_5', '2'));
    const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
    expect(await drawn('LHC', 'a', 'LHC_5', '1', one)).toEqual(await drawn('LHC', 'a', 'LHC_5', '1', one));
    expect(await drawn('LHC', 'a', 'LHC_5', '1', one)).not.toEqual(await drawn('LHC', 'a', 'LHC_5', '1', other));
    expect(await drawn('LHC', 'a', 'LHC_5', '1', one)).not.toEqual(await drawn('LHC', 'a', 'LHC_5', '1'));
    expect(commitmentOf('a')).toBe(createHash('sha256').update('a').digest('hex'));
  });

  it('favours no number', async () => {
    const counts = new Array<number>(10).fill(0);
    for (let n = 0; n < 4_000; n += 1)
      for (const digit of numbersOf(await drawn('SSC', 'fair', 'SSC_1', String(n))))
        counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    // Chi-squared with 9 degrees of freedom: above 27.9 once in a thousand.
    expect(counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)).toBeLessThan(27.9);
  });
});

/** Fixed values, so that published draws can always be recomputed. */
it.each([
  [
    'north',
    'DB 10379, G1 20181, G2 93457 90203, G3 18098 25586 62342 62398 05684 83189, G4 2338 1140 3288 0532, G5 2607 1159 5428 3108 8723 4423, G6 859 240 359, G7 56 50 10 10',
  ],
  [
    'province',
    'DB 210379, G1 20181, G2 93457, G3 90203 18098, G4 25586 62342 62398 05684 83189 02338 81140, G5 3288, G6 0532 2607 1159, G7 428, G8 08',
  ],
  ['11X5', 'BALLS 11 02 07 05 06'],
  ['SSC', 'BALLS 9 1 7 3 8'],
  ['PK10', 'BALLS 10 03 02 04 06 05 08 07 01 09'],
  ['LHC', 'BALLS 14 06 24 25 43 08 28'],
  ['LF', 'BALLS 9 1 7'],
] as const)('the numbers of a known seed stay the same (%s)', async (form, numbers) => {
  const prizes = await drawn(form, 'ab'.repeat(32), 'XX', '20261120');
  expect(prizes.map((row) => `${row.rank} ${row.numbers.join(' ')}`).join(', ')).toBe(numbers);
});

it('the numbers of a known seed and known entropy stay the same', async () => {
  const [prize] = await drawn('LHC', 'ab'.repeat(32), 'XX', '20261120', 'cd'.repeat(32));
  expect(prize?.numbers.join(' ')).toBe('20 34 07 31 44 36 10');
});
