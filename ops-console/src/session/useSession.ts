import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session.ts';

/** Who is signed in; the component renders again when that changes. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
