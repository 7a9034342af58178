import { CallError } from '@unisite/shared/api';
import { login, type SecondStepRequired, type SignedIn } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type Form, useForm } from '@unisite/shared/form';
import { type ReactNode, useState } from 'react';
import { useHumanProof } from './humanCheck/useHumanProof.tsx';
import { useRetryableCall } from './useRetryableCall.ts';

type LoginRequest = RequestOf<typeof login>;

/** How name and password are to be used. */
export type SignInOutcome = Pick<LoginRequest, 'type' | 'countryDialingCode' | 'remember' | 'useRemembered'>;

export interface SignInValues {
  /** Undefined: nothing typed yet. */
  username: string | undefined;
  password: string | undefined;
  captcha: HumanProof | null;
}

export type Credentials = Record<'username' | 'password', string>;

export interface SignInForm {
  form: Form<SignInValues>;
  /** Number of the captcha shown after a failure (section 4); null: none. */
  captchaTurn: number | null;
  /** The slide check while it is open: beside the form, not inside. */
  dialog: ReactNode;
}

export interface SignInOptions {
  /** Agents' page: other customer types are refused (specification section 4). */
  agentMode?: boolean | undefined;
  /** Username mode with the slide step (section 4). The platform may require it in any case. */
  slide?: boolean | undefined;
  /** The credentials to send: as typed, or as prefilled. */
  credentials(values: SignInValues): Credentials;
  course(values: SignInValues): SignInOutcome;
  /** Whether it can be a name; by default any non-blank text. */
  isUsername?(username: string): boolean;
  /** Messages for empty fields. */
  texts: Readonly<Record<keyof SignInValues, string>>;
  onSignedIn(value: SignedIn): void;
  /** The first step succeeded, and a second is required. */
  onVerification(asked: SecondStepRequired): void;
  /** The password, or its replacement, was refused. */
  onPasswordRefused?(): void;
}

/** Wrong credentials show under the password, malformed fields under their own, everything else above. */
const fieldOfRefusal: Readonly<Record<string, keyof SignInValues>> = {
  WRONG_CREDENTIALS: 'password',
  WRONG_CODE: 'password',
  REMEMBERED_NOT_KNOWN: 'password',
  MOBILE_INVALID: 'username',
  CAPTCHA_REQUIRED: 'captcha',
  CAPTCHA_WRONG: 'captcha',
};

const isFilled = (text: string): boolean => text.trim() !== '';

/** The logic of a sign-in form: validate, prove, call. The password goes into the sealed call only. */
export function useSignIn(options: SignInOptions): SignInForm {
  const { agentMode, slide = false, credentials, course, isUsername = isFilled, texts } = options;
  const [captchaTurn, setCaptchaTurn] = useState<number | null>(null);
  const { prove, dialog } = useHumanProof();
  const { sendOnce, sendWithProof } = useRetryableCall();

  const form = useForm<SignInValues>({
    values: { username: undefined, password: undefined, captcha: null },
    // section 5: both are required, and the captcha where shown
    validate(values) {
      const { username, password } = credentials(values);
      return {
        username: isUsername(username) ? null : texts.username,
        password: isFilled(password) ? null : texts.password,
        captcha: captchaTurn === null || values.captcha ? null : texts.captcha,
      };
    },
    async submit(values) {
      const { username, password } = credentials(values);
      const how = course(values);
      try {
        const value = await send(
          {
            username: username.trim(),
            ...(how.useRemembered ? {} : { password: how.type === 'sms' ? password.trim() : password }),
            ...how,
            ...(agentMode === undefined ? {} : { agentMode }),
          },
          values.captcha,
        );
        if (value?.state === 'signedIn') options.onSignedIn(value);
        if (value?.state === 'secondStepRequired') options.onVerification(value);
      } catch (error) {
        if (error instanceof CallError) afterRefusal(error);
        throw error;
      }
    },
    fieldOfRefusal,
  });

  /** Null: the check was cancelled. */
  const send = async (request: LoginRequest, captcha: HumanProof | null) => {
    const isSlideFirst = slide && captchaTurn === null && request.type === 'username';
    const proven = (verification: HumanProof | undefined) => ({
      ...request,
      ...(verification ? { verification } : {}),
    });
    if (isSlideFirst) return sendWithProof(login, proven, prove);
    try {
      return await sendOnce(login, proven(captcha ?? undefined));
    } catch (error) {
      const isProofWanted = error instanceof CallError && error.code === 'HUMAN_CHECK_REQUIRED' && !captcha;
      if (!isProofWanted) throw error;
      return sendWithProof(login, proven, prove);
    }
  };
  const afterRefusal = (error: CallError) => {
    const field = fieldOfRefusal[error.code];
    if (field === 'password') options.onPasswordRefused?.();
    // a captcha is valid for one try, right or wrong; without a response it is kept
    if (error.unanswered) return;
    if (field === 'captcha' || captchaTurn !== null) setCaptchaTurn((turn) => (turn ?? 0) + 1);
    form.setValue('captcha', null);
  };

  return { form, captchaTurn, dialog };
}
