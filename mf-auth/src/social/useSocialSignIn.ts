import { CallError, call, isErrorOf } from '@unisite/shared/api';
import type { SecondStepRequired, SignedIn } from '@unisite/shared/contract/access';
import { isAgeError } from '@unisite/shared/contract/ageErrors';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { socialLogin } from '@unisite/shared/contract/signInSteps';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { FirebaseFailure } from '@unisite/shared/session/social';
import { useRef, useState } from 'react';
import { phoneError } from './phoneError.ts';

export interface SocialSignInOptions {
  onSignedIn(value: SignedIn): void;
  onVerification(asked: SecondStepRequired): void;
}

export interface SocialSignIn {
  busy: boolean;
  /** Why it failed, as a sentence. */
  failed: string | null;
  /**
   * Gets a Firebase token and signs in with it; call it in a click handler. `from` names the source: a token whose
   * response was lost is sent again, since an SMS code yields only one.
   */
  begin(from: string, token: () => Promise<string>): Promise<void>;
  /** Runs another Firebase call; resolves to true when it succeeded. */
  attempt(work: () => Promise<void>): Promise<boolean>;
  /** New members confirm that they are 18. */
  isAdultQuestionOpen: boolean;
  adult(is: boolean): Promise<void>;
  /** New members also pass the age gate; then the sign-in continues. */
  isGateOpen: boolean;
  passGate(passed: boolean): Promise<void>;
}

/** An ID token and its source. */
interface Token {
  readonly from: string;
  readonly idToken: string;
}

/** Signing in with a Firebase identity (sections 2 and 4). */
export function useSocialSignIn({ onSignedIn, onVerification }: SocialSignInOptions): SocialSignIn {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const language = useLanguage();
  // translated when it is rendered, in the language of that moment (section 4)
  const [failure, setFailure] = useState<FirebaseFailure | CallError | null>(null);
  const [newcomer, setNewcomer] = useState<Token | null>(null);
  const [gated, setGated] = useState<Token | null>(null);
  const unanswered = useRef<Token | null>(null);

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
  const send = async (token: Token, isAdult: boolean) => {
    try {
      const value = await call(socialLogin, { idToken: token.idToken, ...(isAdult ? { adult: true } : {}) });
      setNewcomer(null);
      if (value.state === 'signedIn') onSignedIn(value);
      else onVerification(value);
    } catch (error) {
      const isAgeAsked = isErrorOf(socialLogin, error) && error.code === 'ADULTS_ONLY' && !isAdult;
      const isGated = error instanceof CallError && isAgeError(error.code);
      setNewcomer(isAgeAsked ? token : null);
      setGated(isGated ? token : null);
      if (error instanceof CallError && error.unanswered) unanswered.current = token;
      if (!isAgeAsked && !isGated) throw error;
    }
  };

  return {
    busy,
    failed:
      failure instanceof FirebaseFailure ? t(phoneError(failure.code)) : failure && refusalSentence(failure, language),
    attempt,
    async begin(from, token) {
      await attempt(async () => {
        const last = unanswered.current;
        unanswered.current = null;
        await send(last?.from === from ? last : { from, idToken: await token() }, false);
      });
    },
    isAdultQuestionOpen: newcomer !== null,
    async adult(is) {
      if (is && newcomer) await attempt(() => send(newcomer, true));
      else setNewcomer(null);
    },
    isGateOpen: gated !== null,
    async passGate(passed) {
      setGated(null);
      if (passed && gated) await attempt(() => send(gated, true));
    },
  };
}
