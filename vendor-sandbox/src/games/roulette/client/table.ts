import { byId, make } from '../../../client/dom.ts';
import { chipAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { type Spot, spotOf, spots } from '../engine/spots.ts';
import { colourOf } from '../engine/wheel.ts';
import { placeOf } from './layout.ts';
import { labelOf, nameOf } from './names.ts';
import { gameTexts } from './texts.ts';

export type TableView = {
  /** Shows the chips that lie on the table. */
  show(chips: ReadonlyMap<string, number>): void;
  /** Marks the pocket the ball stopped in; null takes the mark away. */
  mark(pocket: number | null): void;
  enable(on: boolean): void;
};

type Options = {
  readonly money: (amount: number) => string;
  readonly place: (spot: Spot) => void;
  readonly take: (spot: Spot) => void;
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest button in a direction as it is seen, so that it is right however the table lies. */
function nextIn(
  all: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  [dx, dy]: readonly [number, number],
): HTMLButtonElement | null {
  const [x, y] = middleOf(from);
  let best: HTMLButtonElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    const [ex, ey] = middleOf(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const off = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + 3 * off;
    if (each !== from && along > 2 && cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** The table: every bet is a button at its place, one of them in the order of Tab, arrows go between. */
export function createTable({ money, place, take }: Options): TableView {
  const box = byId('table', HTMLElement);
  const buttons = new Map<string, HTMLButtonElement>();

  for (const spot of spots) {
    const colour = spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : spot.kind;
    const classes = `spot spot-${spot.kind} ground-${colour}`;
    const button = make(
      'button',
      { type: 'button', class: classes, tabindex: '-1' },
      make('span', { class: 'spot-label', 'aria-hidden': 'true' }, labelOf(spot)),
      make('span', { class: 'sr' }),
    );
    const { x, y, wide, high } = placeOf(spot);
    for (const [name, value] of Object.entries({ x, y, wide, high }))
      button.style.setProperty(`--${name}`, String(value));
    button.addEventListener('click', () => place(spot));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      take(spot);
    });
    button.addEventListener('focus', () => {
      for (const each of buttons.values()) each.tabIndex = each === button ? 0 : -1;
    });
    const light = (on: boolean): void => {
      if (spot.kind === 'straight') return;
      for (const n of spot.numbers) buttons.get(`straight-${n}`)?.classList.toggle('lit', on);
    };
    for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => light(true));
    for (const name of ['pointerleave', 'blur']) button.addEventListener(name, () => light(false));
    buttons.set(spot.id, button);
  }
  box.replaceChildren(...buttons.values());
  const first = buttons.get('straight-17');
  if (first !== undefined) first.tabIndex = 0;

  box.addEventListener('keydown', (event) => {
    const from = [...buttons.values()].find((each) => each === document.activeElement);
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) nextIn([...buttons.values()], from, arrow)?.focus();
    else if (event.key === 'Delete') {
      const spot = spotOf([...buttons].find(([, each]) => each === from)?.[0] ?? '');
      if (spot !== null) take(spot);
    } else return;
    event.preventDefault();
  });

  return {
    show(chips) {
      for (const spot of spots) {
        const button = buttons.get(spot.id);
        const amount = chips.get(spot.id) ?? 0;
        const values = { spot: nameOf(spot), pays: spot.pays, amount: money(amount) };
        const name = button?.querySelector('.sr');
        if (name) name.textContent = fill(amount > 0 ? gameTexts.spotWith : gameTexts.spotEmpty, values);
        button?.querySelector('.pile')?.remove();
        if (amount > 0) button?.append(make('span', { class: 'pile num', 'aria-hidden': 'true' }, chipAmount(amount)));
      }
    },
    mark(pocket) {
      for (const spot of spots) {
        const hit = pocket !== null && spot.numbers.includes(pocket);
        const button = buttons.get(spot.id);
        button?.classList.toggle('hit', hit && spot.kind === 'straight');
        button?.classList.toggle('paid', hit && button.querySelector('.pile') !== null);
      }
    },
    enable(on) {
      // Not `disabled`: a button that has the focus keeps it.
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(!on));
    },
  };
}
