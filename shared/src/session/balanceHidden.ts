import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/index.ts';

const key = 'balanceHidden';
const listeners = new Set<() => void>();

/** Whether this browser was told to keep the balance from being seen. */
const isHidden = (): boolean => browserStorage.getItem(key) === '1';

/** What the page was rendered with. Until anybody says so the balance is not shown. */
let rendered = true;
const wasHidden = () => rendered;

/**
 * How the page is, or was, rendered: with the balance, or without. In a browser it also tells the server, for the next
 * page, where that did not know what this browser was told.
 */
export function renderBalance(hidden: boolean): void {
  rendered = hidden;
  if (typeof document !== 'undefined' && isHidden() !== hidden) tellServer();
}

/** The server has the choice of a cookie, which holds nothing else. */
function tellServer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${key}=${isHidden() ? 1 : 0}; path=/; max-age=31536000; samesite=lax`;
}

/** Hides the balance, or shows it, wherever the page has it. */
function hide(hidden: boolean): void {
  if (hidden) browserStorage.setItem(key, '1');
  else browserStorage.removeItem(key);
  tellServer();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One eye for every place that shows the balance (section 2): closed in one, closed in all. */
export const useBalanceHidden = (): [hidden: boolean, hide: (hidden: boolean) => void] => [
  useSyncExternalStore(subscribe, isHidden, wasHidden),
  hide,
];
