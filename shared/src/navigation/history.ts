import { type Location, NavigationType, type Navigator, type To, UNSAFE_createBrowserHistory } from 'react-router';
import { oncePerPage } from '../oncePerPage.ts';
import { createHeldBack } from './heldBack.ts';

oncePerPage('unisite-once:navigation');

/** Where the page is and how it came there. */
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

const held = browser && createHeldBack(window.history, (act) => void setTimeout(act));
const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

// before the router's own listener
if (held)
  window.addEventListener('popstate', () => {
    const { location } = place;
    held.onEntry({ address: addressOf(location), key: location.key, usr: location.state });
  });

/** A push that took the place of an entry for what lay over the page before. */
let isPush = false;
browser?.listen(({ location, action }) => {
  // what lies over a page has entries of the same page; entries that others made have one key, all of them
  const isSame = location.key === place.location.key && addressOf(location) === addressOf(place.location);
  if (action === NavigationType.Pop && isSame) return;
  place = { location, type: isPush ? NavigationType.Push : action };
  for (const listener of [...listeners]) listener();
});

/**
 * The one history of the page, for every root: the shell and all remotes see the same place and move it with the same
 * calls.
 */
export const currentLocation = (): SiteLocation => place;

/** On the server: where the page is that is rendered next, by its path and query. */
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

/** To the page `steps` before this one. */
export const goBack = (steps = 1): void => held?.goBack(steps);

/**
 * For what lies over the page: Back calls `onBack`, which takes it away, in place of leaving the page. Until the returned
 * function is called.
 */
export const holdBack = (onBack: () => void): (() => void) => held?.hold(onBack) ?? (() => {});

/** Goes to a path of this site; `replace` leaves no way back to the present one. */
export function navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): void {
  if (options.replace) navigator.replace(to, options.state);
  else navigator.push(to, options.state);
}
