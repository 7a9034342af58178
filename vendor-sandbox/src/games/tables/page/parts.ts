import { html, type Markup } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { readout } from '../../../page/parts.ts';
import type { Language } from '../../../wire.ts';
import type { Words } from '../../../words/index.ts';
import { tableWords } from '../words/index.ts';

const action = (id: string, label: string): Markup =>
  html`<button type="button" class="action" id="${id}">${label}</button>`;

/** The chips, their actions, and the play button. */
export function chipControls(language: Language, words: Words, play: string): Markup {
  const own = tableWords(language);
  return html`<section class="controls chip-controls" aria-label="${words.controls}"><div class="figures">${readout('balance', words.balance)}${readout('stake', own.total)}${readout('win', words.win)}</div>
<div class="chips" id="chips" role="radiogroup" aria-label="${own.chips}"></div>
<div class="actions-row">${action('undo', own.undo)}${action('clear', own.clear)}${action('double', own.double)}${action('again', own.again)}</div>
<button type="button" class="spin" id="spin" disabled aria-label="${play}"><span class="spin-face">${icon('spin')}<span class="spin-word" aria-hidden="true">${play}</span></span></button></section>`;
}

/** Formats percent with two decimals. */
export const percentIn = (language: Language): ((percent: number) => string) => {
  const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  });
  return (percent) => `${number.format(percent)}%`;
};
