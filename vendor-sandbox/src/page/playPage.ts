import { greatestWin, returnPercent } from '../engine/figures.ts';
import { goldLettering, settings } from '../lettering/outline.ts';
import type { Language, RefusalCode } from '../wire.ts';
import { fill, type Words, wordsOf } from '../words/index.ts';
import { dialog } from './dialog.ts';
import { html, Markup } from './html.ts';
import { type IconName, icon, iconSheet } from './icons.ts';
import { payingSymbols, rulesDialog, symbolPicture } from './rulesDialog.ts';

export type PlayPage = {
  readonly gameId: string;
  readonly language: Language;
  /** Known once a session of the game was opened; the page asks for it otherwise. */
  readonly game: { readonly name: string; readonly icon: string } | null;
  /** The new session, handed over once; null on a reload, where the page still has it. */
  readonly sessionId: string | null;
  /** Why the code could not be turned into a session. */
  readonly trouble: RefusalCode | null;
  readonly palette: number;
  readonly siteOrigins: readonly string[];
  /** The address of an asset of this build. */
  readonly asset: (path: string) => string;
  /** Every module the page imports. */
  readonly modules: readonly string[];
};

const tool = (id: string, name: IconName, label: string): Markup =>
  html`<button type="button" class="tool" id="${id}" aria-label="${label}" title="${label}">${icon(name)}</button>`;

const readout = (id: string, label: string): Markup =>
  html`<div class="readout" id="${id}-box"><span class="readout-label">${label}</span><output class="num" id="${id}">–</output></div>`;

function top(words: Words): Markup {
  return html`<header class="top"><nav aria-label="${words.menu}">${tool('home', 'home', words.home)}</nav>
<div class="session"><span class="session-part"><span>${words.playTime}</span><b class="num" id="play-time" role="timer">0:00</b></span><span class="session-part" title="${words.netLabel}"><span>${words.net}</span><b class="num" id="net">–</b></span></div>
<div class="tools">${tool('sound', 'mute', words.soundOn)}${tool('open-fairness', 'fairness', words.fairness)}${tool('open-history', 'history', words.history)}${tool('open-rules', 'rules', words.rules)}</div></header>`;
}

function poster(page: PlayPage, words: Words): Markup {
  const rtp = new Intl.NumberFormat(page.language === 'vi' ? 'vi-VN' : 'en-GB').format(returnPercent);
  const most = new Intl.NumberFormat(page.language === 'vi' ? 'vi-VN' : 'en-GB').format(greatestWin);
  return html`<aside class="poster" aria-hidden="true"><div class="poster-frame"><img id="game-picture" alt="" width="300" height="400" src="${page.game?.icon ?? page.asset('symbols/drum.svg')}"></div>
<ul class="facts"><li><span class="rtp-short">${words.facts.rtpShort} </span><b class="num">${rtp}%</b> <span class="rtp-words">${words.facts.rtp}</span></li><li>${words.facts.lines}</li><li>${fill(words.facts.most, { times: most })}</li><li>${words.facts.volatility}</li></ul></aside>`;
}

function cabinet(page: PlayPage, words: Words): Markup {
  const rows = page.game === null ? [] : settings(page.game.name);
  const lettering = rows.map((each) => new Markup(goldLettering(each, `title${each.length}`)));
  return html`<main class="stage"><div class="cabinet"><div class="marquee"><div class="marquee-plate"><h1 class="sr" id="title">${page.game?.name ?? ''}</h1><div id="lettering">${lettering}</div></div></div>
<div class="window-frame"><div class="bulbs" aria-hidden="true"></div><div class="window" role="group" aria-label="${words.reelsLabel}"><div class="columns" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
<canvas id="reels" aria-hidden="true"></canvas><div class="glass" aria-hidden="true"></div><ul class="sr" id="window-text"></ul>
<p class="loading" id="loading">${words.loading}</p></div></div>
<p class="ticker" id="ticker">${words.hint}</p></div></main>`;
}

function paysAside(page: PlayPage, words: Words): Markup {
  const rows = payingSymbols.map(
    (symbol) =>
      html`<li>${symbolPicture(page.asset, symbol)}<span class="num" data-pay="${symbol}:5:short"></span><span class="num" data-pay="${symbol}:4:short"></span><span class="num" data-pay="${symbol}:3:short"></span></li>`,
  );
  return html`<aside class="pays" aria-hidden="true"><h2>${words.pays}</h2><p class="pays-head"><span></span><b>×5</b><b>×4</b><b>×3</b></p><ul>${rows}</ul></aside>`;
}

function controls(words: Words): Markup {
  return html`<section class="controls" aria-label="${words.controls}">${readout('balance', words.balance)}
<div class="stake" role="group" aria-label="${words.stake}"><button type="button" class="step" id="stake-less" aria-label="${words.stakeLess}">${icon('minus')}</button>${readout('stake', words.stake)}<button type="button" class="step" id="stake-more" aria-label="${words.stakeMore}">${icon('plus')}</button><button type="button" class="most" id="stake-most">${words.stakeMost}</button></div>
${readout('win', words.win)}<button type="button" class="spin" id="spin" disabled aria-label="${words.spin}"><span class="spin-face">${icon('spin')}<span class="spin-word" aria-hidden="true">${words.spin}</span></span></button></section>`;
}

function dialogs(page: PlayPage, words: Words): Markup {
  const { historyPage, fairnessPage } = words;
  return html`${rulesDialog(page.language, words, page.asset)}${dialog('history', historyPage.title, words, html`<div id="history-body"></div>`)}
${dialog('fairness', fairnessPage.title, words, html`<p>${fairnessPage.text}</p><div id="fairness-body"></div><p class="recipe">${fairnessPage.recipe}</p>`)}
<dialog id="trouble" class="trouble" role="alertdialog" aria-labelledby="trouble-title" aria-describedby="trouble-text"><svg class="icon" id="trouble-icon" aria-hidden="true" focusable="false"><use href="#i-warning"/></svg>
<h2 id="trouble-title"></h2><p id="trouble-text"></p><p class="nothing-taken" id="trouble-nothing">${words.trouble.nothingTaken}</p><div class="actions"><button type="button" class="gold" id="trouble-action"></button><button type="button" class="quiet" id="trouble-home">${words.home}</button></div></dialog>`;
}

/** The whole page of a game, in its language; needs no inline script or style. */
export function playPage(page: PlayPage): string {
  const words = wordsOf(page.language);
  const { asset } = page;
  const preload = page.modules.map((module) => html`<link rel="modulepreload" href="${module}">`);
  const name = page.game?.name ?? words.menu;
  return html`<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><meta name="theme-color" content="#0b1020">
<meta name="play-session" content="${page.sessionId ?? ''}"><meta name="play-trouble" content="${page.trouble ?? ''}"><meta name="game-id" content="${page.gameId}"><meta name="site-origins" content="${page.siteOrigins.join(' ')}"><meta name="asset-base" content="${asset('')}">
<link rel="icon" href="${asset('symbols/drum.svg')}" type="image/svg+xml"><link rel="stylesheet" href="${asset('page/style.css')}">
<link rel="preload" href="${asset('fonts/be-vietnam-pro-latin-700-normal.woff2')}" as="font" type="font/woff2" crossorigin>${preload}
<script type="module" src="${asset('client/main.ts')}"></script></head>
<body class="palette-${page.palette}">${iconSheet}<div class="backdrop" aria-hidden="true"><canvas id="backdrop" width="18" height="12"></canvas></div>
<noscript><p class="noscript">${words.noScript}</p></noscript>
<div class="game" id="game">${top(words)}${poster(page, words)}${cabinet(page, words)}${paysAside(page, words)}${controls(words)}</div>
<div class="celebration" id="celebration" hidden><div class="celebration-rays" aria-hidden="true"></div><canvas id="coins" aria-hidden="true"></canvas><button type="button" class="celebration-box" id="celebration-skip"><img id="celebration-title" alt="" width="900" height="300"><span class="celebration-amount num" id="celebration-amount"></span><span class="celebration-hint">${words.celebrateSkip}</span></button></div>
<p class="sr" id="announce" role="status" aria-live="polite"></p>${dialogs(page, words)}</body></html>`.text;
}
