import type { GamePage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { icon } from '../../../page/icons.ts';
import { commonRules, heading, readout, stakeStepper, unseenPicture } from '../../../page/parts.ts';
import { fill } from '../../../words/index.ts';
import { measuredRounds, returns } from '../engine/figures.ts';
import { prizes } from '../engine/prizes.ts';
import { tienlenWords } from '../words/index.ts';

const action = (id: string, label: string): Markup =>
  html`<button type="button" class="action" id="${id}">${label}</button>`;

const listOf = (lines: readonly string[]): Markup =>
  html`<ul class="plain">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

export const tienlenPage: GamePage = {
  body(page, words) {
    const own = tienlenWords(page.language);
    const seat = (n: number): Markup => html`<div class="seat seat-${n}" id="seat-${n}" role="img"></div>`;
    return html`<main class="stage mat">${heading(page)}${unseenPicture(page)}
<div class="mat-head"><p class="title-line" aria-hidden="true">${page.game?.name ?? ''}</p><ol class="place-prizes" id="prizes"></ol></div>
<div class="mat-table" role="group" aria-label="${own.tableLabel}">${seat(3)}${seat(2)}${seat(1)}<div class="centre" id="centre" role="img"></div></div>
<p class="ticker" id="ticker">${words.hint}</p><div class="own-hand" id="hand" role="group" aria-label="${own.handLabel}"></div><p class="loading" id="loading">${words.loading}</p></main>
<section class="controls step-controls" aria-label="${words.controls}"><div class="figures">${readout('balance', words.balance)}${readout('win', words.win)}</div>
${stakeStepper(words)}<div class="extras">${action('pass', own.pass)}${action('suggest', own.suggest)}${action('clear', own.clear)}</div>
<button type="button" class="spin wide-spin" id="spin" disabled aria-label="${own.deal}"><span class="spin-face">${icon('deal')}<span class="spin-word" id="spin-word" aria-hidden="true">${own.deal}</span></span></button></section>`;
  },
  rules({ language }, words) {
    const { rulesPage, places } = tienlenWords(language);
    const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { maximumFractionDigits: 2 });
    const percent = (value: number): string => `${number.format(value)}%`;
    const rows = prizes.map(
      (prize, index) =>
        html`<tr><th scope="row">${places[index] ?? ''}</th><td>${fill(rulesPage.times, { times: number.format(prize / 100) })}</td></tr>`,
    );
    const measured = {
      house: percent(returns.house),
      random: percent(returns.random),
      strong: percent(returns.strong),
      rounds: number.format(measuredRounds),
    };
    return html`<p>${rulesPage.text}</p><h3>${rulesPage.combinationsHead}</h3>${listOf(rulesPage.combinations)}<h3>${rulesPage.cutsHead}</h3>${listOf(rulesPage.cuts)}
<h3>${rulesPage.prizesHead}</h3><table class="rule-table"><thead><tr><th scope="col">${rulesPage.place}</th><th scope="col">${rulesPage.prize}</th></tr></thead><tbody>${rows}</tbody></table><p>${rulesPage.plainText}</p>
<h3>${rulesPage.houseHead}</h3>${listOf(rulesPage.house)}
<h3>${words.rulesPage.factsHead}</h3><ul class="plain"><li>${fill(rulesPage.rtpText, measured)}</li><li>${rulesPage.openText}</li><li>${words.rulesPage.faultText}</li></ul>${commonRules(words, rulesPage.keysText)}`;
  },
  rulesTitle: (language) => tienlenWords(language).rulesPage.title,
  fairnessText: (language) => tienlenWords(language).fairnessText,
  recipe: (language) => tienlenWords(language).recipe,
};
