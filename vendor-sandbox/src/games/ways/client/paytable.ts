import { byId } from '../../../client/dom.ts';
import { shortAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { chestPay, coins, wayPay } from '../engine/paytable.ts';
import { waySymbols } from '../engine/symbols.ts';
import { gameTexts } from './texts.ts';

/** Fills in the paytable's amounts for a stake. */
export function showPays(stake: number, money: (amount: number) => string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-pay]')) {
    const [name, many, length] = (place.dataset.pay ?? '').split(':');
    const symbol = waySymbols.find((each) => each === name);
    const amount =
      symbol === undefined ? stake * chestPay(Number(many)) : (stake / coins) * wayPay(symbol, Number(many));
    place.textContent = amount === 0 ? '–' : length === 'short' ? shortAmount(amount) : money(amount);
  }
  byId('pay-head', HTMLElement).textContent = fill(gameTexts.rulesPage.payHead, { stake: money(stake) });
}
