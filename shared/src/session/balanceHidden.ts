import { useSyncExternalStore } from 'react';
import { browserStorage } from '../storage/index.ts';

const key = 'balanceHidden';
const listeners = new Set<() => void>();

/** Whether this browser was told to keep the balance from being seen. */
const isHidden = (): boolean => browserStorage.getItem(key) === '1';

/** The server does not know this browser's choice: it renders the balance hidden. */
const isShown = () => true;

/** Hides the balance, or shows it, wherever the page has it. */
function hide(hidden: boolean): void {
  if (hidden) browserStorage.setItem(key, '1');
  else browserStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One eye for every place that shows the balance (section 2): closed in one, closed in all. */
export const useBalanceHidden = (): [hidden: boolean, hide: (hidden: boolean) => void] => [
  useSyncExternalStore(subscribe, isHidden, isShown),
  hide,
];
