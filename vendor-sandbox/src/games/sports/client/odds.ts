import { longStore } from '../../../client/browserStores.ts';
import { byId } from '../../../client/dom.ts';
import { language } from '../../../client/texts.ts';
import { inForm, type OddsForm, oddsForms } from '../engine/oddsForms.ts';
import { combinedOdds } from '../engine/ticket.ts';

const storeKey = 'odds-form';
const numbers = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const known = (text: string | null): OddsForm => oddsForms.find((form) => form === text) ?? 'decimal';

let chosen = known(longStore.read(storeKey));

/** Decimal odds from hundredths: 2,35. */
export const decimalText = (odds: number): string => numbers.format(odds / 100);

/** Odds of one selection in the player's format. */
export const oddsText = (odds: number): string => numbers.format(inForm(chosen, odds)).replace('-', '−');

/** Odds of a whole ticket; accumulators are decimal in every format. */
export function ticketOddsText(odds: readonly number[]): string {
  const [single] = odds;
  return single !== undefined && odds.length === 1 ? oddsText(single) : decimalText(combinedOdds(odds));
}

/** Wires the list of formats; the choice is stored in this browser. */
export function bindOddsForm(change: () => void): void {
  const list = byId('odds-form', HTMLSelectElement);
  list.value = chosen;
  list.addEventListener('change', () => {
    chosen = known(list.value);
    longStore.write(storeKey, chosen);
    change();
  });
}
