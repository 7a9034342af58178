import { CallError } from '@unisite/shared/api';
import type { IdentityProvider } from '@unisite/shared/contract/memberSecurity';
import type { Firebase } from '@unisite/shared/session/social';
import { useRef } from 'react';
import { tokenOf } from './providers.ts';

type WithIdToken = <Value>(
  firebase: () => Firebase,
  provider: IdentityProvider,
  send: (idToken: string) => Promise<Value>,
) => Promise<Value>;

/**
 * Makes a call with the ID token of a provider sign-in. A token whose call had no response is reused by the next try:
 * the same call again, without a second pop-up.
 */
export function useIdToken(): WithIdToken {
  const unanswered = useRef<{ provider: IdentityProvider; idToken: string } | null>(null);
  return async (firebase, provider, send) => {
    const last = unanswered.current;
    unanswered.current = null;
    const idToken = last?.provider === provider ? last.idToken : await tokenOf(firebase(), provider);
    try {
      return await send(idToken);
    } catch (error) {
      if (error instanceof CallError && error.unanswered) unanswered.current = { provider, idToken };
      throw error;
    }
  };
}
