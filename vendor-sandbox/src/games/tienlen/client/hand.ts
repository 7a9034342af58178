import { cardFace, cardName } from '../../../client/cards.ts';
import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { inOrder } from '../engine/combinations.ts';
import { gameTexts } from './texts.ts';

export type Hand = {
  readonly chosen: readonly number[];
  show(cards: readonly number[]): void;
  choose(cards: readonly number[]): void;
  enable(on: boolean): void;
};

/** The player's cards in order as toggle buttons, with a roving tabindex. */
export function createHand(onChange: () => void): Hand {
  const box = byId('hand', HTMLElement);
  let buttons: readonly { readonly card: number; readonly button: HTMLButtonElement }[] = [];
  let chosen = new Set<number>();
  let enabled = false;

  function label(): void {
    for (const { card, button } of buttons) {
      const on = chosen.has(card);
      button.setAttribute('aria-label', on ? fill(gameTexts.cardChosen, { card: cardName(card) }) : cardName(card));
      button.setAttribute('aria-pressed', String(on));
      button.setAttribute('aria-disabled', String(!enabled));
    }
  }

  function toggle(card: number): void {
    if (!enabled) return;
    if (!chosen.delete(card)) chosen.add(card);
    label();
    onChange();
  }

  box.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const from = buttons.findIndex(({ button }) => button === document.activeElement);
    const next = buttons[from + step]?.button;
    if (step === 0 || from < 0 || next === undefined) return;
    event.preventDefault();
    for (const { button } of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });

  return {
    get chosen() {
      return inOrder([...chosen]);
    },
    show(cards) {
      const had = buttons.findIndex(({ button }) => button === document.activeElement);
      chosen = new Set();
      buttons = inOrder(cards).map((card, place) => {
        const button = make('button', { type: 'button', class: 'own-card', tabindex: place === 0 ? '0' : '-1' });
        button.append(cardFace(card));
        button.addEventListener('click', () => toggle(card));
        return { card, button };
      });
      box.replaceChildren(...buttons.map(({ button }) => button));
      // The card that had the focus may have been played.
      if (had >= 0) buttons[Math.min(had, buttons.length - 1)]?.button.focus();
      label();
    },
    choose(cards) {
      chosen = new Set(cards);
      label();
      onChange();
    },
    enable(on) {
      enabled = on;
      label();
    },
  };
}
