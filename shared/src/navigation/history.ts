import { type Location, NavigationType, type Navigator, type To, UNSAFE_createBrowserHistory } from 'react-router';
import { oncePerPage } from '../oncePerPage.ts';

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

browser?.listen(({ location, action }) => {
  place = { location, type: action };
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

export const onLocationChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const navigator: Navigator = {
  createHref: (to) => browser?.createHref(to) ?? String(to),
  go: (delta) => browser?.go(delta),
  push: (to, state) => browser?.push(to, state),
  replace: (to, state) => browser?.replace(to, state),
};

/** As the browser's own Back does, `steps` times. */
export const goBack = (steps = 1): void => navigator.go(-steps);

/** Goes to a path of this site; `replace` leaves no way back to the present one. */
export function navigate(to: To, options: { replace?: boolean; state?: unknown } = {}): void {
  if (options.replace) navigator.replace(to, options.state);
  else navigator.push(to, options.state);
}
