import { isUnderRoute } from '@unisite/shared/contract/routes';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { RouteMatch } from '../loader/offers.ts';

/** A page that was switched off while the visitor was on it. */
export interface ClosedRoute {
  match: RouteMatch;
  /** It holds unsent input: it stays until the visitor leaves. */
  keep: boolean;
}

const store = createStore<{ closed: ClosedRoute | null }>(() => ({ closed: null }));

export const disabledRoute = (): ClosedRoute | null => store.getState().closed;
export const setClosedRoute = (closed: ClosedRoute | null): void => store.setState({ closed });
export const useClosedRoute = (): ClosedRoute | null =>
  useSyncExternalStore(store.subscribe, disabledRoute, disabledRoute);

export function isAtClosedRoute(pathname: string): boolean {
  const closed = disabledRoute();
  return closed !== null && isUnderRoute(closed.match.route.path, pathname);
}
