import { expect, test } from '@jest/globals';
import { mostChips } from '../../tables/engine/limits.ts';
import { rouletteGame } from '../server.ts';
import { engine, payOf } from './engine.ts';
import { spots } from './spots.ts';
import { colourOf, wheel } from './wheel.ts';

const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);

test('the wheel has every pocket once, and as many red as black', () => {
  expect([...wheel].sort((a, b) => a - b)).toEqual(pockets);
  for (const colour of ['red', 'black'] as const) {
    expect(pockets.filter((pocket) => colourOf(pocket) === colour)).toHaveLength(18);
  }
});

test('the table has every bet there is, and each returns exactly 36 of 37', () => {
  const kinds = new Map<string, number>();
  for (const { kind } of spots) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(kinds)).toEqual({
    straight: 37,
    split: 60,
    street: 12,
    trio: 2,
    corner: 22,
    first4: 1,
    line: 11,
    dozen: 3,
    column: 3,
    red: 1,
    black: 1,
    odd: 1,
    even: 1,
    low: 1,
    high: 1,
  });
  expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
  for (const { id, numbers, pays } of spots) {
    expect(Number.isInteger(pays)).toBe(true);
    const back = pockets.reduce((sum, pocket) => sum + payOf([{ spot: id, amount: 100 }], pocket), 0);
    expect([id, back]).toEqual([id, 3_600]);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test('a round pays what its bets pay in the pocket drawn, whatever lies on the table', async () => {
  const bets = spots.map(({ id }, index) => ({ spot: id, amount: (index + 1) * 100 }));
  for (const pocket of pockets) {
    const drawn = await engine.play({ bets }, async (bound) => {
      expect(bound).toBe(37);
      return pocket;
    });
    const due = spots.reduce((sum, spot, index) => {
      return spot.numbers.includes(pocket) ? sum + (index + 1) * 100 * (spot.pays + 1) : sum;
    }, 0);
    expect(drawn).toEqual({ result: { pocket }, won: due });
  }
});

test('what the table does not take is no wager', () => {
  const wager = (bets: unknown) =>
    rouletteGame.wager({ bets }, { currency: 'VND', prizeMode: null, scene: '', gameId: '' });
  expect(
    wager([
      { spot: 'red', amount: 100_000 },
      { spot: 'straight-17', amount: 500_000 },
    ])?.stake,
  ).toBe(600_000);
  for (const bets of [
    [],
    [{ spot: 'red', amount: 0 }],
    [{ spot: 'red', amount: 150_000 }],
    [{ spot: 'red', amount: -100_000 }],
    [{ spot: 'blue', amount: 100_000 }],
    [
      { spot: 'red', amount: 100_000 },
      { spot: 'red', amount: 100_000 },
    ],
    [{ spot: 'red', amount: 100_000 * (mostChips + 1) }],
    'red',
  ]) {
    expect(wager(bets)).toBeNull();
  }
});
