import type { Words } from '../words/index.ts';
import type { PlayPage } from './gamePage.ts';
import { html, type Markup } from './html.ts';
import { type IconName, icon } from './icons.ts';

export const tool = (id: string, name: IconName, label: string): Markup =>
  html`<button type="button" class="tool" id="${id}" aria-label="${label}" title="${label}">${icon(name)}</button>`;

export const readout = (id: string, label: string): Markup =>
  html`<div class="readout" id="${id}-box"><span class="readout-label">${label}</span><output class="num" id="${id}">–</output></div>`;

/** The title of the game for those who hear it; games that letter it show it besides. */
export const heading = (page: PlayPage): Markup => html`<h1 class="sr" id="title">${page.game?.name ?? ''}</h1>`;

/** The picture is painted out of focus behind the game; a game without a place for it keeps it out of sight. */
export const unseenPicture = (page: PlayPage): Markup =>
  html`<img id="game-picture" alt="" width="300" height="400" hidden src="${page.game?.icon ?? page.asset('symbols/drum.svg')}">`;

/** The stake between its two buttons. */
export const stakeStepper = (words: Words): Markup =>
  html`<div class="stake" role="group" aria-label="${words.stake}"><button type="button" class="step" id="stake-less" aria-label="${words.stakeLess}">${icon('minus')}</button>${readout('stake', words.stake)}<button type="button" class="step" id="stake-more" aria-label="${words.stakeMore}">${icon('plus')}</button></div>`;

/** Amount of the stake, and the button that plays; `more` is chosen besides. */
export const spinControls = (words: Words, spin = words.spin, more: Markup | null = null): Markup =>
  html`<section class="controls" aria-label="${words.controls}">${readout('balance', words.balance)}
<div class="stake" role="group" aria-label="${words.stake}"><button type="button" class="step" id="stake-less" aria-label="${words.stakeLess}">${icon('minus')}</button>${readout('stake', words.stake)}<button type="button" class="step" id="stake-more" aria-label="${words.stakeMore}">${icon('plus')}</button><button type="button" class="most" id="stake-most">${words.stakeMost}</button></div>
${readout('win', words.win)}<button type="button" class="spin" id="spin" disabled aria-label="${spin}"><span class="spin-face">${icon('spin')}<span class="spin-word" aria-hidden="true">${spin}</span></span></button>${more}</section>`;

/** What all rules end with. */
export const commonRules = (words: Words, keys: string): Markup =>
  html`<h3>${words.rulesPage.keysHead}</h3><p>${keys}</p><p class="adult">${words.adult}</p>`;
