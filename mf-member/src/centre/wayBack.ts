/** Where the close button leads: so many steps back in the history, or home where the visit began here. */
export type WayBack = { readonly steps: number } | { readonly to: '/index' };

/**
 * @param entry place in the history where the member centre was entered
 * @param here place in the history where the visitor is now
 */
export function wayBack(entry: number, here: number): WayBack {
  const steps = here - entry + 1;
  return entry > 0 && steps > 0 ? { steps } : { to: '/index' };
}

/** The page's place in the history of this tab, as the router numbers it: 0 is where the site was entered. */
export function historyIndex(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

const key = 'memberCentreEntry';

/** Where the centre was entered: kept by the tab, so that a reload in the middle of a visit does not forget it. */
export function keptEntry(storage: Pick<Storage, 'getItem'>, here: number): number {
  const kept = Number(storage.getItem(key) ?? here);
  return Number.isInteger(kept) && kept >= 0 && kept <= here ? kept : here;
}

export const keepEntry = (storage: Pick<Storage, 'setItem'>, entry: number): void =>
  storage.setItem(key, String(entry));
export const forgetEntry = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(key);
