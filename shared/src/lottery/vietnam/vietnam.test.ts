import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Bet, Draw, Prizes } from '../bet.ts';
import { betsOf } from '../forms.ts';
import { areEqual, fraction, toNumber } from '../fraction.ts';
import { pickedValue, pickedValues, pickText } from '../layout.ts';
import { returnToPlayer } from '../odds.ts';
import { anyPick } from '../testing/samplePicks.ts';
import { rankTables, resultsWith, type VietnamForm } from './results.ts';

const forms = ['north', 'province'] as const;
const bet = (form: VietnamForm, code: string): Bet => {
  const found = betsOf(form).get(code);
  if (!found) throw new Error(`no bet ${code}`);
  return found;
};

const anyPrizes = (form: VietnamForm): fc.Arbitrary<Prizes> =>
  fc.tuple(
    ...rankTables[form].map(({ rank, numbers, digits }) =>
      fc
        .array(
          fc.nat(10 ** digits - 1).map((number) => String(number).padStart(digits, '0')),
          { minLength: numbers, maxLength: numbers },
        )
        .map((drawn) => ({ rank, numbers: drawn })),
    ),
  );
const drawn = (prizes: Prizes): Draw => ({ day: '2026-11-20', prizes });
const numbersOf = (prizes: Prizes, rank: string) => prizes.find((row) => row.rank === rank)?.numbers ?? [];

test('results with at least two, three and four digits', () => {
  expect([2, 3, 4].map((digits) => resultsWith('north', digits))).toEqual([27, 23, 20]);
  expect([2, 3, 4].map((digits) => resultsWith('province', digits))).toEqual([18, 17, 16]);
});

/** The rules, reimplemented: number of wins given every number of the draw. */
const rules: Readonly<Record<string, (picked: readonly string[], prizes: Prizes, form: VietnamForm) => number>> = {
  ...Object.fromEntries(
    [2, 3, 4].map((digits) => [
      `lo${digits}`,
      ([number]: readonly string[], prizes: Prizes) =>
        prizes.flatMap((row) => row.numbers).filter((result) => result.slice(-digits) === number).length,
    ]),
  ),
  deSpecial: ([number], prizes) => Number(numbersOf(prizes, 'DB')[0]?.slice(-2) === number),
  deFirst: ([number], prizes) => Number(numbersOf(prizes, 'G1')[0]?.slice(-2) === number),
  deHead: ([number = ''], prizes, form) => Number(numbersOf(prizes, form === 'north' ? 'G7' : 'G8').includes(number)),
  cang3Special: ([number], prizes) => Number(numbersOf(prizes, 'DB')[0]?.slice(-3) === number),
  cang3Head: ([number = ''], prizes, form) =>
    Number(numbersOf(prizes, form === 'north' ? 'G6' : 'G7').includes(number)),
  cang4Special: ([number], prizes) => Number(numbersOf(prizes, 'DB')[0]?.slice(-4) === number),
  head: ([digit], prizes) => Number([...(numbersOf(prizes, 'DB')[0] ?? '')].at(-2) === digit),
  tail: ([digit], prizes) => Number([...(numbersOf(prizes, 'DB')[0] ?? '')].at(-1) === digit),
};
const lastTwos = (prizes: Prizes) =>
  new Set(prizes.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2))));
const ruleOf = (code: string) =>
  rules[code] ??
  (code.startsWith('xien')
    ? (picked: readonly string[], prizes: Prizes) => Number(picked.every((number) => lastTwos(prizes).has(number)))
    : (picked: readonly string[], prizes: Prizes) => Number(!picked.some((number) => lastTwos(prizes).has(number))));

for (const form of forms)
  for (const one of betsOf(form).values())
    test(`${form}, ${one.code}: pays as often as the rule says, also where the draw is made to hit`, () => {
      const near = fc.tuple(anyPick(one), anyPrizes(form), fc.array(fc.nat(), { maxLength: 12 }));
      fc.assert(
        fc.property(near, ([pick, prizes, places]) => {
          const picked = pickedValues(pick);
          // some results end in the picked digits, which rarely happens by chance
          const results = prizes.flatMap(({ numbers }, row) => numbers.map((_, place) => [row, place] as const));
          const aimed = prizes.map(({ rank, numbers }) => ({ rank, numbers: [...numbers] }));
          for (const [turn, place] of places.entries()) {
            const [row = 0, at = 0] = results[place % results.length] ?? [];
            const number = aimed[row]?.numbers[at] ?? '';
            const ending = picked[turn % picked.length] ?? '';
            if (aimed[row] && ending.length <= number.length)
              aimed[row].numbers[at] = number.slice(0, number.length - ending.length) + ending;
          }
          const outcome = one.settle(pick, drawn(aimed));
          expect(outcome.times).toBe(ruleOf(one.code)(picked, aimed, form));
          expect(outcome.tied).toBe(false);
          for (const { rank, place } of one.family === 'headTail' ? [] : outcome.hits)
            expect(picked.some((number) => numbersOf(aimed, rank)[place]?.endsWith(number))).toBe(true);
        }),
        { numRuns: 100 },
      );
    });

/** The probability that all of k numbers occur among n results, computed result by result. */
function seenAll(k: number, results: number): number {
  let states = [1, ...Array<number>(k).fill(0)];
  for (let result = 0; result < results; result += 1)
    states = states.map(
      (chance, seen) => chance * (1 - (k - seen) / 100) + (states[seen - 1] ?? 0) * ((k - seen + 1) / 100),
    );
  return states[k] ?? 0;
}

test('chances are those of the arithmetic of the field', () => {
  const percents = (form: VietnamForm, codes: readonly string[]) =>
    codes.map((code) => toNumber(bet(form, code).chance('all').times) * 100);
  const close = (found: readonly number[], known: readonly number[]) =>
    expect(known.filter((percent, place) => Math.abs((found[place] ?? 0) / percent - 1) > 0.002)).toEqual([]);
  close(percents('north', ['xien2', 'xien3', 'xien4']), [5.488, 1.23, 0.267]);
  close(percents('province', ['xien2', 'xien3', 'xien4']), [2.611, 0.391, 0.0555]);
  close(percents('north', ['truot4', 'truot8', 'truot10']), [33.21, 10.53, 5.81]);
  close(percents('province', ['truot4', 'truot8', 'truot10']), [47.96, 22.29, 15.01]);
  for (const form of forms)
    for (const k of [2, 3, 4])
      expect(toNumber(bet(form, `xien${k}`).chance('all').times)).toBeCloseTo(seenAll(k, resultsWith(form, 2)), 12);
  expect(areEqual(bet('north', 'lo2').chance('all').times, fraction(27, 100))).toBe(true);
  expect(toNumber(bet('north', 'deHead').chance('all').times)).toBeCloseTo(1 - 0.99 ** 4, 12);
  expect(toNumber(bet('north', 'cang3Head').chance('all').times)).toBeCloseTo(1 - 0.999 ** 3, 12);
});

test('lô 2 of the north at 99.4 on 27 units returns 99.4 %', () => {
  const lo2 = bet('north', 'lo2');
  expect(returnToPlayer(lo2, 'all', 9_940, lo2.units)).toBeCloseTo(0.994, 12);
});

test('units are the results a bet can win on', () => {
  const units = (form: VietnamForm) => [...betsOf(form).values()].map(({ code, units: count }) => [code, count]);
  expect(units('north').filter(([, count]) => count !== 1)).toEqual([
    ['lo2', 27],
    ['lo3', 23],
    ['lo4', 20],
    ['deHead', 4],
    ['cang3Head', 3],
  ]);
  expect(units('province').filter(([, count]) => count !== 1)).toEqual([
    ['lo2', 18],
    ['lo3', 17],
    ['lo4', 16],
  ]);
});

test('xiên is paid once however often its numbers appear; the hits name every place', () => {
  const prizes = rankTables.province.map(({ rank, numbers, digits }) => ({
    rank,
    numbers: Array.from({ length: numbers }, () => '0'.repeat(digits)),
  }));
  const [db] = prizes;
  if (db) db.numbers[0] = '123438';
  const outcome = bet('province', 'xien2').settle([['00', '38']], drawn(prizes));
  expect([outcome.times, outcome.hits.length]).toEqual([1, 18]);
  const alone = bet('province', 'lo2').settle([['00']], drawn(prizes));
  expect([alone.times, pickText([['00', '38']]), pickedValue([['00']])]).toEqual([17, '00-38', '00']);
});
