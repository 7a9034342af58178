import { tabStorage } from '@unisite/shared/storage';

/** Target of the close button: steps back in the history, or home where the visit began here. */
export type BackLink = { readonly steps: number } | { readonly to: '/index' };

/**
 * The close button's target.
 * @param entry history index at which the member centre was entered
 * @param here current history index
 */
export function backLink(entry: number, here: number): BackLink {
  const steps = here - entry + 1;
  return entry > 0 && steps > 0 ? { steps } : { to: '/index' };
}

/** The page's index in this tab's history, as numbered by the router: 0 is where the site was entered. */
export function historyIndex(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

const key = 'memberCentreEntry';

/** Where the centre was entered: stored per tab, so that it survives a reload. */
export function readEntry(here: number): number {
  const kept = Number(tabStorage.getItem(key) ?? here);
  return Number.isInteger(kept) && kept >= 0 && kept <= here ? kept : here;
}

export const saveEntry = (entry: number): void => tabStorage.setItem(key, String(entry));
export const clearEntry = (): void => tabStorage.removeItem(key);
