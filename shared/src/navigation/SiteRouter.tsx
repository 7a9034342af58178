import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import { isUnderRoute } from '../contract/routes.ts';
import { currentLocation, navigator, onLocationChange } from './history.ts';

/**
 * Puts the page's one history in place for a React root. With `path` (a route's pattern) it renders
 * nothing once the visitor has left that path: between the shell's navigation away and this root's unmount the remote
 * must not see a foreign location.
 */
export function SiteRouter({
  path,
  children,
}: {
  path?: string | undefined;
  children: ReactNode;
}): ReactElement | null {
  const place = useSyncExternalStore(onLocationChange, currentLocation, currentLocation);
  if (path !== undefined && !isUnderRoute(path, place.location.pathname)) return null;
  return (
    <Router location={place.location} navigationType={place.type} navigator={navigator}>
      {children}
    </Router>
  );
}
