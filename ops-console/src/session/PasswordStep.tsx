import type { CallError } from '@unisite/shared/client';
import { operatorSignIn, type secondStep } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { Button, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useAction } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useRetryDelay } from './useRetryDelay.ts';

interface PasswordStepProps {
  account: string;
  /** Why the second step led back here. */
  before: CallError | null;
  onAccount: (account: string) => void;
  onDone: (next: Infer<typeof secondStep>) => void;
}

/**
 * The first step. A refusal says how long to wait when attempts were too many; the name stays, the password is asked
 * for again.
 */
export function PasswordStep({ account, before, onAccount, onDone }: PasswordStepProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const signIn = useAction(operatorSignIn);
  const pause = useRetryDelay();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState({ account: false, password: false });
  const accountField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const error = signIn.error ?? before;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = { account: account.trim() === '', password: password === '' };
    setMissing(empty);
    if (empty.account) return accountField.current?.focus();
    if (empty.password) return passwordField.current?.focus();
    if (pause.left > 0 || signIn.isPending) return;
    signIn.mutate(
      { account: account.trim(), password },
      {
        onSuccess: onDone,
        onError: (error) => {
          pause.begin(error);
          if (error.unanswered) return;
          setPassword('');
          passwordField.current?.focus();
        },
      },
    );
  };

  return (
    <form className="form" onSubmit={submit} noValidate>
      {error && (
        <Notice tone="error">
          {errorText(error)} {pause.left > 0 && t('signIn.wait', { count: pause.left })}
        </Notice>
      )}
      <TextField
        ref={accountField}
        label={t('signIn.account')}
        icon="user"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={({ target }) => onAccount(target.value)}
        error={missing.account && account.trim() === '' && t('signIn.accountMissing')}
      />
      <PasswordField
        ref={passwordField}
        label={t('signIn.password')}
        icon="lock"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing.password && password === '' && t('signIn.passwordMissing')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={signIn.isPending} disabled={pause.left > 0}>
        {t('signIn.next')}
      </Button>
    </form>
  );
}
