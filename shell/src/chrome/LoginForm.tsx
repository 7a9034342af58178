import { CallError, call } from '@unisite/shared/api';
import { login } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { bus } from '@unisite/shared/events';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { afterSignIn } from '@unisite/shared/session';
import { Button, Icon, useUid } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useMarket } from '../market.ts';

type Field = 'username' | 'password';

/**
 * Signs in from the header. What was typed stays until it has worked; what went wrong stands under the fields. The
 * human check is solved by the page itself; where more is asked, the login modal takes over.
 */
export function LoginForm(): ReactElement {
  const t = useText();
  const { switches } = useMarket();
  const language = useLanguage();
  const [state, setState] = useState<{ busy: boolean; error?: CallError }>({ busy: false });
  const [typed, setTyped] = useState({ username: '', password: '' });
  const [missing, setMissing] = useState<Field | null>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const errorId = useUid();
  const error = missing ? t('login.missing') : state.error && refusalSentence(state.error, language);

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
      const value = await signIn({ username, password: typed.password, type: 'username' }, switches.slideVerification);
      if (value.state === 'signedIn') afterSignIn(value);
      else bus.emit('modal.open', { modal: 'loginPopupModal', verification: value });
      setState({ busy: false });
    } catch (error) {
      if (error instanceof CallError && !checks.includes(error.code)) {
        setState({ busy: false, error });
        fields.password.current?.select();
        return;
      }
      // another check is wanted, or the one of the page could not be loaded: the modal has its own
      setState({ busy: false });
      bus.emit('modal.open', {
        modal: 'loginPopupModal',
        ...(error instanceof CallError ? { reason: error.message } : {}),
      });
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

type LoginRequest = RequestOf<typeof login>;

/**
 * With a proof of work where the market has the slide step, or else where the platform asks for one.
 * @throws {CallError} as `login` is refused.
 */
async function signIn(request: LoginRequest, isCheckKnown: boolean) {
  if (isCheckKnown) return proved(request);
  try {
    return await call(login, request);
  } catch (error) {
    if (!(error instanceof CallError && checks.includes(error.code))) throw error;
    return proved(request);
  }
}

const checks = ['HUMAN_CHECK_REQUIRED', 'CAPTCHA_REQUIRED'];

async function proved(request: LoginRequest) {
  const { workProof } = await import(/* webpackChunkName: "work" */ '@unisite/shared/session/work');
  return call(login, { ...request, verification: await workProof() });
}
