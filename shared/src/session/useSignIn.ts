import { useState } from 'react';
import { CallError } from '../api/CallError.ts';
import type { SessionInfo } from '../contract/access.ts';
import { signIn } from './signIn.ts';
import {
  type Entered,
  type MissingTexts,
  missing,
  refused,
  type SignInErrors,
  type SignInField,
} from './signInErrors.ts';

export interface SignInForm {
  /** Gives the first field that is wrong, or null when it went through or failed for another reason. */
  submit(entered: Entered & { remember?: boolean }): Promise<SignInField | null>;
  busy: boolean;
  errors: SignInErrors;
  /** Takes a field's error away, once it is typed in. */
  forget(field: SignInField): void;
}

export interface SignInOptions {
  /** At the agents' page: other customer types are refused (specification section 4). */
  agentMode?: boolean;
  texts: MissingTexts;
  onSignedIn(info: SessionInfo): void;
}

/** The course of a sign-in form, wherever it stands: check, call, and what to say where. */
export function useSignIn({ agentMode, texts, onSignedIn }: SignInOptions): SignInForm {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});

  const show = (next: SignInErrors): SignInField | null => {
    setErrors(next);
    return next.username ? 'username' : next.password ? 'password' : null;
  };

  return {
    busy,
    errors,
    forget: (field) => setErrors(({ [field]: _, form: __, ...rest }) => rest),
    async submit({ username, password, remember }) {
      if (busy) return null;
      const empty = missing({ username, password }, texts);
      if (empty) return show(empty);
      setBusy(true);
      setErrors({});
      try {
        const request = { username, password, type: 'username' as const };
        const value = await signIn({
          ...request,
          ...(agentMode === undefined ? {} : { agentMode }),
          ...(remember === undefined ? {} : { remember }),
        });
        if (value.state === 'signedIn') onSignedIn(value);
        return null;
      } catch (error) {
        if (error instanceof CallError) return show(refused(error));
        throw error;
      } finally {
        setBusy(false);
      }
    },
  };
}
