import { byId, make } from '../../../client/dom.ts';
import { shortAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { payoutOf } from '../engine/ticket.ts';
import type { Selection, TicketRequest } from '../wire.ts';
import { fixtureNamed, matchName, selectionName } from './names.ts';
import { oddsText, ticketOddsText } from './odds.ts';
import { gameTexts } from './texts.ts';

export type SlipView = {
  /** Hundredths; null where the input is not an amount. */
  readonly stake: number | null;
  readonly accept: TicketRequest['accept'];
  show(selections: ReadonlyMap<string, Selection>, closed: ReadonlySet<string>, state: SlipState): void;
  focusStake(): void;
};

/** `moved`: odds changed meanwhile, and the player is asked to accept them. */
export type SlipState = { readonly placing: boolean; readonly moved: boolean; readonly message: string };

type Options = {
  readonly money: (amount: number) => string;
  readonly stakes: readonly number[];
  readonly first: number;
  readonly remove: (fixture: string) => void;
  readonly change: () => void;
  readonly place: () => void;
};

/** The slip: selections, stake and potential payout. */
export function createSlip({ money, stakes, first, remove, change, place }: Options): SlipView {
  const input = byId('slip-stake', HTMLInputElement);
  const accept = byId('slip-accept', HTMLSelectElement);
  const form = byId('slip-form', HTMLFormElement);
  const rows = new Map<string, HTMLElement>();

  const stakeNow = (): number | null => {
    const digits = input.value.replace(/[^\d]/g, '');
    return digits === '' ? null : Number(digits) * 100;
  };
  const write = (amount: number): void => {
    input.value = shortWhole(amount);
  };
  const shortWhole = (amount: number): string =>
    new Intl.NumberFormat(document.documentElement.lang === 'vi' ? 'vi-VN' : 'en-GB').format(amount / 100);

  byId('quick', HTMLElement).replaceChildren(
    ...stakes.map((amount) => {
      const button = make(
        'button',
        { type: 'button', class: 'action' },
        make('span', { 'aria-hidden': 'true' }, shortAmount(amount)),
        make('span', { class: 'sr' }, money(amount)),
      );
      button.addEventListener('click', () => {
        write(amount);
        change();
      });
      return button;
    }),
  );
  write(first);
  input.addEventListener('input', () => {
    const amount = stakeNow();
    if (amount !== null) write(amount);
    change();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    place();
  });

  function rowOf(selection: Selection): HTMLElement {
    const match = matchName(fixtureNamed(selection.fixture));
    const button = make(
      'button',
      { type: 'button', class: 'remove', 'aria-label': fill(gameTexts.remove, { match }) },
      '×',
    );
    button.addEventListener('click', () => remove(selection.fixture));
    const row = make(
      'li',
      { class: 'slip-row' },
      make('span', { class: 'slip-pick' }),
      make('b', { class: 'num slip-odds' }),
      make('small', {}, match),
      button,
    );
    rows.set(selection.fixture, row);
    return row;
  }

  function showRows(selections: ReadonlyMap<string, Selection>, closed: ReadonlySet<string>): void {
    const list = byId('slip-list', HTMLElement);
    for (const [id, row] of rows) {
      if (selections.has(id)) continue;
      row.remove();
      rows.delete(id);
    }
    for (const selection of selections.values()) {
      const row = rows.get(selection.fixture) ?? rowOf(selection);
      if (row.parentElement !== list) list.append(row);
      row.classList.toggle('closed', closed.has(selection.fixture));
      for (const [selector, text] of [
        ['.slip-pick', selectionName(selection)],
        ['.slip-odds', oddsText(selection.odds)],
      ] as const) {
        const place_ = row.querySelector(selector);
        if (place_ !== null && place_.textContent !== text) place_.textContent = text;
      }
    }
  }

  return {
    get stake() {
      return stakeNow();
    },
    get accept() {
      const { value } = accept;
      return value === 'any' || value === 'better' ? value : 'none';
    },
    focusStake: () => input.focus(),
    show(selections, closed, { placing, moved, message }) {
      showRows(selections, closed);
      const odds = [...selections.values()].map((each) => each.odds);
      const stake = stakeNow() ?? 0;
      const empty = odds.length === 0;
      form.hidden = empty;
      byId('slip-empty', HTMLElement).hidden = !empty;
      byId('slip-kind', HTMLElement).textContent =
        odds.length > 1 ? fill(gameTexts.combined, { count: odds.length }) : gameTexts.single;
      byId('slip-total', HTMLElement).textContent = ticketOddsText(odds);
      byId('slip-payout', HTMLElement).textContent = money(payoutOf(stake, odds));
      byId('slip-message', HTMLElement).textContent = message;
      const button = byId('slip-place', HTMLButtonElement);
      button.textContent = placing
        ? gameTexts.placing
        : fill(moved ? gameTexts.placeAgain : gameTexts.place, { stake: money(stake) });
      button.setAttribute('aria-disabled', String(placing || closed.size > 0));
      const toggle = byId('slip-toggle', HTMLButtonElement);
      toggle.setAttribute('aria-label', fill(gameTexts.slipCount, { count: odds.length }));
      byId('slip-count', HTMLElement).textContent = String(odds.length);
    },
  };
}
