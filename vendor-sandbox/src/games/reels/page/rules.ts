import { poolRules } from '../../../jackpot/page.ts';
import type { PlayPage } from '../../../page/gamePage.ts';
import { html, type Markup } from '../../../page/html.ts';
import { commonRules } from '../../../page/parts.ts';
import { fill, type Words } from '../../../words/index.ts';
import { pictureFiles } from '../../slots/pictures.ts';
import { symbolNames } from '../../slots/words/index.ts';
import { hitPercent, returnPercent } from '../engine/figures.ts';
import { lines, reelCount, rowCount } from '../engine/lines.ts';
import { payFor } from '../engine/paytable.ts';
import { reels } from '../engine/reels.ts';
import { type GameSymbol, symbols } from '../engine/symbols.ts';
import { picturesOf } from '../pictures.ts';
import { type ReelsWords, reelsWords } from '../words/index.ts';

/** Paying pictures, highest first; the page fills in the amounts for the stake by `data-pay`. */
export const payingSymbols = symbols
  .filter((symbol) => symbol !== 'wild')
  .sort((a, b) => payFor(b, reelCount, lines.length) - payFor(a, reelCount, lines.length));

export const symbolPicture = ({ asset, scene }: PlayPage, symbol: GameSymbol): Markup =>
  html`<img src="${asset(`${pictureFiles[picturesOf(scene)[symbol]]}.svg`)}" width="160" height="160" alt="" decoding="async">`;

function payCard(page: PlayPage, symbol: GameSymbol, name: string): Markup {
  const rows = [5, 4, 3].map(
    (count) => html`<li><b>${count}</b><span class="num" data-pay="${symbol}:${count}"></span></li>`,
  );
  return html`<li class="pay-card">${symbolPicture(page, symbol)}<div><h4>${name}</h4><ul>${rows}</ul></div></li>`;
}

function lineDrawing(rows: readonly number[], index: number, own: ReelsWords): Markup {
  const cell = (reel: number, row: number): Markup =>
    html`<rect x="${reel * 10 + 1}" y="${row * 8 + 1}" width="8" height="6" rx="1.500" class="${rows[reel] === row ? 'on' : 'off'}"/>`;
  const cells = rows.flatMap((_, reel) => Array.from({ length: rowCount }, (__, row) => cell(reel, row)));
  const name = fill(own.rulesPage.lineLabel, { n: index + 1 });
  return html`<li><svg viewBox="0 0 50 24" role="img" aria-label="${name}">${cells}</svg><span aria-hidden="true">${index + 1}</span></li>`;
}

export function reelsRules(page: PlayPage, words: Words): Markup {
  const { language } = page;
  const names = symbolNames(picturesOf(page.scene), language);
  const specials = { wild: names.wild, scatter: names.drum };
  const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');
  const percent = (value: number): string => `${number.format(value)}%`;
  const screens = reels.reduce((product, reel) => product * reel.length, 1);
  const own = reelsWords(language);
  const { rulesPage } = own;
  const special = (symbol: 'wild' | 'drum', title: string, text: string): Markup =>
    html`<li class="special">${symbolPicture(page, symbol)}<div><p class="special-title">${fill(title, specials)}</p><p>${fill(text, specials)}</p></div></li>`;
  return html`
<ul class="specials">${special('wild', rulesPage.wildTitle, rulesPage.wildText)}${special('drum', rulesPage.drumTitle, rulesPage.drumText)}</ul>
<h3 id="pay-head">${rulesPage.payHead}</h3>
<ul class="pay-cards">${payingSymbols.map((symbol) => payCard(page, symbol, names[symbol]))}</ul>
<h3>${rulesPage.linesHead}</h3><p>${rulesPage.linesText}</p>
<ol class="lines">${lines.map((rows, index) => lineDrawing(rows, index, own))}</ol>
<h3>${words.rulesPage.factsHead}</h3>
<ul class="plain">
<li>${fill(rulesPage.rtpText, { rtp: percent(returnPercent), screens: number.format(screens) })}</li>
<li>${fill(rulesPage.hitText, { hit: percent(hitPercent) })}</li>
<li id="most-text">${rulesPage.mostText}</li>
<li>${words.rulesPage.paceText}</li><li>${words.rulesPage.faultText}</li></ul>
${poolRules(page, returnPercent)}${commonRules(words, rulesPage.keysText)}`;
}
