import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { type HandName, paytable } from '../engine/hands.ts';
import { gameTexts } from './texts.ts';

/** Shows the paytable at a stake and marks the player's hand. */
export function showPays(stake: number, made: HandName | null, money: (amount: number) => string): void {
  const list = byId('pays', HTMLElement);
  list.setAttribute('aria-label', fill(gameTexts.paysLabel, { stake: money(stake) }));
  list.replaceChildren(
    ...paytable.map(([hand, times]) =>
      make(
        'li',
        { class: hand === made ? 'pay made' : 'pay', ...(hand === made ? { 'aria-current': 'true' } : {}) },
        make('span', {}, gameTexts.hands[hand]),
        make('b', { class: 'num' }, money(stake * times)),
      ),
    ),
  );
}
