import { createHash } from 'node:crypto';
import type { Language, Localized } from '@unisite/shared/contract';
import { escapeHtml } from '../../foundation/http/escape.ts';
import type { ServiceEntry } from '../../site/content/index.ts';

const words = {
  title: { vi: 'Chưa mở được trang', en: 'The page could not be opened' },
  text: {
    vi: 'Một phần của trang chưa tải được. Hãy kiểm tra kết nối mạng rồi thử lại.',
    en: 'Part of it did not load. Please check your connection and try again.',
  },
  contact: { vi: 'Hoặc liên hệ dịch vụ khách hàng:', en: 'Or contact customer service:' },
  retry: { vi: 'Thử lại', en: 'Try again' },
} satisfies Record<string, Localized>;

/**
 * Shows the notice, in place of the skeleton or above rendered markup, when the shell has not started and one of its
 * scripts failed, something threw, or half a minute went by; removes it if the shell starts after all. Before reloading
 * the page it refetches what failed, bypassing the cache: a damaged copy there would keep failing. Removes a remote's
 * failed stylesheet, since one that is in the page would not be loaded again.
 */
const script = `(() => {
const failed = new Set();
let notice;
const find = (id) => document.getElementById(id);
const isRendered = () => find('root').dataset.rendered !== undefined;
const isWaiting = () => isRendered() ? find('root').dataset.live === undefined : document.querySelector('#root > [aria-hidden]') !== null;
const retry = async ({ target }) => {
  target.disabled = true;
  const late = new Promise((resolve) => setTimeout(resolve, 5000));
  const fetched = [...failed].map((src) => fetch(src, { cache: 'reload' }));
  await Promise.race([late, Promise.allSettled(fetched)]);
  location.reload();
};
const show = () => {
  if (!find('not-started')) return addEventListener('DOMContentLoaded', show, { once: true });
  if (notice || !isWaiting()) return;
  notice = find('not-started').content.firstElementChild.cloneNode(true);
  notice.querySelector('button').onclick = retry;
  find('root').hidden = !isRendered();
  if (isRendered()) notice.setAttribute('role', 'region'); // the page has its main part
  find('root').before(notice);
};
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement && target.src) failed.add(target.src);
  if (target instanceof HTMLLinkElement && new URL(target.href).pathname.startsWith('/remotes/')) target.remove();
  if (target === window || target instanceof HTMLScriptElement) show();
}, true);
addEventListener('unhandledrejection', show);
setTimeout(show, 30000);
addEventListener('DOMContentLoaded', () => {
  new MutationObserver((_, observer) => {
    if (isWaiting()) return;
    observer.disconnect();
    notice?.remove();
    find('root').hidden = false;
  }).observe(find('root'), { childList: true, attributes: true });
});
})();`;

/** CSP source that admits exactly this script. */
export const startGuardHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Watches whether the shell starts; placed before its scripts, and independent of them. */
export const startGuardScript = `<script>${script}</script>`;

/** Pages of this site would not start either. */
const isElsewhere = ({ path }: ServiceEntry): boolean => /^(https:\/\/|tel:|mailto:)/i.test(path);

function contacts(language: Language, entries: readonly ServiceEntry[]): string {
  const links = entries
    .filter(isElsewhere)
    .map(
      ({ title, path }) =>
        `<a class="btn" href="${escapeHtml(path)}" rel="noopener noreferrer">${escapeHtml(title[language])}</a>`,
    );
  return links.length === 0 ? '' : `<p>${words.contact[language]}</p>${links.join('')}`;
}

/** Notice for a page whose shell did not start, with ways to reach customer service without it. */
export const startGuardNotice = (language: Language, entries: readonly ServiceEntry[]): string =>
  `<template id="not-started"><div class="wrap page" role="main" aria-labelledby="not-started-title"><div class="whole"><div class="stack stack--tight" role="alert"><h1 class="whole__title" id="not-started-title">${words.title[language]}</h1><p>${words.text[language]}</p></div>` +
  `<p class="whole__actions"><button type="button" class="btn btn--primary">${words.retry[language]}</button></p>${contacts(language, entries)}</div></div></template>`;
