import type { Words } from '../words/index.ts';
import type { PlayPage } from './gamePage.ts';
import { html, type Markup } from './html.ts';
import { type IconName, icon } from './icons.ts';

export const tool = (id: string, name: IconName, label: string): Markup =>
  html`<button type="button" class="tool" id="${id}" aria-label="${label}" title="${label}">${icon(name)}</button>`;

export const readout = (id: string, label: string): Markup =>
  html`<div class="readout" id="${id}-box"><span class="readout-label">${label}</span><output class="num" id="${id}">–</output></div>`;

/** The title for screen readers; games with lettering also show it. */
export const heading = (page: PlayPage): Markup => html`<h1 class="sr" id="title">${page.game?.name ?? ''}</h1>`;

/** Source of the blurred backdrop; games without a place for the picture hide it. */
export const unseenPicture = (page: PlayPage): Markup =>
  html`<img id="game-picture" alt="" width="300" height="400" hidden src="${page.game?.icon ?? page.asset('symbols/drum.svg')}">`;

/** The stake between its two buttons. */
export const stakeStepper = (words: Words): Markup =>
  html`<div class="stake" role="group" aria-label="${words.stake}"><button type="button" class="step" id="stake-less" aria-label="${words.stakeLess}">${icon('minus')}</button>${readout('stake', words.stake)}<button type="button" class="step" id="stake-more" aria-label="${words.stakeMore}">${icon('plus')}</button></div>`;

/** The stake and the play button; `more`: further controls. */
export const spinControls = (words: Words, spin = words.spin, more: Markup | null = null): Markup =>
  html`<section class="controls" aria-label="${words.controls}">${readout('balance', words.balance)}
<div class="stake" role="group" aria-label="${words.stake}"><button type="button" class="step" id="stake-less" aria-label="${words.stakeLess}">${icon('minus')}</button>${readout('stake', words.stake)}<button type="button" class="step" id="stake-more" aria-label="${words.stakeMore}">${icon('plus')}</button><button type="button" class="most" id="stake-most">${words.stakeMost}</button></div>
${readout('win', words.win)}<button type="button" class="spin" id="spin" disabled aria-label="${spin}"><span class="spin-face">${icon('spin')}<span class="spin-word" aria-hidden="true">${spin}</span></span></button>${more}</section>`;

/** Closing section of all rules. */
export const commonRules = (words: Words, keys: string): Markup =>
  html`<h3>${words.rulesPage.keysHead}</h3><p>${keys}</p><p class="adult">${words.adult}</p>`;
