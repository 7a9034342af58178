import { useMemo, useSyncExternalStore } from 'react';
import { hashOf, type Place, placeOf } from './place.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The current place; re-renders when it changes. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => placeOf(hash), [hash]);
}

/** Navigates to a place; `replace` replaces the history entry. */
export function goTo(place: Place, { replace = false } = {}): void {
  const hash = hashOf(place);
  if (replace) window.location.replace(hash);
  else window.location.hash = hash;
}
