import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ranks, suits } from '../../../engine/deck.ts';
import type { Numbers } from '../../../engine/draw.ts';
import { beats, type Combination, combinationOf, combinationsOf, firstCard, winsAtOnce } from './combinations.ts';
import { engine, type Move, type Result } from './engine.ts';
import { houseChoice } from './house.ts';
import { afterPlay, dealt, legal, placeOf, seats, type Table } from './table.ts';

/** Parses cards in the usual notation: `3♠ 10♥`. */
const cardsOf = (text: string): number[] =>
  text
    .split(' ')
    .map(
      (card) => ranks.findIndex((rank) => card.startsWith(rank)) * 4 + suits.findIndex((suit) => card.endsWith(suit)),
    );
function combination(text: string): Combination {
  const found = combinationOf(cardsOf(text));
  if (found === null) throw new Error(`${text} are no combination`);
  return found;
}

test.each([
  ['3♠', 'single'],
  ['3♠ 3♥', 'pair'],
  ['2♠ 2♥ 2♦', 'triple'],
  ['9♠ 9♥ 9♦ 9♣', 'four'],
  ['3♠ 4♥ 5♦', 'straight'],
  ['J♠ Q♥ K♦ A♣', 'straight'],
  ['3♠ 3♥ 4♦ 4♣ 5♠ 5♦', 'pairs'],
  ['Q♠ Q♥ K♦ K♣ A♠ A♦', 'pairs'],
  ['K♠ A♥ 2♦', null],
  ['A♠ 2♥ 3♦', null],
  ['3♠ 4♥', null],
  ['3♠ 3♥ 4♦ 4♣', null],
  ['3♠ 3♥ 4♦ 4♣ 6♠ 6♦', null],
  ['K♠ K♥ A♦ A♣ 2♠ 2♦', null],
  ['3♠ 3♥ 4♦', null],
])('%s make %s', (cards, kind) => {
  expect(combinationOf(cardsOf(cards))?.kind ?? null).toBe(kind);
});

test.each([
  ['3♥', '3♦', true],
  ['3♠', '3♦', false],
  ['2♠', 'A♥', true],
  ['4♠ 4♣', '3♦ 3♥', true],
  ['4♦ 4♥', '4♠ 4♣', true],
  ['4♠ 5♠ 6♥', '4♦ 5♦ 6♦', true],
  ['4♠ 5♠ 6♥ 7♠', '4♦ 5♦ 6♦', false],
  ['9♠ 9♥', '3♠', false],
  ['3♠ 3♥ 4♦ 4♣ 5♠ 5♦', '2♥', true],
  ['3♠ 3♥ 3♦ 3♣', '2♥', true],
  ['3♠ 3♥ 3♦ 3♣', 'A♥', false],
  ['3♠ 3♥ 4♦ 4♣ 5♠ 5♦', '2♦ 2♥', false],
  ['3♠ 3♥ 3♦ 3♣', '2♦ 2♥', true],
  ['3♠ 3♥ 4♦ 4♣ 5♠ 5♦ 6♠ 6♦', '2♦ 2♥', true],
  ['3♠ 3♥ 3♦ 3♣', '2♠ 2♦ 2♥', false],
  ['3♠ 3♥ 3♦ 3♣', 'Q♠ Q♥ K♦ K♣ A♠ A♦', true],
  ['3♠ 3♥ 4♦ 4♣ 5♠ 5♦ 6♠ 6♦', 'A♠ A♥ A♦ A♣', true],
  ['Q♠ Q♥ K♦ K♣ A♠ A♦', '3♠ 3♥ 3♦ 3♣', false],
])('%s on %s: %s', (next, on, able) => {
  expect(beats(combination(next), combination(on))).toBe(able);
});

test.each([
  ['all ranks from three to ace', '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ A♥', true],
  ['four twos', '2♠ 2♥ 2♦ 2♣ 3♠ 4♠ 6♠ 7♠ 9♠ 10♠ Q♠ K♠ A♥', true],
  ['six pairs', '3♠ 3♥ 5♠ 5♥ 7♠ 7♥ 9♠ 9♥ J♠ J♥ K♠ K♥ A♠', true],
  ['five pairs in a row', '3♠ 3♥ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥ 7♠ 7♥ 9♠ J♥ K♠', true],
  ['five pairs', '3♠ 3♥ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥ 9♠ 9♥ J♠ Q♥ A♠', false],
])('%s win at once: %s', (_, hand, wins) => {
  expect(winsAtOnce(cardsOf(hand))).toBe(wins);
});

const pack = fc.shuffledSubarray([...Array(52).keys()], { minLength: 52 });
const handsOf = (cards: readonly number[]): readonly (readonly number[])[] =>
  [0, 1, 2, 3].map((seat) => cards.slice(seat * 13, seat * 13 + 13));
/** Numbers that deal the pack in this order. */
function numbersFor(cards: readonly number[]): Numbers {
  const left = [...Array(52).keys()];
  let at = 0;
  return async () => {
    const place = left.indexOf(cards[at] ?? 0);
    at += 1;
    left.splice(place, 1);
    return place;
  };
}

describe('a table', () => {
  test('begins with the three of spades, which the first combination has in it', () => {
    fc.assert(
      fc.property(pack, (cards) => {
        const table = dealt(handsOf(cards));
        const hand = table.hands[table.turn] ?? [];
        expect(hand).toContain(firstCard);
        expect(afterPlay(table, [])).toBeNull();
        for (const card of hand) expect(legal(table, [card]) !== null).toBe(card === firstCard);
      }),
      { numRuns: 30 },
    );
  });

  test('comes back to whoever nobody beats, and a seat that passed stays out of the trick', () => {
    const hands = ['3♠ 5♠', '4♠ 9♠', '7♠ 8♠', '6♠ J♠'].map(cardsOf);
    const plays = ['3♠', '4♠', '', '6♠', ''].map((cards) => (cards === '' ? [] : cardsOf(cards)));
    const table = plays.reduce<Table | null>((now, cards) => now && afterPlay(now, cards), dealt(hands));
    expect(table).toMatchObject({ turn: 1, passed: [2, 0] });
    expect(afterPlay(table ?? dealt(hands), [])).toMatchObject({ turn: 3, trick: null, passed: [] });
  });

  test('is led by the next seat when whoever won the trick has no cards left', () => {
    const hands = ['3♠', '4♠ 9♠', '7♠ 8♠', '6♠ J♠'].map(cardsOf);
    const plays = [cardsOf('3♠'), [], [], []];
    const table = plays.reduce<Table | null>((now, cards) => now && afterPlay(now, cards), dealt(hands));
    expect(table).toMatchObject({ turn: 1, trick: null, finished: [0] });
  });

  test('played by the house’s rule alone comes to its end, every play legal, every card played once', () => {
    fc.assert(
      fc.property(pack, (cards) => {
        let table = dealt(handsOf(cards));
        while (table.finished.length < seats - 1) {
          const choice = houseChoice(table);
          const next = afterPlay(table, choice);
          if (next === null) throw new Error(`the house may not play ${choice.join(' ')}`);
          table = next;
        }
        const played = table.plays.flatMap((play) => play.cards);
        expect(new Set(played).size).toBe(played.length);
        expect([...played, ...table.hands.flat()].toSorted((a, b) => a - b)).toEqual([...Array(52).keys()]);
        expect([0, 1, 2, 3].map((seat) => placeOf(table, seat)).toSorted()).toEqual([1, 2, 3, 4]);
      }),
    );
  });
});

test('every combination that is thought of can be made of the hand', () => {
  fc.assert(
    fc.property(pack, (cards) => {
      const hand = cards.slice(0, 13);
      for (const { cards: used } of combinationsOf(hand)) {
        expect(used.every((card) => hand.includes(card))).toBe(true);
        expect(combinationOf(used)).not.toBeNull();
      }
    }),
  );
});

describe('a round', () => {
  const opening = { stake: 100_000 };
  const ofOver = (position: Awaited<ReturnType<typeof engine.play>>): { result: Result; won: number } => {
    if (position?.kind !== 'over') throw new Error('the round is not over');
    return position;
  };

  test('goes on from choice to choice to a place, and is the same again from its moves alone', async () => {
    await fc.assert(
      fc.asyncProperty(pack, fc.infiniteStream(fc.nat()), async (cards, picks) => {
        const moves: { at: number; move: Move }[] = [];
        for (;;) {
          const position = await engine.play({ opening, moves }, numbersFor(cards));
          if (position === null) throw new Error('a legal move was refused');
          if (position.kind === 'over') {
            expect(position.won).toBe([170_000, 100_000, 60_000, 0][position.result.place - 1]);
            expect(await engine.play({ opening, moves }, numbersFor(cards))).toEqual(position);
            return;
          }
          if (position.endsAt === 0) return;
          const { hand, trick } = position.view;
          const on = trick && combinationOf(trick.cards);
          const able = combinationsOf(hand).filter(
            (each) =>
              (on === null || beats(each, on)) && (position.view.plays.length > 0 || each.cards.includes(firstCard)),
          );
          const options = [...able.map((each) => each.cards), ...(trick === null ? [] : [[]])];
          const [pick = 0] = picks.take(1);
          moves.push({ at: moves.length, move: { cards: options[pick % options.length] ?? [] } });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('that nobody plays is played by the house’s rule for the player too', async () => {
    await fc.assert(
      fc.asyncProperty(pack, async (cards) => {
        const { result } = ofOver(await engine.play({ opening, moves: [{ at: 0, move: null }] }, numbersFor(cards)));
        if (result.atOnce !== null) return;
        let table = dealt(handsOf(cards));
        while (placeOf(table, 0) === null) table = afterPlay(table, houseChoice(table)) ?? table;
        expect(result.place).toBe(placeOf(table, 0));
      }),
      { numRuns: 40 },
    );
  });

  test('is over at once for whoever is dealt such a hand', async () => {
    const six = cardsOf('4♠ 4♥ 5♠ 5♥ 7♠ 7♥ 9♠ 9♥ J♠ J♥ K♠ K♥ A♠');
    const others = [...Array(52).keys()].filter((card) => !six.includes(card));
    const moves = [{ at: 0, move: null }];
    const mine = ofOver(await engine.play({ opening, moves }, numbersFor([...six, ...others])));
    expect(mine).toMatchObject({ result: { place: 1, atOnce: 0, plays: [] }, won: 170_000 });
    expect(await engine.play({ opening, moves: [] }, numbersFor([...six, ...others]))).toMatchObject({ endsAt: 0 });
  });

  test('refuses cards of others, combinations that are too low, and moves after the end', async () => {
    const cards = [...Array(52).keys()];
    const hands = handsOf(cards);
    const foreign = { at: 1, move: { cards: [hands[1]?.[0] ?? 0] } };
    expect(await engine.play({ opening, moves: [foreign] }, numbersFor(cards))).toBeNull();
    const twice = [0, 1].map((at) => ({ at, move: null }));
    expect(await engine.play({ opening, moves: twice }, numbersFor(cards))).toBeNull();
  });
});
