import { useMemo, useSyncExternalStore } from 'react';
import { hashOf, type Place, placeOf } from './place.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Where the operator is; the component renders again when that changes. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => placeOf(hash), [hash]);
}

/** Goes to a place; `replace` leaves no way back to the present one. */
export function goTo(place: Place, { replace = false } = {}): void {
  const hash = hashOf(place);
  if (replace) window.location.replace(hash);
  else window.location.hash = hash;
}
