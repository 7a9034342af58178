import { byId, make } from '../../../client/dom.ts';
import { shortAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { prizeOf, prizes } from '../engine/prizes.ts';
import { gameTexts, placeText } from './texts.ts';

/** Shows the payout of each place for a stake. */
export function showPrizes(stake: number, money: (amount: number) => string): void {
  const list = byId('prizes', HTMLElement);
  list.setAttribute('aria-label', fill(gameTexts.prizesLabel, { stake: money(stake) }));
  list.replaceChildren(
    ...prizes.map((_, index) =>
      make(
        'li',
        {},
        make('span', {}, placeText(index + 1)),
        make('b', { class: 'num' }, shortAmount((stake * prizeOf(index + 1)) / 100)),
      ),
    ),
  );
}
