import { type Location, NavigationType, type Navigator, type To, UNSAFE_createBrowserHistory } from 'react-router';
import { oncePerPage } from '../oncePerPage.ts';
import { createOverlayHistory } from './overlayHistory.ts';

oncePerPage('unisite-once:navigation');

/** The current location, and how it was reached. */
export interface SiteLocation {
  location: Location;
  type: NavigationType;
}

const browser = typeof document === 'undefined' ? null : UNSAFE_createBrowserHistory({ v5Compat: true });
let place: SiteLocation = {
  location: browser?.location ?? { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  type: NavigationType.Pop,
};
const listeners = new Set<() => void>();

const held = browser && createOverlayHistory(window.history, (act) => void setTimeout(act));
const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

// before the router's own listener
if (held)
  window.addEventListener('popstate', () => {
    const { location } = place;
    held.onEntry({ address: addressOf(location), key: location.key, usr: location.state });
  });

/** A push that replaced an overlay's entry. */
let isPush = false;
browser?.listen(({ location, action }) => {
  // overlay entries belong to the same page; entries created by others all share one key
  const isSame = location.key === place.location.key && addressOf(location) === addressOf(place.location);
  if (action === NavigationType.Pop && isSame) return;
  place = { location, type: isPush ? NavigationType.Push : action };
  for (const listener of [...listeners]) listener();
});

/**
 * The page's single history for all roots: shell and remotes see the same location and navigate with the same
 * functions.
 */
export const currentLocation = (): SiteLocation => place;

/** Server only: sets the location of the page rendered next, as path and query. */
export function renderAt(url: string): void {
  const [pathname = '/', query] = url.split('?', 2);
  const search = query ? `?${query}` : '';
  place = { location: { pathname, search, hash: '', state: null, key: 'default' }, type: NavigationType.Pop };
}

/** Calls `listener` after each change of place, until the returned function is called. */
export const onLocationChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const whenStill = (act: () => void): void => held?.whenStill(act);

function push(to: To, state: unknown): void {
  isPush = held?.mark() !== undefined;
  if (isPush) browser?.replace(to, state);
  else browser?.push(to, state);
  held?.onLeft(isPush);
  isPush = false;
}

function replace(to: To, state: unknown): void {
  const mark = held?.mark();
  browser?.replace(to, state);
  held?.onReplaced(mark);
}

export const navigator: Navigator = {
  createHref: (to) => browser?.createHref(to) ?? String(to),
  go: (delta) => browser?.go(delta),
  push: (to, state) => whenStill(() => push(to, state)),
  replace: (to, state) => whenStill(() => replace(to, state)),
};

/** Goes back by `steps` pages. */
export const goBack = (steps = 1): void => held?.goBack(steps);

/**
 * For overlays: Back calls `onBack`, which closes it, instead of leaving the page, until the returned function is
 * called.
 */
export const interceptBack = (onBack: () => void): (() => void) => held?.hold(onBack) ?? (() => {});

/** Navigates to a path of this site; `replace` replaces the history entry. */
export function navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): void {
  if (options.replace) navigator.replace(to, options.state);
  else navigator.push(to, options.state);
}
