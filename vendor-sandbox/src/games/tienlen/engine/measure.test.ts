import { expect, test } from '@jest/globals';
import { combinationsOf, winsAtOnce } from './combinations.ts';
import { returns } from './figures.ts';
import { houseChoice } from './house.ts';
import { prizeOf } from './prizes.ts';
import { afterPlay, dealt, legal, own, placeOf, seats, type Table } from './table.ts';

/** Deterministic numbers in [0, 1) (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = numbersFrom(2_026);

function dealtHands(): readonly (readonly number[])[] {
  const left = [...Array(52).keys()];
  const pack = Array.from({ length: 52 }, () => left.splice(Math.floor(next() * left.length), 1)[0] ?? 0);
  return [0, 1, 2, 3].map((seat) => pack.slice(seat * 13, seat * 13 + 13));
}

type Choose = (table: Table) => readonly number[];

const atRandom: Choose = (table) => {
  const able = combinationsOf(table.hands[own] ?? []).filter(({ cards }) => legal(table, cards) !== null);
  const options = [...able.map(({ cards }) => cards), ...(table.trick === null ? [] : [[]])];
  return options[Math.floor(next() * options.length)] ?? [];
};

/** Returns of each seat in hundredths for a player's strategy; a round ends when `counted` have a place. */
function returnsOf(choose: Choose, counted: readonly number[]): readonly number[] {
  const hands = dealtHands();
  const winner = hands.findIndex(winsAtOnce);
  if (winner >= 0) return hands.map((_, seat) => prizeOf(seat === winner ? 1 : seats));
  let table = dealt(hands);
  while (counted.some((seat) => placeOf(table, seat) === null)) {
    const after = afterPlay(table, table.turn === own ? choose(table) : houseChoice(table));
    if (after === null) throw new Error('a play against the rules');
    table = after;
  }
  return hands.map((_, seat) => prizeOf(placeOf(table, seat) ?? seats));
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

test('a player who follows the house’s rule gets back what the rules page says, as every seat does', () => {
  const rounds = Array.from({ length: 700 }, () => returnsOf(houseChoice, [0, 1, 2, 3]));
  // The prizes of all four seats differ between rounds only in hands that win as dealt.
  expect(meanOf(rounds.flat())).toBeCloseTo(returns.house, 0);
  expect(Math.abs(meanOf(rounds.map((prizes) => prizes[own] ?? 0)) - returns.house)).toBeLessThan(5);
}, 60_000);

test('a player who plays at random gets back much less', () => {
  const rounds = Array.from({ length: 400 }, () => returnsOf(atRandom, [own]));
  expect(Math.abs(meanOf(rounds.map((prizes) => prizes[own] ?? 0)) - returns.random)).toBeLessThan(4);
}, 60_000);
