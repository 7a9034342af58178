import { pot } from '../../../jackpot/page.ts';
import { withPool } from '../../../jackpot/rules.ts';
import { goldLettering, settings } from '../../../lettering/outline.ts';
import type { GamePage, PlayPage } from '../../../page/gamePage.ts';
import { html, Markup } from '../../../page/html.ts';
import { heading, spinControls } from '../../../page/parts.ts';
import { fill, type Words } from '../../../words/index.ts';
import { greatestWin, returnPercent } from '../engine/figures.ts';
import { type ReelsWords, reelsWords } from '../words/index.ts';
import { payingSymbols, reelsRules, symbolPicture } from './rules.ts';

function poster(page: PlayPage, own: ReelsWords): Markup {
  const number = new Intl.NumberFormat(page.language === 'vi' ? 'vi-VN' : 'en-GB');
  const { facts } = own;
  return html`<aside class="poster" aria-hidden="true"><div class="poster-frame"><img id="game-picture" alt="" width="300" height="400" src="${page.game?.icon ?? page.asset('symbols/drum.svg')}"></div>
<ul class="facts"><li><span class="rtp-short">${facts.rtpShort} </span><b class="num">${number.format(withPool(returnPercent))}%</b> <span class="rtp-words">${facts.rtp}</span></li><li>${facts.lines}</li><li>${fill(facts.most, { times: number.format(greatestWin) })}</li><li>${facts.volatility}</li></ul></aside>`;
}

function cabinet(page: PlayPage, own: ReelsWords, words: Words): Markup {
  const rows = page.game === null ? [] : settings(page.game.name);
  const lettering = rows.map((each) => new Markup(goldLettering(each, `title${each.length}`)));
  return html`<main class="stage"><div class="cabinet"><div class="marquee"><div class="marquee-plate">${heading(page)}<div id="lettering">${lettering}</div></div></div>
<div class="window-frame"><div class="bulbs" aria-hidden="true"></div><div class="window" role="group" aria-label="${own.reelsLabel}"><div class="columns" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
<canvas id="reels" aria-hidden="true"></canvas><div class="glass" aria-hidden="true"></div><ul class="sr" id="window-text"></ul>
<p class="loading" id="loading">${words.loading}</p></div>${pot(page)}</div>
<p class="ticker" id="ticker">${words.hint}</p></div></main>`;
}

function paysAside(page: PlayPage, own: ReelsWords): Markup {
  const rows = payingSymbols.map(
    (symbol) =>
      html`<li>${symbolPicture(page, symbol)}<span class="num" data-pay="${symbol}:5:short"></span><span class="num" data-pay="${symbol}:4:short"></span><span class="num" data-pay="${symbol}:3:short"></span></li>`,
  );
  return html`<aside class="pays" aria-hidden="true"><h2>${own.pays}</h2><p class="pays-head"><span></span><b>×5</b><b>×4</b><b>×3</b></p><ul>${rows}</ul></aside>`;
}

export const reelsPage: GamePage = {
  body(page, words) {
    const own = reelsWords(page.language);
    return html`${poster(page, own)}${cabinet(page, own, words)}${paysAside(page, own)}${spinControls(words)}`;
  },
  rules: reelsRules,
  rulesTitle: (language) => reelsWords(language).rulesPage.title,
  recipe: (language) => reelsWords(language).recipe,
};
