import type { SessionInfo } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import { useSignIn } from '@unisite/shared/session';
import { Button, Checkbox, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { lastName } from './lastName.ts';

/** User name and password. What is wrong is said under its field; nothing typed is lost by an error. */
export function LoginForm({ onSignedIn }: { onSignedIn(info: SessionInfo): void }): ReactElement {
  const t = useText();
  const remembered = lastName();
  const [username, setUsername] = useState(remembered);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== '');
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const { submit, busy, errors, forget } = useSignIn({
    texts: { username: t('login.usernameMissing'), password: t('login.passwordMissing') },
    onSignedIn,
  });

  // where the typing goes on: a remembered name needs only its password
  useEffect(() => {
    if (remembered !== '') secret.current?.focus();
  }, [remembered]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit({ username, password, remember });
    if (wrong) (wrong === 'username' ? name : secret).current?.focus();
  };

  return (
    <form className="stack" onSubmit={send} noValidate>
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <TextField
        ref={name}
        label={t('login.username')}
        icon="user"
        value={username}
        onChange={(event) => {
          setUsername(event.target.value);
          forget('username');
        }}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        ref={secret}
        label={t('login.password')}
        icon="lock"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          forget('password');
        }}
        error={errors.password}
        autoComplete="current-password"
        maxLength={255}
      />
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
