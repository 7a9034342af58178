export { afterSignIn, homeOf } from './afterSignIn.ts';
export { useBalanceHidden } from './balanceHidden.ts';
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
export { signOut } from './signOut.ts';
export { usePermissions, useSession } from './useSession.ts';
