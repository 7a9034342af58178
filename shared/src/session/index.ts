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
export { homeOf, signIn, signOut } from './signIn.ts';
export type { SignInErrors, SignInField } from './signInErrors.ts';
export { usePermissions, useSession } from './useSession.ts';
export { type SignInForm, type SignInOptions, useSignIn } from './useSignIn.ts';
