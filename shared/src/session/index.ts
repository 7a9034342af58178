export { afterSignIn, landingPage } from './afterSignIn.ts';
export { renderBalance, useBalanceHidden } from './balanceHidden.ts';
export { requireLogin } from './requireLogin.ts';
export {
  endSession,
  type Permissions,
  permissionsOf,
  type SessionEndReason,
  type SessionState,
  sessionState,
  sessionStore,
  sessionToken,
  setMerchant,
  startSession,
  storeBreak,
} from './session.ts';
export { sessionKeys } from './sessionKeys.ts';
export { signOut } from './signOut.ts';
export { usePermissions, useSession } from './useSession.ts';
