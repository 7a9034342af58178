import { brandMark } from './brandMark.ts';

/** What stands around a page's content: header and footer, the header only, nothing. */
export type Chrome = 'full' | 'frame' | 'bare';

const bone = (kind: string): string => `<span class="bone ${kind}"></span>`;
const several = (count: number, markup: string): string => Array.from({ length: count }, () => markup).join('');

const header = `<header class="header"><div class="wrap header__top"><span class="brand">${brandMark(34)}<span>UNI<b>SITE</b></span></span><span class="header__spacer"></span>${bone('bone--num')}${bone('bone--num')}</div></header>`;

const home = `${bone('bone--hero')}<div class="tiles">${several(6, bone('bone--art'))}</div>`;
const inner = `${bone('bone--title')}${bone('bone--line bone--mid')}<div class="tiles">${several(6, bone('bone--art'))}</div>`;

/**
 * The page's shape before the first script has run: no words, so that nothing flickers, and nothing that assistive technology would read out.
 * The classes are the kit's and the shell's.
 */
export function skeleton({ chrome, isHome }: { chrome: Chrome; isHome: boolean }): string {
  const content = chrome === 'full' ? `<main class="wrap stack skeleton">${isHome ? home : inner}</main>` : '';
  return `<div aria-hidden="true">${chrome === 'bare' ? '' : header}${content}</div>`;
}
