export { afterSignIn, landingPage } from './afterSignIn.ts';
export { renderBalance } from './balanceHidden.ts';
export * from './public.ts';
export {
  endSession,
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
export { useSession } from './useSession.ts';
