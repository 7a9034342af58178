import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostChips } from '../../tables/engine/limits.ts';
import { baccaratGame } from '../server.ts';
import { rankOf, shoeOf } from './cards.ts';
import { engine, keptOf, payOf, type Result } from './engine.ts';
import { chancesOf, returns } from './figures.ts';
import { bankerDraws, playerDraws, pointOf, pointsOf } from './hands.ts';
import { baccaratChances, pairChance } from './measure.ts';
import { bankerSixPays, type Mode, modes, pays, type SpotId, spotsOf } from './modes.ts';

/** Stub of a seed: these numbers, each below its bound. */
const numbersOf = (values: readonly number[]) => {
  let at = 0;
  return async (bound: number) => {
    const value = values[at] ?? 0;
    at += 1;
    return value % bound;
  };
};
const words = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 });

test('every order of cards counted, the table wins what its rules say', () => {
  const { left, right, tie } = baccaratChances();
  expect(left + right + tie).toBeCloseTo(1, 11);
  const { player, banker, tie: ties, playerPair } = chancesOf('baccarat');
  expect([left, right, tie, pairChance]).toEqual(
    [player, banker, ties, playerPair].map((chance) => expect.closeTo(chance ?? 0, 8)),
  );
});

test.each(modes)('the returns of %s follow from its chances', (mode) => {
  const tie = chancesOf(mode).tie ?? 0;
  const { bankerSix } = baccaratChances();
  for (const id of spotsOf(mode)) {
    const due = (chancesOf(mode)[id] ?? 0) * ((pays[mode][id] ?? 0) + 1) + tie * keptOf(mode, id);
    const halved = mode === 'nocommission' && id === 'banker' ? bankerSix * (1 - bankerSixPays) : 0;
    const back = due - halved;
    expect([id, returns[mode][id]]).toEqual([id, Math.round(back * 10_000) / 100]);
  }
});

test('the third cards are drawn by the table of the game, whatever the cards', async () => {
  await fc.assert(
    fc.asyncProperty(words, async (values) => {
      const bets = [{ spot: 'player', amount: 100_000 }];
      const { left, right } = (await engine.play({ mode: 'baccarat', bets }, numbersOf(values))).result;
      const [player, banker] = [pointsOf(left.slice(0, 2)), pointsOf(right.slice(0, 2))];
      const natural = player >= 8 || banker >= 8;
      expect(left).toHaveLength(!natural && player <= 5 ? 3 : 2);
      const third = left[2] === undefined ? null : pointOf(left[2]);
      // The published drawing table: highest banker points that draw, by the player's third card.
      const draws = { 0: 3, 1: 3, 2: 4, 3: 4, 4: 5, 5: 5, 6: 6, 7: 6, 8: 2, 9: 3 } as const;
      const most = third === null ? 5 : draws[third as keyof typeof draws];
      expect(right).toHaveLength(!natural && banker <= most ? 3 : 2);
    }),
  );
});

test('with a natural on either side nobody draws', () => {
  for (const natural of [8, 9]) {
    for (let other = 0; other <= 9; other += 1) {
      expect([playerDraws(natural, other), playerDraws(other, natural)]).toEqual([false, false]);
      expect([bankerDraws(natural, other, null), bankerDraws(other, natural, null)]).toEqual([false, false]);
    }
  }
});

test('a shoe gives each of its 416 cards once', async () => {
  const next = shoeOf(async () => 0);
  const seen = new Map<number, number>();
  for (let count = 0; count < 416; count += 1) {
    const card = await next();
    seen.set(card, (seen.get(card) ?? 0) + 1);
  }
  expect([...seen.values()]).toEqual(new Array(52).fill(8));
});

/** Returns of the sides and the tie of a mode for a stake of 100,000, from the points of both hands. */
function dueOf(mode: Mode, left: number, right: number): Readonly<Partial<Record<SpotId, number>>> {
  const ahead = Math.sign(left - right);
  if (mode === 'dragontiger') {
    if (ahead === 0) return { dragon: 50_000, tie: 1_200_000, tiger: 50_000 };
    return { dragon: ahead > 0 ? 200_000 : 0, tie: 0, tiger: ahead < 0 ? 200_000 : 0 };
  }
  if (ahead === 0) return { player: 100_000, tie: 900_000, banker: 100_000 };
  const banker = mode === 'baccarat' ? 195_000 : right === 6 ? 150_000 : 200_000;
  return { player: ahead > 0 ? 200_000 : 0, tie: 0, banker: ahead < 0 ? banker : 0 };
}

test('bets are paid for the side that has more, and ties give back what they give back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...modes), words, async (mode, values) => {
      const bets = spotsOf(mode).map((spot) => ({ spot, amount: 100_000 }));
      const { result, won } = await engine.play({ mode, bets }, numbersOf(values));
      const worth = (cards: readonly number[]): number =>
        mode === 'dragontiger'
          ? rankOf(cards[0] ?? 0)
          : cards.reduce((sum, card) => sum + Math.min(rankOf(card), 10), 0) % 10;
      const [left, right] = [worth(result.left), worth(result.right)];
      const pair = ([a, b]: readonly number[]): number => (rankOf(a ?? 0) === rankOf(b ?? 0) ? 1_200_000 : 0);
      const due = { ...dueOf(mode, left, right), playerPair: pair(result.left), bankerPair: pair(result.right) };
      for (const spot of spotsOf(mode)) {
        expect([spot, payOf([{ spot, amount: 100_000 }], result)]).toEqual([spot, due[spot]]);
      }
      expect(won).toBe(spotsOf(mode).reduce((sum, spot) => sum + (due[spot] ?? 0), 0));
    }),
  );
});

test('a table takes bets of its own mode in whole chips, and nothing else', () => {
  const wager = (choice: unknown, scene = 'baccarat', gameId = 'gold-table-baccarat') =>
    baccaratGame.wager(choice, { currency: 'VND', prizeMode: null, scene, gameId });
  const player = { spot: 'player', amount: 100_000 };
  const dragon = { spot: 'dragon', amount: 100_000 };
  expect(wager({ mode: 'baccarat', bets: [player] })?.stake).toBe(100_000);
  expect(wager({ mode: 'dragontiger', bets: [dragon] }, 'dragonTiger')?.stake).toBe(100_000);
  const free = { mode: 'nocommission', bets: [player] };
  expect(wager(free, 'baccarat', 'no-fee-baccarat')?.stake).toBe(100_000);
  expect(wager({ mode: 'baccarat', bets: [player] }, 'baccarat', 'no-fee-baccarat')).toBeNull();
  for (const choice of [
    free,
    { mode: 'dragontiger', bets: [dragon] },
    { mode: 'baccarat', bets: [dragon] },
    { mode: 'baccarat', bets: [] },
    { mode: 'baccarat', bets: [player, player] },
    { mode: 'baccarat', bets: [{ spot: 'player', amount: 150_000 }] },
    { mode: 'baccarat', bets: [{ spot: 'player', amount: 100_000 * (mostChips + 1) }] },
    { mode: 'poker', bets: [player] },
  ]) {
    expect(wager(choice)).toBeNull();
  }
});

test.each(['VND', 'USD'])('the commission is whole hundredths of every chip in %s', (currency) => {
  const result: Result = { mode: 'baccarat', left: [0, 1], right: [3, 4] };
  for (const amount of baccaratGame.stakes(currency).all) {
    expect(payOf([{ spot: 'banker', amount }], result) * 20).toBe(amount * 39);
  }
});
