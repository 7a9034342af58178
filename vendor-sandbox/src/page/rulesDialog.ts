import { hitPercent, returnPercent } from '../engine/figures.ts';
import { lines, reelCount, rowCount } from '../engine/lines.ts';
import { payFor } from '../engine/paytable.ts';
import { reels } from '../engine/reels.ts';
import { type GameSymbol, symbols } from '../engine/symbols.ts';
import type { Language } from '../wire.ts';
import { fill, type Words } from '../words/index.ts';
import { dialog } from './dialog.ts';
import { html, type Markup } from './html.ts';

/** Pictures that pay, dearest first; the page fills in the amounts for the stake by `data-pay`. */
export const payingSymbols = symbols
  .filter((symbol) => symbol !== 'wild')
  .sort((a, b) => payFor(b, reelCount, lines.length) - payFor(a, reelCount, lines.length));

export const symbolPicture = (asset: (path: string) => string, symbol: GameSymbol): Markup =>
  html`<img src="${asset(`symbols/${symbol}.svg`)}" width="160" height="160" alt="" decoding="async">`;

function payCard(asset: (path: string) => string, symbol: GameSymbol, words: Words): Markup {
  const rows = [5, 4, 3].map(
    (count) => html`<li><b>${count}</b><span class="num" data-pay="${symbol}:${count}"></span></li>`,
  );
  return html`<li class="pay-card">${symbolPicture(asset, symbol)}<div><h4>${words.symbols[symbol]}</h4><ul>${rows}</ul></div></li>`;
}

function lineDrawing(rows: readonly number[], index: number, words: Words): Markup {
  const cell = (reel: number, row: number): Markup =>
    html`<rect x="${reel * 10 + 1}" y="${row * 8 + 1}" width="8" height="6" rx="1.500" class="${rows[reel] === row ? 'on' : 'off'}"/>`;
  const cells = rows.flatMap((_, reel) => Array.from({ length: rowCount }, (__, row) => cell(reel, row)));
  const name = fill(words.rulesPage.lineLabel, { n: index + 1 });
  return html`<li><svg viewBox="0 0 50 24" role="img" aria-label="${name}">${cells}</svg><span aria-hidden="true">${index + 1}</span></li>`;
}

export function rulesDialog(language: Language, words: Words, asset: (path: string) => string): Markup {
  const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');
  const percent = (value: number): string => `${number.format(value)}%`;
  const screens = reels.reduce((product, reel) => product * reel.length, 1);
  const { rulesPage } = words;
  const special = (symbol: 'wild' | 'drum', title: string, text: string): Markup =>
    html`<li class="special">${symbolPicture(asset, symbol)}<div><p class="special-title">${title}</p><p>${text}</p></div></li>`;
  return dialog(
    'rules',
    rulesPage.title,
    words,
    html`
<ul class="specials">${special('wild', rulesPage.wildTitle, rulesPage.wildText)}${special('drum', rulesPage.drumTitle, rulesPage.drumText)}</ul>
<h3 id="pay-head" data-text="${rulesPage.payHead}"></h3>
<ul class="pay-cards">${payingSymbols.map((symbol) => payCard(asset, symbol, words))}</ul>
<h3>${rulesPage.linesHead}</h3><p>${rulesPage.linesText}</p>
<ol class="lines">${lines.map((rows, index) => lineDrawing(rows, index, words))}</ol>
<h3>${rulesPage.factsHead}</h3>
<ul class="plain">
<li>${fill(rulesPage.rtpText, { rtp: percent(returnPercent), screens: number.format(screens) })}</li>
<li>${fill(rulesPage.hitText, { hit: percent(hitPercent) })}</li>
<li id="most-text" data-text="${rulesPage.mostText}"></li>
<li>${rulesPage.paceText}</li><li>${rulesPage.faultText}</li></ul>
<h3>${rulesPage.keysHead}</h3><p>${rulesPage.keysText}</p>
<p class="adult">${words.adult}</p>`,
  );
}
