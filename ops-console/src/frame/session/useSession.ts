import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session.ts';

/** The current session; re-renders when it changes. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
