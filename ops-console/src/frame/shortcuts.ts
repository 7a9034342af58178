import { browserStorage } from '@unisite/shared/storage';
import { navigation } from './navigation.ts';
import type { Page } from './place.ts';
import { pages } from './place.ts';

/**
 * What a key asks for: a page after `g`, the search, the help; `pending`: `g` was pressed and the next key says where.
 */
export type Shortcut =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'pending' }
  | null;

/** Reads a key; `afterG` says that the key before it was `g`. */
export function shortcutOf(key: string, afterG: boolean): Shortcut {
  if (afterG) {
    const page = pages.find((one) => navigation[one].key === key);
    return page ? { kind: 'page', page } : null;
  }
  if (key === 'g') return { kind: 'pending' };
  if (key === '/') return { kind: 'search' };
  if (key === '?') return { kind: 'help' };
  return null;
}

const stored = 'ops.shortcuts';

/** Keys of one letter can get in the way of speech input: they can be turned off, and stay so. */
export const shortcutsOn = (): boolean => browserStorage.getItem(stored) !== 'off';
export const keepShortcuts = (on: boolean): void => browserStorage.setItem(stored, on ? 'on' : 'off');
