import { CallError } from '@unisite/shared/api';
import type { SessionInfo } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import { signIn } from '@unisite/shared/session';
import { useState } from 'react';
import { type Entered, type LoginErrors, type LoginField, missing, refused } from './loginErrors.ts';

export interface Login {
  /** Gives the first field that is wrong, or null when it went through or failed for another reason. */
  submit(entered: Entered & { remember: boolean }): Promise<LoginField | null>;
  busy: boolean;
  errors: LoginErrors;
  /** Takes a field's error away, once it is typed in. */
  forget(field: LoginField): void;
}

/** The course of a login: check, call, and what to say where. */
export function useLogin(onSignedIn: (info: SessionInfo) => void): Login {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<LoginErrors>({});

  const show = (next: LoginErrors): LoginField | null => {
    setErrors(next);
    return next.username ? 'username' : next.password ? 'password' : null;
  };

  return {
    busy,
    errors,
    forget: (field) => setErrors(({ [field]: _, form: __, ...rest }) => rest),
    async submit({ username, password, remember }) {
      if (busy) return null;
      const empty = missing({ username, password }, t);
      if (empty) return show(empty);
      setBusy(true);
      setErrors({});
      try {
        onSignedIn(await signIn({ username, password, type: 'username', remember }));
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
