import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstPairs, orders, pairStatistics, stepOf } from './pairStatistics.ts';

const draw = (special: string, ...others: string[]) => ({
  prizes: [
    { rank: 'DB', numbers: [special] },
    { rank: 'G7', numbers: others },
  ],
});

test('each occurrence counts, and absence is in draws', () => {
  const all = pairStatistics([draw('12386', '07', '07'), draw('99907', '16'), draw('00016', '16')]);
  const of = (digits: string) => all.find((one) => one.digits === digits);
  expect(of('07')).toEqual({ digits: '07', times: 3, absent: 0 });
  expect(of('16')).toEqual({ digits: '16', times: 3, absent: 1 });
  expect(of('86')).toEqual({ digits: '86', times: 1, absent: 0 });
  expect(of('99')).toEqual({ digits: '99', times: 0, absent: 3 });
  expect(firstPairs(all, 'hot', 2).map(({ digits }) => digits)).toEqual(['07', '16']);
  expect(firstPairs(all, 'cold', 2).map(({ digits }) => digits)).toEqual(['00', '01']);
  expect(firstPairs(all, 'overdue', 1)[0]?.absent).toBe(3);
});

const numbers = fc.array(
  fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0')),
  { maxLength: 27 },
);

test('all counts together are all numbers; no order leaves one out; steps rise with the count', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 30 }), (drawn) => {
      const draws = drawn.map((all) => ({ prizes: [{ rank: 'G7', numbers: all }] }));
      const all = pairStatistics(draws);
      expect(all.reduce((sum, { times }) => sum + times, 0)).toBe(drawn.flat().length);
      for (const order of orders)
        expect(new Set(firstPairs(all, order, 100).map(({ digits }) => digits)).size).toBe(100);
      const steps = firstPairs(all, 'cold', 100).map(({ times }) => stepOf(times, all));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    }),
  );
});
