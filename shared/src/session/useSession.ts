import { useSyncExternalStore } from 'react';
import { type Permissions, permissionsOf, renderedSession, type SessionState, sessionStore } from './session.ts';

/** Who is signed in; the component renders again when that changes. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, renderedSession);

/** What the signed-in person may use. */
export const usePermissions = (): Permissions => permissionsOf(useSession());
