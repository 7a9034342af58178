// session and kit by their names: this file travels with a remote, they are the shell's
import { Button, Checkbox, type IconName, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { dummyPassword, typedOver } from './dummyPassword.ts';
import { CaptchaField } from './humanCheck/CaptchaField.tsx';
import { type SignInOptions, useSignIn } from './useSignIn.ts';

export interface SignInFieldsProps extends Omit<SignInOptions, 'texts'> {
  icon: IconName;
  texts: {
    username: string;
    usernameMissing: string;
    password: string;
    passwordMissing: string;
    captchaMissing: string;
    submit: string;
    /** Offers to remember the member. */
    remember?: string;
  };
  /** The name to begin with: of who is remembered, or was here last. */
  name?: string | undefined;
  /**
   * A remembered login stands in for the password; the form is filled in with a dummy (section 4, remembered
   * credentials).
   */
  remembered?: boolean | undefined;
  /** The typing begins here; where the name is known, with the password. */
  takesFocus?: boolean | undefined;
  /** Beside the box to be remembered: a link to those who forgot. */
  beside?: ReactNode;
}

/** User name and password. What is wrong is said under its field; nothing typed is lost by an error. */
export function SignInFields(props: SignInFieldsProps): ReactElement {
  const { icon, texts, name = '', remembered = false, takesFocus = false, beside, ...options } = props;
  const [typed, setTyped] = useState<{ username?: string; password?: string; remember?: boolean }>({});
  const [isDummyVoid, setDummyVoid] = useState(false);
  const fields = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
  };
  const form = useSignIn({
    ...options,
    texts: { username: texts.usernameMissing, password: texts.passwordMissing, captcha: texts.captchaMissing },
  });
  const { submit, busy, errors, captcha, dialog, forget } = form;

  const first = useRef(name === '' ? fields.username : fields.password);
  useEffect(() => {
    if (takesFocus) first.current.current?.focus();
  }, [takesFocus]);

  const isFilledIn = remembered && !isDummyVoid && typed.username === undefined && typed.password === undefined;
  const username = typed.username ?? name;
  const password = isFilledIn ? dummyPassword : (typed.password ?? '');
  const remember = typed.remember ?? name !== '';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit(
      { username, password },
      {
        type: 'username',
        ...(texts.remember === undefined ? {} : { remember }),
        ...(isFilledIn ? { useRemembered: true as const } : {}),
      },
    );
    if (wrong === 'password' && isFilledIn) setDummyVoid(true);
    if (wrong) fields[wrong].current?.focus();
  };

  return (
    <>
      <form className="stack" onSubmit={send} noValidate>
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
        <TextField
          ref={fields.username}
          label={texts.username}
          icon={icon}
          value={username}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, username: value });
            forget('username');
          }}
          error={errors.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          ref={fields.password}
          label={texts.password}
          icon="lock"
          value={password}
          onFocus={({ target }) => {
            if (isFilledIn) target.select();
          }}
          onChange={({ target: { value } }) => {
            setTyped({ ...typed, password: isFilledIn ? typedOver(value) : value });
            forget('password');
          }}
          error={errors.password}
          autoComplete="current-password"
          maxLength={255}
        />
        {captcha && (
          <CaptchaField
            takesFocus
            inputRef={fields.captcha}
            turn={captcha.turn}
            proof={captcha.proof}
            onProof={(proof) => {
              captcha.setProof(proof);
              forget('captcha');
            }}
            error={errors.captcha}
          />
        )}
        {(texts.remember !== undefined || beside) && (
          <div className="row row--between">
            {texts.remember !== undefined && (
              <Checkbox
                checked={remember}
                onChange={({ target: { checked } }) => setTyped({ ...typed, remember: checked })}
              >
                {texts.remember}
              </Checkbox>
            )}
            {beside}
          </div>
        )}
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {texts.submit}
        </Button>
      </form>
      {dialog}
    </>
  );
}
