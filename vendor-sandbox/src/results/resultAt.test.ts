import { expect, test } from '@jest/globals';
import type { ResultInquiry } from '@unisite/shared/contract/lotteryResults';
import { resultAt } from './resultAt.ts';

const minute = 60_000;
const drawsAt = '2026-11-27T11:15:00.000Z';
const ranks = [
  { rank: 'DB', numbers: 1, digits: 5 },
  { rank: 'G1', numbers: 1, digits: 5 },
  { rank: 'G7', numbers: 4, digits: 2 },
];
const of = (numero: string): ResultInquiry => ({ code: 'MB', numero, drawsAt, ranks });
const at = (numero: string, minutes: number) => resultAt(of(numero), Date.parse(drawsAt) + minutes * minute, 'key');
const many = Array.from({ length: 400 }, (_, day) => String(20260000 + day));
const endOf = (numero: string) => JSON.stringify(at(numero, 60).prizes);

test('numbers come one by one, the last rank first, and stay what they were', () => {
  const punctual = many.find(
    (numero) => at(numero, 1).state === 'drawing' && JSON.stringify(at(numero, 21).prizes) === endOf(numero),
  );
  if (!punctual) throw new Error('no draw is punctual');
  expect(at(punctual, -1)).toEqual({ code: 'MB', numero: punctual, state: 'waiting', prizes: [] });
  const whole = at(punctual, 60);
  const seen = Array.from({ length: 20 }, (_, minutes) => at(punctual, minutes).prizes);
  const counts = seen.map((prizes) => prizes.flatMap(({ numbers }) => numbers).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(seen[10]?.map(({ rank }) => rank)).toEqual(['G7']);
  for (const { rank, numbers } of seen.flat())
    expect(whole.prizes.find((prize) => prize.rank === rank)?.numbers.slice(0, numbers.length)).toEqual(numbers);
  expect(at(punctual, 21)).toEqual(whole);
  expect(whole.prizes.map(({ numbers }) => numbers.map((text) => text.length))).toEqual([[5], [5], [2, 2, 2, 2]]);
});

test('some begin late, and some final results are wrong for a quarter of an hour', () => {
  const late = many.filter((numero) => at(numero, 5).state === 'waiting').length;
  const wrong = many.filter(
    (numero) => JSON.stringify(at(numero, 30).prizes) !== endOf(numero) && at(numero, 30).state === 'final',
  );
  expect(late).toBeGreaterThan(400 / 12 / 2);
  expect(late).toBeLessThan((400 / 12) * 2);
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.length).toBeLessThan(400 / 10);
});

test('the numbers are the key’s, and each draw has its own', () => {
  expect(resultAt(of('1'), Date.parse(drawsAt) + 60 * minute, 'other').prizes).not.toEqual(at('1', 60).prizes);
  expect(new Set(many.map(endOf)).size).toBe(many.length);
});
