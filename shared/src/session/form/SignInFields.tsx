// session and kit by their names: this file travels with a remote, they are the shell's
import { type SignInOptions, useSignIn } from '@unisite/shared/session';
import { Button, Checkbox, type IconName, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';

export interface SignInFieldsProps extends Omit<SignInOptions, 'texts'> {
  icon: IconName;
  texts: {
    username: string;
    usernameMissing: string;
    password: string;
    passwordMissing: string;
    submit: string;
    /** Offers to remember the member. */
    remember?: string;
  };
  /** The name that was remembered here, if one was. */
  lastName?: string;
}

/** User name and password. What is wrong is said under its field; nothing typed is lost by an error. */
export function SignInFields({ icon, texts, lastName = '', ...options }: SignInFieldsProps): ReactElement {
  const [username, setUsername] = useState(lastName);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(lastName !== '');
  const name = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const { submit, busy, errors, forget } = useSignIn({
    ...options,
    texts: { username: texts.usernameMissing, password: texts.passwordMissing },
  });

  // where the typing goes on: a remembered name needs only its password
  useEffect(() => {
    if (lastName !== '') secret.current?.focus();
  }, [lastName]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit({ username, password, ...(texts.remember === undefined ? {} : { remember }) });
    if (wrong) (wrong === 'username' ? name : secret).current?.focus();
  };

  return (
    <form className="stack" onSubmit={send} noValidate>
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <TextField
        ref={name}
        label={texts.username}
        icon={icon}
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
        label={texts.password}
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
      {texts.remember !== undefined && (
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {texts.remember}
        </Checkbox>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}
