import { describe, expect, test } from '@jest/globals';
import type { Numbers } from '../../../engine/draw.ts';
import { engine } from './engine.ts';
import { chestsIn, evaluate, totalOf, windowAt } from './evaluate.ts';
import { freePercent, opensOneIn, returnPercent, wayCount } from './figures.ts';
import { bound, measure } from './measure.ts';
import { freeSpins, opensSpins } from './paytable.ts';
import { reelCount, reels, rowCount } from './reels.ts';
import type { GameSymbol } from './symbols.ts';

/** Deterministic pseudo-random numbers. */
function sequence(seed: number): Numbers {
  let state = seed;
  return async (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

test('the promised figures are those of the reels and the paytable, to the last digit', () => {
  const figures = measure(reels);
  expect(Math.round(figures.rtp * 10_000) / 100).toBe(returnPercent);
  expect(Math.round((figures.rtp - figures.spin) * 10_000) / 100).toBeCloseTo(freePercent, 1);
  expect(Math.round(1 / figures.opens)).toBe(opensOneIn);
  expect(rowCount ** reelCount).toBe(wayCount);
});

test('what is worked out reel by reel is what playing every screen comes to', () => {
  const short: readonly (readonly GameSymbol[])[] = [
    ['tiger', 'chest', 'ace', 'fox', 'tiger'],
    ['phoenix', 'tiger', 'chest', 'ace', 'jack', 'fox'],
    ['ace', 'tiger', 'phoenix', 'chest', 'cat'],
    ['fox', 'ace', 'tiger', 'queen', 'phoenix', 'chest'],
    ['tiger', 'ace', 'king', 'chest', 'fox'],
  ];
  let paid = 0;
  let opened = 0;
  let screens = 0;
  const turn = (stops: readonly number[]): void => {
    const strip = short[stops.length];
    if (strip !== undefined) {
      strip.forEach((_, stop) => {
        turn([...stops, stop]);
      });
      return;
    }
    const shown = windowAt(short, stops);
    screens += 1;
    paid += totalOf(evaluate(shown, 20)) / 20;
    if (opensSpins(chestsIn(shown)) > 0) opened += 1;
  };
  turn([]);
  const figures = measure(short);
  expect(figures.spin).toBeCloseTo(paid / screens, 9);
  expect(figures.opens).toBeCloseTo(opened / screens, 9);
});

describe('a round', () => {
  test('never pays more than the table has, and plays no more free spins than there may be', async () => {
    const most = bound(reels);
    const numbers = sequence(20_260_411);
    let won = 0;
    const rounds = 60_000;
    for (let round = 0; round < rounds; round += 1) {
      const drawn = await engine.play({ stake: 20 }, numbers);
      expect(Number.isInteger(drawn.won)).toBe(true);
      if (drawn.won / 20 > most || drawn.result.free.length > freeSpins.most) throw new Error(JSON.stringify(drawn));
      won += drawn.won / 20;
    }
    // The standard deviation of a round is 3.4 stakes: allows four of the mean.
    expect(Math.abs(won / rounds - returnPercent / 100)).toBeLessThan((4 * 3.4) / Math.sqrt(rounds));
  });

  test('pays by the stake alone: ten times the stake wins ten times as much', async () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const small = await engine.play({ stake: 2_000 }, sequence(seed));
      const large = await engine.play({ stake: 20_000 }, sequence(seed));
      expect(large).toEqual({ result: small.result, won: small.won * 10 });
    }
  });

  test('counts a wild for every picture, and ways as the product of what each reel shows', () => {
    const wins = evaluate(
      [
        ['tiger', 'tiger', 'jack', 'queen'],
        ['phoenix', 'king', 'king', 'ace'],
        ['tiger', 'phoenix', 'cat', 'cat'],
        ['queen', 'queen', 'jack', 'jack'],
        ['tiger', 'tiger', 'tiger', 'tiger'],
      ],
      20,
    );
    expect(wins.find(({ symbol }) => symbol === 'tiger')).toMatchObject({ count: 3, ways: 4, amount: 40 });
    expect(wins.find(({ symbol }) => symbol === 'queen')).toMatchObject({ count: 4, ways: 2, amount: 4 });
  });
});
