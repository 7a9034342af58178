import { cardBack, cardFace, cardName } from '../../../client/cards.ts';
import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { gameTexts } from './texts.ts';

export type Hand = {
  /** Positions of held cards, ascending. */
  readonly held: readonly number[];
  /** Shows the cards; those at `fresh` positions are animated. Null: five cards face down. */
  show(cards: readonly number[] | null, fresh: (place: number) => boolean): void;
  hold(places: readonly number[]): void;
  toggle(place: number): void;
  enable(on: boolean): void;
};

const places = [0, 1, 2, 3, 4];

/** Five cards as hold buttons. */
export function createHand(onToggle: (card: number, held: boolean) => void): Hand {
  const box = byId('hand', HTMLElement);
  let cards: readonly number[] | null = null;
  let held = new Set<number>();
  let enabled = false;

  const buttons = places.map((place) => {
    const button = make('button', { type: 'button', class: 'hand-card' });
    button.addEventListener('click', () => toggle(place));
    return button;
  });
  box.replaceChildren(...buttons);

  function label(): void {
    for (const [place, button] of buttons.entries()) {
      const card = cards?.[place];
      const on = held.has(place);
      const text = on ? gameTexts.cardHeld : gameTexts.cardFree;
      const name = card === undefined ? gameTexts.back : fill(text, { n: place + 1, card: cardName(card) });
      button.setAttribute('aria-label', name);
      button.setAttribute('aria-pressed', String(on));
      button.setAttribute('aria-disabled', String(!enabled));
    }
  }

  function toggle(place: number): void {
    const card = cards?.[place];
    if (!enabled || card === undefined) return;
    if (!held.delete(place)) held.add(place);
    label();
    onToggle(card, held.has(place));
  }

  return {
    get held() {
      return places.filter((place) => held.has(place));
    },
    show(next, fresh) {
      cards = next;
      for (const [place, button] of buttons.entries()) {
        const card = cards?.[place];
        const tag = make('span', { class: 'hold-mark', 'aria-hidden': 'true' }, gameTexts.hold);
        button.replaceChildren(card === undefined ? cardBack() : cardFace(card), tag);
        button.classList.toggle('fresh', fresh(place));
      }
      label();
    },
    hold(next) {
      held = new Set(next);
      label();
    },
    toggle,
    enable(on) {
      enabled = on;
      label();
    },
  };
}
