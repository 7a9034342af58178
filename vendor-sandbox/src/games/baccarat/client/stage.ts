import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { cardFace, rankLabel } from '../../tables/client/cardPicture.ts';
import type { TableStage } from '../../tables/client/tableGame.ts';
import { type Card, rankOf, suitOf } from '../engine/cards.ts';
import { type Result, winnerOf } from '../engine/engine.ts';
import { pointsOf } from '../engine/hands.ts';
import { gameTexts } from './texts.ts';

/** Milliseconds between cards, before a third card, and at the end. */
const beat = { card: 620, third: 900, end: 700 } as const;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const cardElement = (card: Card, index: number): HTMLElement =>
  make(
    'span',
    { class: `card${index === 2 ? ' third' : ''}` },
    make('span', { class: 'card-turn' }, cardFace(rankOf(card), suitOf(card)), make('span', { class: 'card-back' })),
  );

const cardName = (card: Card): string => `${rankLabel(rankOf(card))} ${gameTexts.suits[suitOf(card)]}`;

/** Both hands and their points, dealt card by card in the order they were drawn. */
export function createHands(calm: () => boolean, onCard: () => void): TableStage<Result> {
  const sides = (['left', 'right'] as const).map((side) => ({
    side,
    box: byId(`hand-${side}`, HTMLElement),
    cards: byId(`cards-${side}`, HTMLElement),
    points: byId(`points-${side}`, HTMLElement),
  }));
  let deals = 0;

  function clear(): void {
    deals += 1;
    for (const { box, cards, points } of sides) {
      box.classList.remove('wins');
      cards.replaceChildren();
      cards.setAttribute('aria-label', gameTexts.noCards);
      points.textContent = '';
    }
  }

  function showHand(result: Result, side: 'left' | 'right', count: number): void {
    const hand = sides.find((each) => each.side === side);
    if (hand === undefined) return;
    const shown = result[side].slice(0, count);
    for (const card of shown.slice(hand.cards.childElementCount)) {
      hand.cards.append(cardElement(card, hand.cards.childElementCount));
    }
    const points = result.mode === 'dragontiger' ? rankLabel(rankOf(shown[0] ?? 0)) : String(pointsOf(shown));
    hand.points.textContent = points;
    hand.cards.setAttribute('aria-label', fill(gameTexts.handLabel, { cards: shown.map(cardName).join(', '), points }));
  }

  function finish(result: Result): void {
    for (const { side, box } of sides) {
      showHand(result, side, 3);
      box.classList.toggle('wins', winnerOf(result) === side);
    }
  }

  return {
    start: clear,
    async land(result) {
      clear();
      if (calm()) return finish(result);
      const turn = deals;
      for (const count of [1, 2, 3]) {
        for (const { side } of sides) {
          if (result[side].length < count) continue;
          await wait(count === 3 ? beat.third : beat.card);
          if (turn !== deals) return;
          showHand(result, side, count);
          onCard();
        }
      }
      await wait(beat.end);
      finish(result);
    },
    rest(result) {
      clear();
      if (result !== null) finish(result);
    },
  };
}
