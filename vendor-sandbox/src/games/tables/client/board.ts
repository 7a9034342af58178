import { byId, make } from '../../../client/dom.ts';
import { chipAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { pointedTo } from './arrowKeys.ts';
import { tableTexts } from './texts.ts';

/** A betting spot as shown. */
export type BoardSpot = {
  readonly id: string;
  /** Accessible name. */
  readonly name: string;
  /** Odds to one, formatted. */
  readonly pays: string;
  readonly classes: string;
  readonly face: readonly (Node | string)[];
  /** Custom CSS properties of its position. */
  readonly style?: Readonly<Record<string, number>>;
  /** Other spots highlighted with it. */
  readonly lights?: readonly string[];
};

/** Marks of a result. */
export type Marks = {
  /** Winning spots. */
  readonly hit: readonly string[];
  /** Spots whose bets are paid. */
  readonly paid: readonly string[];
};

export type Board = {
  /** Shows the chips on the table. */
  show(chips: ReadonlyMap<string, number>): void;
  /** Null removes the marks. */
  mark(marks: Marks | null): void;
  enable(on: boolean): void;
};

type Options = {
  readonly spots: readonly BoardSpot[];
  /** The initial tab stop. */
  readonly first: string;
  readonly money: (amount: number) => string;
  readonly place: (spot: string) => void;
  readonly take: (spot: string) => void;
};

/** The table: every betting spot is a button, with a roving tabindex and arrow key navigation. */
export function createBoard({ spots, first, money, place, take }: Options): Board {
  const box = byId('table', HTMLElement);
  const buttons = new Map<string, HTMLButtonElement>();

  for (const { id, classes, face, style = {}, lights = [] } of spots) {
    const button = make(
      'button',
      { type: 'button', class: `spot ${classes}`, tabindex: id === first ? '0' : '-1', 'data-spot': id },
      make('span', { class: 'spot-label', 'aria-hidden': 'true' }, ...face),
      make('span', { class: 'sr' }),
    );
    for (const [name, value] of Object.entries(style)) button.style.setProperty(`--${name}`, String(value));
    button.addEventListener('click', () => place(id));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      take(id);
    });
    button.addEventListener('focus', () => {
      for (const each of buttons.values()) each.tabIndex = each === button ? 0 : -1;
    });
    const light = (on: boolean): void => {
      for (const other of lights) buttons.get(other)?.classList.toggle('lit', on);
    };
    for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => light(true));
    for (const name of ['pointerleave', 'blur']) button.addEventListener(name, () => light(false));
    buttons.set(id, button);
  }
  box.replaceChildren(...buttons.values());

  box.addEventListener('keydown', (event) => {
    const from = [...buttons.values()].find((each) => each === document.activeElement);
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = pointedTo(event.key, [...buttons.values()], from);
    if (to !== undefined) to?.focus();
    else if (event.key === 'Delete') take(from.dataset.spot ?? '');
    else return;
    event.preventDefault();
  });

  return {
    show(chips) {
      for (const { id, name, pays } of spots) {
        const button = buttons.get(id);
        const amount = chips.get(id) ?? 0;
        const said = button?.querySelector('.sr');
        const text = amount > 0 ? tableTexts.spotWith : tableTexts.spotEmpty;
        if (said) said.textContent = fill(text, { spot: name, pays, amount: money(amount) });
        button?.querySelector('.pile')?.remove();
        if (amount > 0) button?.append(make('span', { class: 'pile num', 'aria-hidden': 'true' }, chipAmount(amount)));
      }
    },
    mark(marks) {
      for (const [id, button] of buttons) {
        button.classList.toggle('hit', marks?.hit.includes(id) ?? false);
        const paid = marks?.paid.includes(id) ?? false;
        button.classList.toggle('paid', paid && button.querySelector('.pile') !== null);
      }
    },
    enable(on) {
      // Not `disabled`, so that the focused button keeps its focus.
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(!on));
    },
  };
}
