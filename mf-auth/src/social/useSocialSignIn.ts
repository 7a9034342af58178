import { CallError, call } from '@unisite/shared/api';
import type { SignedIn, VerificationAsked } from '@unisite/shared/contract/access';
import { signInSentence } from '@unisite/shared/contract/signInSentences';
import { socialLogin } from '@unisite/shared/contract/signInSteps';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { FirebaseFailure } from '@unisite/shared/session/social';
import { useState } from 'react';
import { phoneError } from './phoneError.ts';

export interface SocialSignInOptions {
  onSignedIn(value: SignedIn): void;
  onVerification(asked: VerificationAsked): void;
}

export interface SocialSignIn {
  busy: boolean;
  /** Why it did not work, as a sentence. */
  failed: string | null;
  /** Gets a token of Firebase and signs in with it. To be called in the handler of a click. */
  begin(token: () => Promise<string>): Promise<void>;
  /** Does something else with Firebase; true when it worked. */
  attempt(work: () => Promise<void>): Promise<boolean>;
  /** Who is new is asked whether they are 18. */
  adultAsked: boolean;
  adult(is: boolean): Promise<void>;
}

/** Signing in with what Firebase says about somebody (sections 2 and 4). */
export function useSocialSignIn({ onSignedIn, onVerification }: SocialSignInOptions): SocialSignIn {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const language = useLanguage();
  // its sentence is made when it is shown, in the language of that moment (section 4)
  const [failure, setFailure] = useState<FirebaseFailure | CallError | null>(null);
  const [newcomer, setNewcomer] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof FirebaseFailure || error instanceof CallError)) throw error;
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const send = async (idToken: string, isAdult: boolean) => {
    try {
      const value = await call(socialLogin, { idToken, ...(isAdult ? { adult: true } : {}) });
      setNewcomer(null);
      if (value.state === 'signedIn') onSignedIn(value);
      else onVerification(value);
    } catch (error) {
      const isAgeAsked = error instanceof CallError && error.code === 'ADULTS_ONLY' && !isAdult;
      setNewcomer(isAgeAsked ? idToken : null);
      if (!isAgeAsked) throw error;
    }
  };

  return {
    busy,
    failed:
      failure instanceof FirebaseFailure ? t(phoneError(failure.code)) : failure && signInSentence(failure, language),
    attempt,
    begin: async (token) => void (await attempt(async () => send(await token(), false))),
    adultAsked: newcomer !== null,
    async adult(is) {
      if (is && newcomer) await attempt(() => send(newcomer, true));
      else setNewcomer(null);
    },
  };
}
