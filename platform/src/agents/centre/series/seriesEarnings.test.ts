import { expect, test } from '@jest/globals';
import { hundredthsOf, type MemberId } from '@unisite/shared/contract';
import fc from 'fast-check';
import { type SeriesStake, seriesEarnings } from './seriesEarnings.ts';

const id = (number: number) => String(number) as MemberId;
const stake = (line: readonly number[], ceiling: number, staked: bigint): SeriesStake => ({
  memberId: id(line.at(-1) ?? 0),
  currency: 'VND',
  ceiling,
  staked: hundredthsOf(staked),
  line: line.map(id),
});
const short = (stakes: readonly SeriesStake[], series: readonly (readonly [number, number])[]) =>
  seriesEarnings(stakes, new Map(series.map(([agent, own]) => [id(agent), own]))).map(
    ({ agentId, branchId, gap, amount }) => [agentId, branchId, gap, amount],
  );

test('each agent gets what its series is above the one below it', () => {
  // 1,000,000 VND at 1940, under agents of 1960, 1970 and 1980
  expect(
    short(
      [stake([1, 2, 3, 4], 1940, 1_000_000_00n)],
      [
        [3, 1960],
        [2, 1970],
        [1, 1980],
      ],
    ),
  ).toEqual([
    ['1', '2', 10, 5_000_00n],
    ['2', '3', 10, 5_000_00n],
    ['3', '4', 20, 10_000_00n],
  ]);
});

test('an agent no higher than what is below it gets nothing, and takes nothing from those above', () => {
  expect(
    short(
      [stake([1, 2, 3], 1960, 200_000n)],
      [
        [2, 1960],
        [1, 1980],
      ],
    ),
  ).toEqual([['1', '2', 20, 2_000n]]);
  expect(
    short(
      [stake([1, 2, 3], 1960, 200_000n)],
      [
        [2, 1900],
        [1, 1980],
      ],
    ),
  ).toEqual([['1', '2', 20, 2_000n]]);
});

test('who was given no series has the most; who has no upline earns nobody anything', () => {
  expect(short([stake([1, 2], 1960, 200_000n), stake([5], 1700, 200_000n)], [])).toEqual([['1', '2', 20, 2_000n]]);
});

test('a branch is added up before it is rounded', () => {
  const stakes = Array.from({ length: 100 }, (_, n) => stake([1, 2, 10 + n], 1960, 99n));
  expect(short(stakes, [[2, 1960]])).toEqual([['1', '2', 20, 99n]]);
});

test('what is paid along a line is what the top’s series leaves above the player’s', () => {
  const series = fc.integer({ min: 850, max: 990 }).map((half) => half * 2);
  fc.assert(
    fc.property(
      fc.array(series, { minLength: 1, maxLength: 8 }),
      series,
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      (lines, ceiling, staked) => {
        const line = [...lines.map((_, place) => place + 1), 99];
        const given = new Map(lines.map((own, place) => [id(place + 1), own]));
        const paid = seriesEarnings([stake(line, ceiling, staked)], given).reduce(
          (sum, { amount }) => sum + amount,
          0n,
        );
        const most = (staked * BigInt(Math.max((lines[0] ?? 0) - ceiling, 0))) / 2000n;
        expect(paid).toBeLessThanOrEqual(most);
        // each agent's amount is rounded down separately
        expect(paid).toBeGreaterThan(most - BigInt(lines.length) - 1n);
      },
    ),
  );
});
