import { gamePages } from '../games/pages.ts';
import { sportOf } from '../games/sports/engine/sport.ts';
import { type Words, wordsOf } from '../words/index.ts';
import { dialog } from './dialog.ts';
import type { PlayPage } from './gamePage.ts';
import { html, type Markup } from './html.ts';
import { iconSheet } from './icons.ts';
import { tool } from './parts.ts';

function top(page: PlayPage, words: Words): Markup {
  const demo = html`<span class="demo-mark" data-demo title="${words.demoText}"${page.demo ? null : html` hidden`}>${words.demo}</span>`;
  return html`<header class="top"><nav aria-label="${words.menu}">${tool('home', 'home', words.home)}${demo}</nav>
<div class="session"><span class="session-part"><span>${words.playTime}</span><b class="num" id="play-time" role="timer">0:00</b></span><span class="session-part" title="${words.netLabel}"><span>${words.net}</span><b class="num" id="net">–</b></span></div>
<div class="tools">${tool('sound', 'mute', words.soundOn)}${tool('open-fairness', 'fairness', words.fairness)}${tool('open-history', 'history', words.history)}${tool('open-rules', 'rules', words.rules)}</div></header>`;
}

function dialogs(page: PlayPage, words: Words): Markup {
  const { historyPage, fairnessPage } = words;
  const game = gamePages[page.kind];
  const demo = html`<p class="demo-text" data-demo${page.demo ? null : html` hidden`}>${words.demoText}</p>`;
  return html`${dialog('rules', game.rulesTitle(page.language), words, html`${demo}${game.rules(page, words)}`)}${dialog('history', historyPage.title, words, html`<div id="history-body"></div>`)}
${dialog('fairness', fairnessPage.title, words, html`<p>${game.fairnessText?.(page.language) ?? fairnessPage.text}</p><div id="fairness-body"></div><p class="recipe">${game.recipe(page.language)}</p>`)}
<dialog id="trouble" class="trouble" role="alertdialog" aria-labelledby="trouble-title" aria-describedby="trouble-text"><svg class="icon" id="trouble-icon" aria-hidden="true" focusable="false"><use href="#i-warning"/></svg>
<h2 id="trouble-title"></h2><p id="trouble-text"></p><p class="nothing-taken" id="trouble-nothing">${words.trouble.nothingTaken}</p><div class="actions"><button type="button" class="gold" id="trouble-action"></button><button type="button" class="quiet" id="trouble-home">${words.home}</button></div></dialog>`;
}

/** A sports book also names its sport. */
const sportAttribute = ({ kind, category, scene }: PlayPage): Markup | null =>
  kind === 'sports' ? html` data-sport="${sportOf(category, scene)}"` : null;

/** The complete page of a game in its language; has no inline script or style. */
export function playPage(page: PlayPage): string {
  const words = wordsOf(page.language);
  const { asset, kind } = page;
  const modules = page.modulesOf(kind);
  const preload = modules.map((module) => html`<link rel="modulepreload" href="${module}">`);
  const name = page.game?.name ?? words.menu;
  return html`<!doctype html><html lang="${page.language}" data-game-kind="${kind}"${sportAttribute(page)}><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><meta name="theme-color" content="#0b1020">
<meta name="play-session" content="${page.sessionId ?? ''}"><meta name="play-trouble" content="${page.trouble ?? ''}"><meta name="game-id" content="${page.gameId}"><meta name="scene" content="${page.scene}"><meta name="site-origins" content="${page.siteOrigins.join(' ')}"><meta name="asset-base" content="${asset('')}">
<link rel="icon" href="${asset('symbols/drum.svg')}" type="image/svg+xml"><link rel="stylesheet" href="${asset(`page/${kind}.css`)}">
<link rel="preload" href="${asset('fonts/be-vietnam-pro-latin-700-normal.woff2')}" as="font" type="font/woff2" crossorigin>${preload}
<script type="module" src="${modules[0] ?? ''}"></script></head>
<body class="palette-${page.palette} game-${kind}">${iconSheet}<div class="backdrop" aria-hidden="true"><canvas id="backdrop" width="18" height="12"></canvas></div>
<noscript><p class="noscript">${words.noScript}</p></noscript>
<div class="game" id="game">${top(page, words)}${gamePages[kind].body(page, words)}</div>
<div class="celebration" id="celebration" hidden><div class="celebration-rays" aria-hidden="true"></div><canvas id="coins" aria-hidden="true"></canvas><button type="button" class="celebration-box" id="celebration-skip"><img id="celebration-title" alt="" width="900" height="300"><span class="celebration-amount num" id="celebration-amount"></span><span class="celebration-hint">${words.celebrateSkip}</span></button></div>
<p class="sr" id="announce" role="status" aria-live="polite"></p>${dialogs(page, words)}</body></html>`.text;
}
