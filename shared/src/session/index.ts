export { afterSignIn, landingPage } from './afterSignIn.ts';
export { renderBalance } from './balanceHidden.ts';
export * from './public.ts';
export {
  endSession,
  keepBreak,
  type SessionState,
  sessionState,
  sessionStore,
  sessionToken,
  setMerchant,
  startSession,
} from './session.ts';
export { sessionKeys } from './sessionKeys.ts';
export { signOut } from './signOut.ts';
export { useSession } from './useSession.ts';
