import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankOf, ranks, suitOf, suits } from '../../../engine/deck.ts';
import { engine } from './engine.ts';
import { returnPercent } from './figures.ts';
import { handOf, paysFor } from './hands.ts';
import { bestHold, bestOf, forEachHand, valuesOfHolds } from './holds.ts';

/** Parses cards in the usual notation: `10♠ J♠`. */
const cardsOf = (text: string): number[] =>
  text
    .split(' ')
    .map(
      (card) => ranks.findIndex((rank) => card.startsWith(rank)) * 4 + suits.findIndex((suit) => card.endsWith(suit)),
    );

/**
 * Number of hands equivalent to this one up to a renaming of suits; 0 if another hand represents them. From the lowest
 * card up, while ranks differ, a new suit has to be the first unused one.
 */
function handsAlike(hand: readonly number[]): number {
  let [alike, seen] = [1, 0];
  for (const [i, card] of hand.entries()) {
    if (rankOf(card) === rankOf(hand[i + 1] ?? -4)) break;
    if (suitOf(card) > seen) return 0;
    if (suitOf(card) < seen) continue;
    alike *= suits.length - seen;
    seen += 1;
  }
  return alike;
}

test.each([
  ['10♠ J♠ Q♠ K♠ A♠', 'royalFlush'],
  ['9♥ 10♥ J♥ Q♥ K♥', 'straightFlush'],
  ['A♦ 2♦ 3♦ 4♦ 5♦', 'straightFlush'],
  ['7♠ 7♣ 7♦ 7♥ A♠', 'four'],
  ['7♠ 7♣ 7♦ A♥ A♠', 'fullHouse'],
  ['2♣ 6♣ 9♣ J♣ A♣', 'flush'],
  ['10♠ J♣ Q♠ K♠ A♠', 'straight'],
  ['A♠ 2♣ 3♠ 4♠ 5♠', 'straight'],
  ['Q♠ K♣ A♠ 2♠ 3♠', null],
  ['7♠ 7♣ 7♦ 2♥ A♠', 'three'],
  ['7♠ 7♣ 2♦ 2♥ A♠', 'twoPair'],
  ['J♠ J♣ 2♦ 5♥ A♠', 'jacks'],
  ['10♠ 10♣ 2♦ 5♥ A♠', null],
  ['2♠ 4♣ 6♦ 8♥ 10♠', null],
])('%s is %s', (cards, hand) => {
  expect(handOf(cardsOf(cards))).toBe(hand);
});

test('there are as many hands of each kind as the mathematics of poker says', () => {
  const counted = new Map<string | null, number>();
  forEachHand((hand) => {
    const name = handOf(hand);
    counted.set(name, (counted.get(name) ?? 0) + 1);
  });
  expect(Object.fromEntries(counted)).toEqual({
    royalFlush: 4,
    straightFlush: 36,
    four: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    three: 54_912,
    twoPair: 123_552,
    jacks: 337_920,
    null: 2_062_860,
  });
});

describe('the best hold', () => {
  test.each([
    ['a pair of jacks before four to a low straight', 'J♠ J♣ 8♦ 9♥ 10♠', [0, 1]],
    ['four to a royal flush before a made flush', 'A♠ K♠ Q♠ J♠ 4♠', [0, 1, 2, 3]],
    ['four to a flush before a low pair', '2♥ 5♥ 9♥ K♥ 5♠', [0, 1, 2, 3]],
    ['nothing where nothing is worth it', '2♠ 4♣ 6♦ 8♥ 9♠', []],
    ['everything that pays as it is', '7♠ 7♣ 7♦ A♥ A♠', [0, 1, 2, 3, 4]],
  ])('is %s', (_, cards, hold) => {
    expect(bestHold(cardsOf(cards))).toEqual(hold);
  });

  test('of a hand is worth what drawing to every hold one by one comes to', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 }), (cards) => {
        const hand = cards.toSorted((a, b) => a - b);
        const values = valuesOfHolds(hand);
        const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card));
        // Two cards are drawn: 1081 ways.
        let sum = 0;
        for (const [i, one] of left.entries()) {
          for (const other of left.slice(i + 1)) sum += paysFor(handOf([...hand.slice(0, 3), one, other]));
        }
        expect(values[0b00111]).toBeCloseTo(sum / 1_081, 9);
        expect(values[0b11111]).toBe(paysFor(handOf(hand)));
      }),
      { numRuns: 20 },
    );
  });

  test('returns the published 99.54 % over every one of 2,598,960 hands', () => {
    let [sum, hands] = [0, 0];
    forEachHand((hand) => {
      const alike = handsAlike(hand);
      if (alike === 0) return;
      const values = valuesOfHolds(hand);
      sum += alike * (values[bestOf(values)] ?? 0);
      hands += alike;
    });
    expect(hands).toBe(2_598_960);
    // 0.995439: Wizard of Odds, "9/6 Jacks or Better"
    expect(sum / hands).toBeCloseTo(0.995439, 6);
    expect(Math.floor((sum / hands) * 10_000) / 100).toBe(returnPercent);
  }, 60_000);
});

describe('a hand', () => {
  const opening = { stake: 500_000 };
  /** Always the lowest card left: the twos, the threes and the first fours. */
  const lowest = async (): Promise<number> => 0;

  test('keeps what is held, and replaces the rest from the pack in order', async () => {
    const open = await engine.play({ opening, moves: [] }, lowest);
    expect(open).toMatchObject({ kind: 'open', view: { cards: [0, 1, 2, 3, 4] } });
    const over = await engine.play({ opening, moves: [{ at: 5, move: { hold: [0, 4] } }] }, lowest);
    expect(over).toMatchObject({ kind: 'over', result: { cards: [0, 5, 6, 7, 4], hand: 'four' }, won: 12_500_000 });
  });

  test('that nobody plays is drawn to with the best hold', async () => {
    const over = await engine.play({ opening, moves: [{ at: 900_000, move: null }] }, lowest);
    expect(over).toMatchObject({ kind: 'over', result: { hand: 'four' }, won: 12_500_000 });
  });

  test('is drawn to once', async () => {
    const moves = [1, 2].map((at) => ({ at, move: { hold: [] } }));
    expect(await engine.play({ opening, moves }, lowest)).toBeNull();
  });
});
