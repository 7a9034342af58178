import { describe, expect, test } from '@jest/globals';
import { kenoGame } from '../server.ts';
import { allWays, figuresOfModes, returnOf, waysToHit } from './chances.ts';
import { engine, payOf, type Result } from './engine.ts';
import { type KenoMode, kenoModes, mostPicks, paytables, prizeList, prizesOf } from './paytables.ts';
import { stakesIn } from './stakes.ts';

const pickCounts = Array.from({ length: mostPicks }, (_, index) => index + 1);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the chances', () => {
  test('are those of every draw there is: for one to three picks each counted', () => {
    // Any draw is equivalent, so 1 to 20 are drawn: the ways to pick are counted.
    const drawn = (n: number) => n <= 20;
    const counts = new Map<string, number>();
    const count = (...picks: number[]) => {
      const key = `${picks.length}/${picks.filter(drawn).length}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    for (const a of range(1, 80)) {
      count(a);
      for (const b of range(a + 1, 80)) {
        count(a, b);
        for (const c of range(b + 1, 80)) count(a, b, c);
      }
    }
    for (const picks of [1, 2, 3]) {
      for (const hits of range(0, picks)) expect(waysToHit(picks, hits)).toBe(counts.get(`${picks}/${hits}`));
    }
  });

  test('leave nothing out, to the last of a million million ways', () => {
    for (const picks of pickCounts) {
      const ways = range(0, picks).reduce((sum, hits) => sum + waysToHit(picks, hits), 0);
      expect([Number.isSafeInteger(ways), ways]).toEqual([true, allWays(picks)]);
    }
    expect(allWays(10)).toBe(1_646_492_110_120);
  });
});

describe('the prizes', () => {
  test.each([
    ['Elott', 93.38, 95, 10_000],
    ['Lott', 90, 91.96, 25_000],
    ['SEA', 90.18, 92.96, 100_000],
  ] as const)('of the mode %s return %d to %d percent, the greatest %d stakes', (mode, least, most, greatest) => {
    expect(figuresOfModes[mode]).toEqual({ returnPercent: least, greatestWin: greatest });
    const returns = pickCounts.map((picks) => returnOf(mode, picks) * 100);
    expect(Math.max(...returns)).toBeCloseTo(most, 1);
  });

  test.each([...kenoModes])('of the mode %s are whole, and more hits never pay less', (mode) => {
    expect(paytables[mode]).toHaveLength(mostPicks);
    for (const picks of pickCounts) {
      const list = prizeList(mode, picks);
      expect(list.every(({ hits, tenths }) => hits <= picks && Number.isInteger(tenths) && tenths > 0)).toBe(true);
      const rising = list.filter(({ hits }) => hits > 0).map(({ tenths }) => tenths);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    }
  });
});

describe('a round', () => {
  test('draws twenty different numbers, and every ball at every place', async () => {
    const choice = { mode: 'Elott', picks: [1], stake: 100_000 } as const;
    const bounds: number[] = [];
    const last = await engine.play(choice, async (bound) => {
      bounds.push(bound);
      return bound - 1;
    });
    expect(bounds).toEqual(range(61, 80).toReversed());
    expect(last.result.balls).toEqual(range(61, 80).toReversed());
    const first = await engine.play(choice, async () => 0);
    expect(first.result.balls).toEqual(range(1, 20));
    expect(first.won).toBe(380_000);
  });

  test.each([...kenoModes])('pays what the table of %s has for its hits, in whole hundredths', (mode) => {
    const result: Result = { balls: range(1, 20) };
    for (const currency of ['VND', 'USD']) {
      for (const stake of stakesIn(currency)) {
        for (const picks of pickCounts) {
          for (const hits of range(0, picks)) {
            const chosen = [...range(1, hits), ...range(21, 20 + picks - hits)];
            const won = payOf({ mode, picks: chosen, stake }, result);
            expect(won).toBe(((prizesOf(mode, picks)[hits] ?? 0) * stake) / 10);
            expect(Number.isSafeInteger(won)).toBe(true);
          }
        }
      }
    }
  });
});

test('what the title does not take is no wager', () => {
  const wager = (choice: object, prizeMode: KenoMode | null = 'SEA') =>
    kenoGame.wager(
      { mode: 'SEA', picks: [3, 17, 80], stake: 500_000, ...choice },
      { currency: 'VND', prizeMode, scene: 'board', gameId: '' },
    );
  expect(wager({})?.stake).toBe(500_000);
  expect(wager({ picks: range(1, 10) })?.stake).toBe(500_000);
  expect(wager({}, 'Lott')).toBeNull();
  expect(wager({}, null)).toBeNull();
  for (const wrong of [
    ...[[], [0], [81], [5, 5], [9, 4], [1.5], ['7'], range(1, 11)].map((picks) => ({ picks })),
    ...[0, -100_000, 150_000, 500_000_000, 1e300, '500000'].map((stake) => ({ stake })),
    { mode: 'ZY' },
  ]) {
    expect(wager(wrong)).toBeNull();
  }
});
