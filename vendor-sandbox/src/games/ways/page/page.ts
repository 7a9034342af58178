import { poolRules, pot } from '../../../jackpot/page.ts';
import { withPool } from '../../../jackpot/rules.ts';
import { goldLettering, settings } from '../../../lettering/outline.ts';
import type { GamePage, PlayPage } from '../../../page/gamePage.ts';
import { html, Markup } from '../../../page/html.ts';
import { commonRules, heading, spinControls } from '../../../page/parts.ts';
import { fill, type Words } from '../../../words/index.ts';
import { pictureFiles } from '../../slots/pictures.ts';
import { symbolNames } from '../../slots/words/index.ts';
import { freePercent, opensOneIn, returnPercent } from '../engine/figures.ts';
import { type GameSymbol, waySymbols } from '../engine/symbols.ts';
import { picturesOf } from '../pictures.ts';
import { type WaysWords, waysWords } from '../words/index.ts';

const paying = [...waySymbols, 'chest'] as const;

const picture = ({ asset, scene }: PlayPage, symbol: GameSymbol): Markup =>
  html`<img src="${asset(`${pictureFiles[picturesOf(scene)[symbol]]}.svg`)}" width="160" height="160" alt="" decoding="async">`;

const numberIn = ({ language }: PlayPage): Intl.NumberFormat =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');

function poster(page: PlayPage, { facts }: WaysWords): Markup {
  return html`<aside class="poster" aria-hidden="true"><div class="poster-frame"><img id="game-picture" alt="" width="300" height="400" src="${page.game?.icon ?? page.asset('ways/phoenix.svg')}"></div>
<ul class="facts"><li><span class="rtp-short">${facts.rtpShort} </span><b class="num">${numberIn(page).format(withPool(returnPercent))}%</b> <span class="rtp-words">${facts.rtp}</span></li><li>${facts.ways}</li><li>${facts.free}</li><li>${facts.volatility}</li></ul></aside>`;
}

function shrine(page: PlayPage, own: WaysWords, words: Words): Markup {
  const rows = page.game === null ? [] : settings(page.game.name);
  const lettering = rows.map((each) => new Markup(goldLettering(each, `title${each.length}`)));
  return html`<main class="stage"><div class="cabinet"><div class="marquee"><div class="marquee-plate">${heading(page)}<div id="lettering">${lettering}</div></div></div>
<div class="window-frame"><p class="free" id="free" aria-hidden="true"></p><div class="window" role="group" aria-label="${own.reelsLabel}"><div class="columns" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
<canvas id="reels" aria-hidden="true"></canvas><ul class="sr" id="window-text"></ul>
<p class="loading" id="loading">${words.loading}</p></div>${pot(page)}</div>
<p class="ticker" id="ticker">${words.hint}</p></div></main>`;
}

function paysAside(page: PlayPage, own: WaysWords): Markup {
  const rows = paying.map(
    (symbol) =>
      html`<li>${picture(page, symbol)}<span class="num" data-pay="${symbol}:5:short"></span><span class="num" data-pay="${symbol}:4:short"></span><span class="num" data-pay="${symbol}:3:short"></span></li>`,
  );
  return html`<aside class="pays" aria-hidden="true"><h2>${own.pays}</h2><p class="pays-head"><span></span><b>×5</b><b>×4</b><b>×3</b></p><ul>${rows}</ul></aside>`;
}

function payCard(page: PlayPage, symbol: (typeof paying)[number], name: string): Markup {
  const rows = [5, 4, 3].map(
    (count) => html`<li><b>${count}</b><span class="num" data-pay="${symbol}:${count}"></span></li>`,
  );
  return html`<li class="pay-card">${picture(page, symbol)}<div><h4>${name}</h4><ul>${rows}</ul></div></li>`;
}

function rules(page: PlayPage, words: Words): Markup {
  const own = waysWords(page.language);
  const { rulesPage } = own;
  const names = symbolNames(picturesOf(page.scene), page.language);
  const specials = { wild: names.phoenix, scatter: names.chest };
  const percent = (value: number): string => `${numberIn(page).format(value)}%`;
  const special = (symbol: 'phoenix' | 'chest', title: string, text: string): Markup =>
    html`<li class="special">${picture(page, symbol)}<div><p class="special-title">${fill(title, specials)}</p><p>${fill(text, specials)}</p></div></li>`;
  return html`<ul class="specials">${special('phoenix', rulesPage.wildTitle, rulesPage.wildText)}${special('chest', rulesPage.chestTitle, rulesPage.chestText)}</ul>
<h3 id="pay-head">${rulesPage.payHead}</h3><ul class="pay-cards">${paying.map((symbol) => payCard(page, symbol, names[symbol]))}</ul>
<h3>${rulesPage.waysHead}</h3><p>${rulesPage.waysText}</p>
<h3>${words.rulesPage.factsHead}</h3><ul class="plain">
<li>${fill(rulesPage.rtpText, { rtp: percent(returnPercent), free: percent(freePercent) })}</li>
<li>${fill(rulesPage.opensText, { rounds: opensOneIn })}</li>
<li>${words.rulesPage.paceText}</li><li>${words.rulesPage.faultText}</li></ul>${poolRules(page, returnPercent)}${commonRules(words, rulesPage.keysText)}`;
}

export const waysPage: GamePage = {
  body(page, words) {
    const own = waysWords(page.language);
    return html`${poster(page, own)}${shrine(page, own, words)}${paysAside(page, own)}${spinControls(words)}`;
  },
  rules,
  rulesTitle: (language) => waysWords(language).rulesPage.title,
  recipe: (language) => waysWords(language).recipe,
};
