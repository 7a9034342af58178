import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server, and while a component takes over what was rendered there: until then both sides must come to the
 * same markup, so nothing of the browser may be looked at.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
