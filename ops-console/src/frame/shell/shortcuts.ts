import { browserStorage } from '@unisite/shared/storage';
import type { PageEntries } from '../navigation/pageEntries.ts';
import type { Page } from '../navigation/place.ts';
import { pages } from '../navigation/place.ts';

/**
 * Action of a key: a page after `g`, the search, the help; `pending`: `g` was pressed, and the next key names the page.
 */
export type Shortcut =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'pending' }
  | null;

/** Parses a key; `afterG`: the previous key was `g`. */
export function shortcutOf(key: string, afterG: boolean, entries: PageEntries): Shortcut {
  if (afterG) {
    const page = pages.find((one) => entries[one].key === key);
    return page ? { kind: 'page', page } : null;
  }
  if (key === 'g') return { kind: 'pending' };
  if (key === '/') return { kind: 'search' };
  if (key === '?') return { kind: 'help' };
  return null;
}

const stored = 'ops.shortcuts';

/** Whether single-key shortcuts are on: they can conflict with speech input, so they can be turned off permanently. */
export const shortcutsOn = (): boolean => browserStorage.getItem(stored) !== 'off';
export const storeShortcuts = (on: boolean): void => browserStorage.setItem(stored, on ? 'on' : 'off');
