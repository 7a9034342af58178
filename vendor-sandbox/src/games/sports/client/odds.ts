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

/** Odds in hundredths as decimal ones are written: 2,35. */
export const decimalText = (odds: number): string => numbers.format(odds / 100);

/** The odds of one selection in the form the player reads. */
export const oddsText = (odds: number): string => numbers.format(inForm(chosen, odds)).replace('-', '−');

/** The odds of a whole ticket: those of an accumulator are decimal in every form. */
export function ticketOddsText(odds: readonly number[]): string {
  const [single] = odds;
  return single !== undefined && odds.length === 1 ? oddsText(single) : decimalText(combinedOdds(odds));
}

/** The list of forms: chosen once, kept for this browser. */
export function bindOddsForm(change: () => void): void {
  const list = byId('odds-form', HTMLSelectElement);
  list.value = chosen;
  list.addEventListener('change', () => {
    chosen = known(list.value);
    longStore.write(storeKey, chosen);
    change();
  });
}
