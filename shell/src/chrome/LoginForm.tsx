import { useAction } from '@unisite/shared/api';
import { login } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import { Button, Icon, useUid } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { signedIn } from './signedIn.ts';

type Field = 'username' | 'password';

/** Signs in from the header. What was typed stays until it has worked; what went wrong stands under the fields. */
export function LoginForm(): ReactElement {
  const t = useText();
  const action = useAction(login);
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [missing, setMissing] = useState<Field | null>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const errorId = useUid();
  const error = missing ? t('login.missing') : action.error?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const username = typed.username.trim();
    const empty = username === '' ? 'username' : typed.password === '' ? 'password' : null;
    setMissing(empty);
    if (empty || action.isPending) {
      if (empty) fields[empty].current?.focus();
      return;
    }
    try {
      const value = await action.mutateAsync({ username, password: typed.password, type: 'username' });
      if (value.state === 'signedIn') signedIn(value);
    } catch {
      fields.password.current?.select(); // the error itself is shown from the action
    }
  };
  const control = (field: Field) => ({
    ref: fields[field],
    name: field,
    className: 'input',
    'aria-label': t(`login.${field}`),
    placeholder: t(`login.${field}`),
    'aria-invalid': error && (missing === null || missing === field) ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: event.target.value });
      setMissing(null);
      if (action.isError) action.reset();
    },
  });

  return (
    <form className="header__login" aria-label={t('login.quick')} noValidate onSubmit={(event) => void submit(event)}>
      <input {...control('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <input {...control('password')} type="password" autoComplete="current-password" />
      <Button type="submit" variant="outline" busy={action.isPending}>
        {t('login.submit')}
      </Button>
      <p className="header__error" id={errorId} role="alert" hidden={!error}>
        <Icon name="alert" size={16} />
        <span>{error}</span>
      </p>
    </form>
  );
}
