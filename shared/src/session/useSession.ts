import { useSyncExternalStore } from 'react';
import { type Permissions, permissionsOf, renderedSession, type SessionState, sessionStore } from './session.ts';

/** The current session; re-renders when it changes. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, renderedSession);

/** What the signed-in person may use. */
export const usePermissions = (): Permissions => permissionsOf(useSession());
