import { CallError } from '@unisite/shared/api';
import { login, type SignedIn, type VerificationAsked } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { useLanguage } from '@unisite/shared/i18n';
import { type ReactNode, useState } from 'react';
import { useHumanProof } from './humanCheck/useHumanProof.tsx';
import {
  type Entered,
  errorsOf,
  type MissingTexts,
  missing,
  type SignInErrors,
  type SignInFaults,
  type SignInField,
  without,
} from './signInErrors.ts';
import { useRepeatedCall } from './useRepeatedCall.ts';

type LoginRequest = RequestOf<typeof login>;

/** What goes along with name and password: how they are meant. */
export type SignInCourse = Pick<LoginRequest, 'type' | 'countryDialingCode' | 'remember' | 'useRemembered'>;

/** The picture with signs, once a failure has brought it (section 4). */
export interface CaptchaShown {
  turn: number;
  proof: HumanProof | null;
  setProof(proof: HumanProof | null): void;
}

export interface SignInForm {
  /** Gives the first field that is wrong, or null when it went through or failed for another reason. */
  submit(entered: Entered, course: SignInCourse): Promise<SignInField | null>;
  busy: boolean;
  errors: SignInErrors;
  captcha: CaptchaShown | null;
  /** The slide while it is shown: beside the form, not in it. */
  dialog: ReactNode;
  /** Takes a field's error away, once it is typed in. */
  forget(field: SignInField): void;
}

export interface SignInOptions {
  /** At the agents' page: other customer types are refused (specification section 4). */
  agentMode?: boolean | undefined;
  /** Username mode runs the slide step (section 4). Whatever is said here, the platform may ask for it. */
  slide?: boolean | undefined;
  texts: MissingTexts;
  onSignedIn(value: SignedIn): void;
  /** The first step was right and is not enough. */
  onVerification(asked: VerificationAsked): void;
}

/**
 * The course of a sign-in form, wherever it stands: check, prove, call, and what to say where. The password goes into
 * the sealed call and nowhere else.
 */
export function useSignIn(options: SignInOptions): SignInForm {
  const { agentMode, slide = false, texts, onSignedIn, onVerification } = options;
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<SignInFaults | null>(null);
  const [turn, setTurn] = useState<number | null>(null);
  const [proof, setProof] = useState<HumanProof | null>(null);
  const { prove, dialog } = useHumanProof();
  const { repeat, repeatProven } = useRepeatedCall();

  const show = (next: SignInFaults): SignInField | null => {
    setFaults(next);
    const said = errorsOf(next, texts, language);
    const places = ['username', 'password', 'captcha'] as const;
    return places.find((place) => said[place]) ?? null;
  };
  const fail = (error: unknown): SignInField | null => {
    if (!(error instanceof CallError)) throw error;
    const isCaptchaMeant = error.code === 'CAPTCHA_REQUIRED' || error.code === 'CAPTCHA_WRONG';
    // a picture is for one try, right or wrong; without an answer this one goes on
    if (!error.unanswered) {
      if (isCaptchaMeant || turn !== null) setTurn((turn ?? 0) + 1);
      setProof(null);
    }
    return show({ by: 'platform', error, typed: [] });
  };
  /** Null: the visitor turned the check down. */
  const send = async (request: LoginRequest) => {
    const isSlideFirst = slide && turn === null && request.type === 'username';
    const proven = (verification: HumanProof | undefined) => ({
      ...request,
      ...(verification ? { verification } : {}),
    });
    if (isSlideFirst) return repeatProven(login, proven, prove);
    try {
      return await repeat(login, proven(proof ?? undefined));
    } catch (error) {
      const isProofWanted = error instanceof CallError && error.code === 'HUMAN_CHECK_REQUIRED' && !proof;
      if (!isProofWanted) throw error;
      return repeatProven(login, proven, prove);
    }
  };

  return {
    busy,
    errors: errorsOf(faults, texts, language),
    dialog,
    captcha: turn === null ? null : { turn, proof, setProof },
    forget: (field) => setFaults((now) => without(now, field)),
    async submit(entered, course) {
      if (busy) return null;
      const empty = missing(entered, turn !== null && proof === null ? 'missing' : 'given');
      if (empty) return show(empty);
      setBusy(true);
      setFaults(null);
      try {
        const { useRemembered } = course;
        const value = await send({
          username: entered.username.trim(),
          ...(useRemembered ? {} : { password: course.type === 'sms' ? entered.password.trim() : entered.password }),
          ...course,
          ...(agentMode === undefined ? {} : { agentMode }),
        });
        if (value?.state === 'signedIn') onSignedIn(value);
        if (value?.state === 'verificationAsked') onVerification(value);
        return null;
      } catch (error) {
        return fail(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
