export { requireLogin } from './requireLogin.ts';
export {
  type EndOfSession,
  endSession,
  type Permissions,
  permissionsOf,
  rememberMerchant,
  type SessionState,
  sessionState,
  sessionStore,
  sessionToken,
  startSession,
} from './session.ts';
export { sessionKeys } from './sessionKeys.ts';
export { homeOf, signIn, signOut } from './signIn.ts';
export { usePermissions, useSession } from './useSession.ts';
