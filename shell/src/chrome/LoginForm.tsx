import { CallError, call } from '@unisite/shared/api';
import { login } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { afterSignIn } from '@unisite/shared/session';
import { Button, Icon, useUid } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';

type Field = 'username' | 'password';

/**
 * Signs in from the header. What was typed stays until it has worked; what went wrong stands under the fields. The human check is solved by the page
 * itself; where more is asked, the login modal takes over.
 */
export function LoginForm(): ReactElement {
  const t = useText();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [missing, setMissing] = useState<Field | null>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const errorId = useUid();
  const error = missing ? t('login.missing') : state.error;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const username = typed.username.trim();
    const empty = username === '' ? 'username' : typed.password === '' ? 'password' : null;
    setMissing(empty);
    if (empty || state.busy) {
      if (empty) fields[empty].current?.focus();
      return;
    }
    setState({ busy: true });
    try {
      const value = await signIn({ username, password: typed.password, type: 'username' });
      if (value.state === 'signedIn') afterSignIn(value);
      else bus.emit('modal.open', { modal: 'loginPopupModal', verification: value });
      setState({ busy: false });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'CAPTCHA_REQUIRED') {
        setState({ busy: false });
        bus.emit('modal.open', { modal: 'loginPopupModal', reason: error.message });
        return;
      }
      setState({ busy: false, error: error.message });
      fields.password.current?.select();
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
      if (state.error) setState({ busy: state.busy });
    },
  });

  return (
    <form className="header__login" aria-label={t('login.quick')} noValidate onSubmit={(event) => void submit(event)}>
      <input {...control('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <input {...control('password')} type="password" autoComplete="current-password" />
      <Button type="submit" variant="outline" busy={state.busy}>
        {t('login.submit')}
      </Button>
      <p className="header__error" id={errorId} role="alert" hidden={!error}>
        <Icon name="alert" size={16} />
        <span>{error}</span>
      </p>
    </form>
  );
}

/** Once more with a proof of work where the platform asks for a human check. @throws {CallError} as `login` is refused. */
async function signIn(request: RequestOf<typeof login>) {
  try {
    return await call(login, request);
  } catch (error) {
    const isCheckWanted =
      error instanceof CallError && ['HUMAN_CHECK_REQUIRED', 'CAPTCHA_REQUIRED'].includes(error.code);
    if (!isCheckWanted) throw error;
    const { workProof } = await import(/* webpackChunkName: "work" */ '@unisite/shared/session/work');
    return call(login, { ...request, verification: await workProof() });
  }
}
