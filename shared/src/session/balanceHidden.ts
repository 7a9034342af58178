import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/index.ts';

const key = 'balanceHidden';
const listeners = new Set<() => void>();

/** Whether this browser hides the balance. */
const isHidden = (): boolean => browserStorage.getItem(key) === '1';

/** What the page was rendered with; hidden until set. */
let rendered = true;
const wasHidden = () => rendered;

/**
 * Sets whether the page is, or was, rendered with the balance. In a browser it also corrects the server's cookie if it
 * did not match.
 */
export function renderBalance(hidden: boolean): void {
  rendered = hidden;
  if (typeof document !== 'undefined' && isHidden() !== hidden) storeForServer();
}

/** Stores the choice for the server in a cookie that holds nothing else. */
function storeForServer(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${key}=${isHidden() ? 1 : 0}; path=/; max-age=31536000; samesite=lax`;
}

/** Hides or shows the balance everywhere on the page. */
function hide(hidden: boolean): void {
  if (hidden) browserStorage.setItem(key, '1');
  else browserStorage.removeItem(key);
  storeForServer();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One eye for all places that show the balance (section 2): hidden in one, hidden in all. */
export const useBalanceHidden = (): [hidden: boolean, hide: (hidden: boolean) => void] => [
  useSyncExternalStore(subscribe, isHidden, wasHidden),
  hide,
];
