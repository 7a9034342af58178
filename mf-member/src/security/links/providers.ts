import type { IdentityProvider } from '@unisite/shared/contract/memberSecurity';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { signInSettings } from '@unisite/shared/contract/signInSteps';
import { type Firebase, FirebaseFailure } from '@unisite/shared/session/social';

/** Proper names, not translated. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

/** Signs in at the provider again. Call it in a click or submit handler, or browsers block the pop-up. */
export const tokenOf = (firebase: Firebase, provider: IdentityProvider): Promise<string> =>
  provider === 'google.com' ? firebase.signInWithGoogle() : firebase.signInWithFacebook();

/** The text key for a failed sign-in at a provider; null for other errors. */
export function failureKey(error: unknown): 'links.popupBlocked' | 'links.closed' | 'links.failed' | null {
  if (!(error instanceof FirebaseFailure)) return null;
  if (error.code === 'auth/popup-blocked') return 'links.popupBlocked';
  const closed = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];
  return closed.includes(error.code) ? 'links.closed' : 'links.failed';
}

/** The market's sign-in providers. */
export function offered(settings: ValueOf<typeof signInSettings> | undefined): IdentityProvider[] {
  const { google = false, facebook = false } = settings?.firebase ?? {};
  return [...(google ? (['google.com'] as const) : []), ...(facebook ? (['facebook.com'] as const) : [])];
}
