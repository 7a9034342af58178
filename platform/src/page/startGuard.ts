import { createHash } from 'node:crypto';
import type { Language, Localized } from '@unisite/shared/contract';

const words = {
  title: { vi: 'Chưa mở được trang', en: 'The page could not be opened' },
  text: {
    vi: 'Một phần của trang chưa tải được. Hãy kiểm tra kết nối mạng rồi thử lại.',
    en: 'Part of it did not load. Please check your connection and try again.',
  },
  retry: { vi: 'Thử lại', en: 'Try again' },
} satisfies Record<string, Localized>;

/**
 * Shows the notice as long as the skeleton stands and a script of the shell failed, something was thrown, or half a
 * minute went by; takes it away should the shell start after all. Before it loads the page again it fetches what failed
 * past the cache: a damaged copy there would fail for as long as it is kept.
 */
const script = `(() => {
const failed = new Set();
const find = (id) => document.getElementById(id);
const isWaiting = () => document.querySelector('#root > [aria-hidden]') !== null;
const draw = (isShown) => {
  find('root').hidden = isShown;
  find('not-started').hidden = !isShown;
};
const show = () => {
  if (!find('not-started')) addEventListener('DOMContentLoaded', show, { once: true });
  else if (isWaiting()) draw(true);
};
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement && target.src) failed.add(target.src);
  if (target === window || target instanceof HTMLScriptElement) show();
}, true);
addEventListener('unhandledrejection', show);
setTimeout(show, 30000);
addEventListener('DOMContentLoaded', () => {
  new MutationObserver((_, observer) => {
    if (isWaiting()) return;
    observer.disconnect();
    draw(false);
  }).observe(find('root'), { childList: true });
  find('not-started').querySelector('button').onclick = async ({ target }) => {
    target.disabled = true;
    const late = new Promise((resolve) => setTimeout(resolve, 5000));
    const fetched = [...failed].map((src) => fetch(src, { cache: 'reload' }));
    await Promise.race([late, Promise.allSettled(fetched)]);
    location.reload();
  };
});
})();`;

/** What the page's policy admits the guard by, and no other text. */
export const startGuardHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Watches whether the shell starts; stands before its scripts and needs none of them. */
export const startGuardScript = `<script>${script}</script>`;

/** What a page says whose shell did not start. */
export const startGuardNotice = (language: Language): string =>
  `<main class="whole" id="not-started" hidden><div role="alert"><h1 class="whole__title">${words.title[language]}</h1><p>${words.text[language]}</p></div>` +
  `<p class="whole__actions"><button type="button" class="btn btn--primary">${words.retry[language]}</button></p></main>`;
