import { CallError } from '@unisite/shared/client';
import { operatorSignIn, type secondStep } from '@unisite/shared/contract/operators';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { Button, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useSending } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useRetryDelay } from './useRetryDelay.ts';

interface PasswordStepProps {
  account: string;
  /** Why the second step returned here. */
  before: CallError | null;
  onAccount: (account: string) => void;
  /** `code`: the authenticator's code entered with the password; the second step takes it too. */
  onDone: (next: Infer<typeof secondStep>, code: string) => void;
}

/**
 * The first step. After too many attempts a refusal says how long to wait, and asks for the authenticator's code, which
 * avoids the wait; the name stays, the password is asked for again.
 */
export function PasswordStep({ account, before, onAccount, onDone }: PasswordStepProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const signIn = useSending(operatorSignIn);
  const pause = useRetryDelay();
  const [isCodeOffered, setCodeOffered] = useState(false);
  const form = useForm({
    values: { username: account, password: '', code: '' },
    validate: ({ username, password, code }) => ({
      username: username.trim() === '' ? t('signIn.accountMissing') : null,
      password: password === '' ? t('signIn.passwordMissing') : null,
      code: code !== '' && code.length < 6 ? t('signIn.codeShort') : null,
    }),
    async submit({ username, password, code }) {
      if (pause.left > 0 && code === '') return;
      try {
        const known = code === '' ? {} : { code };
        onDone(await signIn.send({ account: username.trim(), password, ...known }), code);
      } catch (error) {
        if (error instanceof CallError) pause.begin(error);
        if (error instanceof CallError && error.code === 'TOO_MANY_REQUESTS') setCodeOffered(true);
        if (error instanceof CallError && !error.unanswered) {
          form.setValue('password', '');
          passwordField.current?.focus();
        }
        throw error;
      }
    },
  });
  const passwordField = useRef<HTMLInputElement>(null);
  const username = form.field('username');
  const code = form.field('code');
  const isWaiting = pause.left > 0 && form.values.code === '';
  const error = signIn.error ?? before;

  return (
    <form {...form.form} className="form">
      {error && (
        <Notice tone="error">
          {errorText(error)} {pause.left > 0 && t('signIn.wait', { count: pause.left })}
        </Notice>
      )}
      <TextField
        {...toInput({
          ...username,
          onValueChange(typed) {
            username.onValueChange(typed);
            onAccount(typed);
          },
        })}
        label={t('signIn.account')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        {...toInput(form.field('password'))}
        ref={passwordField}
        label={t('signIn.password')}
        icon="lock"
        autoComplete="current-password"
        maxLength={200}
      />
      {isCodeOffered && (
        <TextField
          {...toInput({ ...code, onValueChange: (typed) => code.onValueChange(typed.replace(/\D/g, '').slice(0, 6)) })}
          label={t('signIn.code')}
          hint={t('signIn.codeNow')}
          icon="shield"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <Button type="submit" variant="primary" size="lg" block busy={form.busy} disabled={isWaiting}>
        {t('signIn.next')}
      </Button>
    </form>
  );
}
