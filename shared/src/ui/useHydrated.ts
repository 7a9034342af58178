import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and during hydration: until then both sides must render the same markup, so nothing of the
 * browser may be read.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
