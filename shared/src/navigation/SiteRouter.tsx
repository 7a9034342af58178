import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import { isUnderRoute } from '../contract/routes.ts';
import { currentLocation, navigator, onLocationChange } from './history.ts';

/**
 * Provides the page's single history to a React root. With `path` (a route's pattern) it renders nothing once the
 * visitor has left that path: between navigation and unmount the remote must not see another page's location.
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
