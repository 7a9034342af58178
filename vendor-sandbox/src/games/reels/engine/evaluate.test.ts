import { describe, expect, test } from '@jest/globals';
import { reelsGame } from '../server.ts';
import { evaluate, totalOf, type Window, windowAt } from './evaluate.ts';
import type { GameSymbol } from './symbols.ts';

const columns = (...rows: GameSymbol[][]): Window =>
  [0, 1, 2, 3, 4].map((reel) => rows.map((row) => row[reel] ?? 'amethyst'));

const nothing: GameSymbol[][] = [
  ['ruby', 'emerald', 'carp', 'lotus', 'jade'],
  ['sapphire', 'lantern', 'jade', 'carp', 'ruby'],
  ['amethyst', 'lotus', 'seven', 'emerald', 'lantern'],
];
const withMiddle = (...middle: GameSymbol[]): Window => columns(nothing[0] ?? [], middle, nothing[2] ?? []);

describe('evaluate', () => {
  test('a window without three of a kind pays nothing', () => {
    expect(evaluate(columns(...nothing), 2_000)).toEqual([]);
  });

  test('pays the longest run from the left, times the stake of one line', () => {
    const wins = evaluate(withMiddle('carp', 'carp', 'carp', 'carp', 'ruby'), 2_000);
    expect(wins).toContainEqual({
      kind: 'line',
      line: 0,
      symbol: 'carp',
      count: 4,
      cells: [0, 1, 2, 3].map((reel) => ({ reel, row: 1 })),
      amount: 200 * 100,
    });
    expect(wins.filter((win) => win.kind === 'line' && win.line === 0)).toHaveLength(1);
  });

  test('a run that does not begin on the first reel pays nothing', () => {
    expect(evaluate(withMiddle('sapphire', 'carp', 'carp', 'carp', 'carp'), 2_000)).toEqual([]);
  });

  test('wild stands for every picture but the drum', () => {
    const line = evaluate(withMiddle('lotus', 'wild', 'wild', 'lotus', 'wild'), 2_000).find(
      (win) => win.kind === 'line' && win.line === 0,
    );
    expect(line).toMatchObject({ symbol: 'lotus', count: 5, amount: 300 * 100 });
    const fromDrum = evaluate(withMiddle('drum', 'wild', 'wild', 'lotus', 'jade'), 2_000);
    expect(fromDrum.filter((win) => win.kind === 'line' && win.line === 0)).toEqual([]);
  });

  test('drums pay times the whole stake wherever they lie', () => {
    const wins = evaluate(
      columns(
        ['drum', 'emerald', 'carp', 'lotus', 'jade'],
        ['sapphire', 'lantern', 'drum', 'carp', 'ruby'],
        ['amethyst', 'lotus', 'seven', 'emerald', 'drum'],
      ),
      2_000,
    );
    expect(wins).toEqual([
      {
        kind: 'drums',
        symbol: 'drum',
        count: 3,
        cells: [
          { reel: 0, row: 0 },
          { reel: 2, row: 1 },
          { reel: 4, row: 2 },
        ],
        amount: 4 * 2_000,
      },
    ]);
  });

  test('several lines add up, the greatest first', () => {
    const all = (symbol: GameSymbol): Window => [0, 1, 2, 3, 4].map(() => [symbol, symbol, symbol]);
    const wins = evaluate(all('seven'), 2_000);
    expect(wins).toHaveLength(20);
    expect(totalOf(wins)).toBe(20 * 2500 * 100);
  });

  test('the window reads round the end of a reel', () => {
    const strip: GameSymbol[] = ['seven', 'carp', 'jade', 'ruby'];
    expect(windowAt([strip], [3])).toEqual([['ruby', 'seven', 'carp']]);
  });
});

test('every stake divides among the lines into whole hundredths', () => {
  for (const currency of ['VND', 'USD']) {
    const { all, first } = reelsGame.stakes(currency);
    expect(all).toContain(first);
    for (const stake of all) expect(stake % 20).toBe(0);
  }
});
