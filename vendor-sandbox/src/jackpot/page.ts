import type { PlayPage } from '../page/gamePage.ts';
import { html, type Markup } from '../page/html.ts';
import { fill } from '../words/index.ts';
import { poolReturnPercent, withPool } from './rules.ts';
import { poolWords } from './words.ts';

/** The pool's amount, once the page knows it; hidden in a session that takes no part. */
export const pot = ({ language }: PlayPage): Markup =>
  html`<p class="pot" id="pot" data-hit="${poolWords(language).hit}" hidden><span>${poolWords(language).name}</span> <b class="num" id="pot-amount"></b></p>`;

/** The pool in the rules of a slot whose reels return `ofReels` percent. */
export function poolRules({ language }: PlayPage, ofReels: number): Markup {
  const number = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB');
  const percent = (value: number): string => `${number.format(value)}%`;
  const { name, text, rtpText } = poolWords(language);
  const figures = { pool: percent(poolReturnPercent), both: percent(withPool(ofReels)) };
  return html`<h3>${name}</h3><p>${text} ${fill(rtpText, figures)}</p>`;
}
