import { toInput } from '@unisite/shared/form';
// imported by package name: this file is bundled into remotes, session and kit are the shell's
import { Button, Checkbox, type IconName, Notice, PasswordField, TextField } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { clearDummy, dummyPassword } from './dummyPassword.ts';
import { CaptchaField } from './humanCheck/CaptchaField.tsx';
import { type SignInOptions, type SignInValues, useSignIn } from './useSignIn.ts';

export interface SignInFieldsProps
  extends Pick<SignInOptions, 'agentMode' | 'slide' | 'onSignedIn' | 'onVerification'> {
  icon: IconName;
  texts: {
    username: string;
    usernameMissing: string;
    password: string;
    passwordMissing: string;
    captchaMissing: string;
    submit: string;
    /** Text of the "remember me" option; absent: not offered. */
    remember?: string;
  };
  /** Initial name: the remembered or last one. */
  name?: string | undefined;
  /** A remembered login replaces the password, and a dummy fills the field (section 4, remembered credentials). */
  remembered?: boolean | undefined;
  /** Takes the initial focus, in the password field if the name is known. */
  takesFocus?: boolean | undefined;
  /** Beside the "remember me" box: a link for forgotten passwords. */
  beside?: ReactNode;
}

/** User name and password, with errors under the fields; errors keep the input. */
export function SignInFields(props: SignInFieldsProps): ReactElement {
  const { icon, texts, name = '', remembered = false, takesFocus = false, beside, ...options } = props;
  const [isDummyVoid, setDummyVoid] = useState(false);
  const [remember = name !== '', setRemember] = useState<boolean>();

  const isFilledIn = ({ username, password }: SignInValues) =>
    remembered && !isDummyVoid && username === undefined && password === undefined;
  const credentials = (values: SignInValues) => ({
    username: values.username ?? name,
    password: isFilledIn(values) ? dummyPassword : (values.password ?? ''),
  });
  const { form, captchaTurn, dialog } = useSignIn({
    ...options,
    credentials,
    course: (values) => ({
      type: 'username',
      ...(texts.remember === undefined ? {} : { remember }),
      ...(isFilledIn(values) ? { useRemembered: true as const } : {}),
    }),
    texts: { username: texts.usernameMissing, password: texts.passwordMissing, captcha: texts.captchaMissing },
    onPasswordRefused: () => setDummyVoid(true),
  });
  const { username, password } = credentials(form.values);

  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const first = useRef(name === '' ? fields.username : fields.password);
  useEffect(() => {
    if (takesFocus) first.current.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <form {...form.form} className="stack">
        {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
        <TextField
          {...toInput(form.field('username'))}
          ref={fields.username}
          label={texts.username}
          icon={icon}
          value={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          {...toInput(form.field('password'))}
          ref={fields.password}
          label={texts.password}
          icon="lock"
          value={password}
          onFocus={({ target }) => {
            if (isFilledIn(form.values)) target.select();
          }}
          onChange={({ target: { value } }) =>
            form.change('password', isFilledIn(form.values) ? clearDummy(value) : value)
          }
          autoComplete="current-password"
          maxLength={255}
        />
        {captchaTurn !== null && (
          <CaptchaField
            takesFocus
            turn={captchaTurn}
            proof={form.values.captcha}
            onProof={(proof) => form.change('captcha', proof)}
            error={form.errors.captcha}
          />
        )}
        {(texts.remember !== undefined || beside) && (
          <div className="row row--between">
            {texts.remember !== undefined && (
              <Checkbox checked={remember} onChange={({ target: { checked } }) => setRemember(checked)}>
                {texts.remember}
              </Checkbox>
            )}
            {beside}
          </div>
        )}
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {texts.submit}
        </Button>
      </form>
      {dialog}
    </>
  );
}
