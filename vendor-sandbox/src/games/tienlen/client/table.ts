import { cardFace, cardName } from '../../../client/cards.ts';
import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { handSize, own, type Play, seats } from '../engine/table.ts';
import { gameTexts, placeText, seatName } from './texts.ts';

export const namesOf = (cards: readonly number[]): string => cards.map(cardName).join(', ');

/** Cards on the table and state of the seats after some plays. */
type Standing = {
  readonly left: readonly number[];
  readonly finished: readonly number[];
  readonly on: Play | null;
  readonly passed: readonly number[];
};

/** Derives the state from the plays; the last one stays visible until the next trick is led. */
export function standingAfter(plays: readonly Play[]): Standing {
  const left = Array.from({ length: seats }, () => handSize);
  const finished: number[] = [];
  let on: Play | null = null;
  let passed: number[] = [];
  for (const play of plays) {
    if (play.cards.length === 0) {
      passed = [...passed, play.seat];
      continue;
    }
    // Whoever plays after all others passed leads a new trick.
    if (seats - finished.length - passed.length <= (on !== null && finished.includes(on.seat) ? 0 : 1)) passed = [];
    on = play;
    left[play.seat] = (left[play.seat] ?? 0) - play.cards.length;
    if (left[play.seat] === 0) finished.push(play.seat);
  }
  return { left, finished, on, passed };
}

/** Draws the house's seats and the table. */
export function showTable({ left, finished, on, passed }: Standing, turn: number | null): void {
  for (let seat = 1; seat < seats; seat += 1) {
    const count = left[seat] ?? 0;
    const place = finished.indexOf(seat) + 1;
    const note = place > 0 ? fill(gameTexts.placed, { place: placeText(place) }) : gameTexts.passed;
    const box = byId(`seat-${seat}`, HTMLElement);
    box.setAttribute('aria-label', fill(gameTexts.seatLabel, { name: seatName(seat), count }));
    box.toggleAttribute('data-turn', seat === turn);
    box.replaceChildren(
      make('b', {}, seatName(seat)),
      make('span', { class: 'fan', 'aria-hidden': 'true' }, ...Array.from({ length: count }, () => make('i'))),
      make('span', { class: 'num' }, fill(gameTexts.cardsLeft, { count })),
      ...(place > 0 || passed.includes(seat) ? [make('span', { class: 'seat-note' }, note)] : []),
    );
  }
  const box = byId('centre', HTMLElement);
  const said =
    on === null ? gameTexts.tableEmpty : fill(gameTexts.onTable, { name: seatName(on.seat), cards: namesOf(on.cards) });
  box.setAttribute('aria-label', said);
  const cards = on?.cards ?? [];
  const name = on === null ? '' : seatName(on.seat);
  box.dataset.from = String(on?.seat ?? own);
  box.replaceChildren(
    make('span', { class: 'centre-name' }, name),
    make('span', { class: 'centre-cards' }, ...cards.map(cardFace)),
  );
}
