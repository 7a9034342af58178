import { useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { useSignIn } from '@unisite/shared/session';
import { Button, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';

/** Signs an agent in; whoever is none is refused by the platform (specification section 4, agent mode). */
export function AgentLoginForm(): ReactElement {
  const t = useText();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const { submit, busy, errors, forget } = useSignIn({
    agentMode: true,
    texts: { username: t('login.usernameMissing'), password: t('login.passwordMissing') },
    onSignedIn: () => navigate('/agentHome', { replace: true }),
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit({ username, password });
    if (wrong) (wrong === 'username' ? name : secret).current?.focus();
  };

  return (
    <form className="stack" onSubmit={send} noValidate>
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <TextField
        ref={name}
        label={t('login.username')}
        icon="agent"
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
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
