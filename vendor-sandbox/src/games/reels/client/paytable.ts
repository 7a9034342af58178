import { byId } from '../../../client/dom.ts';
import { count, shortAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { greatestWin } from '../engine/figures.ts';
import { payFor } from '../engine/paytable.ts';
import { symbols } from '../engine/symbols.ts';
import { gameTexts } from './texts.ts';

/** Fills in the paytable's amounts for a stake. */
export function showPays(stake: number, money: (amount: number) => string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-pay]')) {
    const [name, many, length] = (place.dataset.pay ?? '').split(':');
    const symbol = symbols.find((each) => each === name);
    if (symbol === undefined) continue;
    const amount = payFor(symbol, Number(many), stake);
    place.textContent = length === 'short' ? shortAmount(amount) : money(amount);
  }
  byId('pay-head', HTMLElement).textContent = fill(gameTexts.rulesPage.payHead, { stake: money(stake) });
  byId('most-text', HTMLElement).textContent = fill(gameTexts.rulesPage.mostText, {
    times: count.format(greatestWin),
    amount: money(greatestWin * stake),
  });
}
