import type { GamePage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { paysFor } from '../engine/spots.ts';
import { type RouletteWords, rouletteWords } from '../words/index.ts';

const action = (id: string, label: string): Markup =>
  html`<button type="button" class="action" id="${id}">${label}</button>`;

const bets: readonly [keyof RouletteWords['rulesPage']['names'], number][] = [
  ['straight', 1],
  ['split', 2],
  ['street', 3],
  ['corner', 4],
  ['line', 6],
  ['dozen', 12],
  ['even', 18],
];

/** The wheel and the table. */
export const roulettePage: GamePage = {
  body(page, words) {
    const own = rouletteWords(page.language);
    return html`<main class="stage felt">${heading(page)}${unseenPicture(page)}
<div class="wheel-side"><canvas id="wheel" class="wheel" role="img" aria-label="${own.wheelLabel}"></canvas><p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p></div>
<div class="table-side"><div class="last-row"><span id="last-label">${own.last}</span><ul class="last" id="last" aria-labelledby="last-label"></ul></div>
<div class="table" id="table" role="group" aria-label="${own.tableLabel}"></div><p class="ticker" id="ticker">${words.hint}</p></div>
<p class="loading" id="loading">${words.loading}</p></main>
<section class="controls" aria-label="${words.controls}"><div class="figures">${readout('balance', words.balance)}${readout('stake', own.total)}${readout('win', words.win)}</div>
<div class="chips" id="chips" role="radiogroup" aria-label="${own.chips}"></div>
<div class="actions-row">${action('undo', own.undo)}${action('clear', own.clear)}${action('double', own.double)}${action('again', own.again)}</div>
<button type="button" class="spin" id="spin" disabled aria-label="${own.spin}"><span class="spin-face">${icon('spin')}<span class="spin-word" aria-hidden="true">${own.spin}</span></span></button></section>`;
  },
  rules({ language }, words) {
    const { rulesPage } = rouletteWords(language);
    const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
      maximumFractionDigits: 2,
      minimumFractionDigits: 2,
    });
    const rows = bets.map(
      ([name, pockets]) =>
        html`<tr><th scope="row">${rulesPage.names[name]}</th><td class="num">${pockets}</td><td>${fill(rulesPage.paysTo, { pays: paysFor(pockets) })}</td><td class="num">${number.format((pockets / 37) * 100)}%</td></tr>`,
    );
    return html`<p>${rulesPage.text}</p><table class="rule-table"><thead><tr><th scope="col">${rulesPage.bet}</th><th scope="col">${rulesPage.numbers}</th><th scope="col">${rulesPage.pays}</th><th scope="col">${rulesPage.chance}</th></tr></thead><tbody>${rows}</tbody></table>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, { rtp: `${number.format((36 / 37) * 100)}%` })}</li><li>${rulesPage.limitsText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => rouletteWords(language).rulesPage.title,
  recipe: (language) => rouletteWords(language).recipe,
};
