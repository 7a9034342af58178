import { CallError, isErrorOf } from '@unisite/shared/api';
import { login } from '@unisite/shared/contract/access';
import type { ErrorCodeOf, RequestOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { bus } from '@unisite/shared/events';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { afterSignIn } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Icon, useUid } from '@unisite/shared/ui';
import { type ReactElement, useRef } from 'react';
import { useMarket } from '../market.ts';

/**
 * Signs in from the header. Input stays until it succeeds; errors show under the fields. The page solves the human
 * check itself; where more is required, the login modal takes over.
 */
export function LoginForm(): ReactElement {
  const t = useText();
  const { switches } = useMarket();
  const password = useRef<HTMLInputElement>(null);
  const signIn = useLogin(switches.slideVerification);
  const errorId = useUid();
  const form = useForm({
    values: { username: '', password: '' },
    // one message for both, shown at the first that is missing
    validate({ username, password }) {
      if (username.trim() === '') return { username: t('login.missing') };
      return { password: password === '' ? t('login.missing') : null };
    },
    async submit({ username, password: typed }) {
      try {
        const request = { username: username.trim(), password: typed, type: 'username' } as const;
        const value = await signIn(request);
        if (value?.state === 'signedIn') afterSignIn(value);
        else if (value) bus.emit('modal.open', { modal: 'loginPopupModal', verification: value });
      } catch (error) {
        if (isErrorOf(login, error) && !checks.includes(error.code)) {
          password.current?.select();
          throw error;
        }
        // another check is required, or the page's could not be loaded: the modal has its own
        bus.emit('modal.open', {
          modal: 'loginPopupModal',
          ...(error instanceof CallError ? { reason: error.message } : {}),
        });
      }
    },
  });
  const { errors } = form;
  const error = errors.form ?? errors.username ?? errors.password;
  const control = (field: 'username' | 'password') => {
    const { name, value, onChange } = toInput(form.field(field));
    return {
      name,
      value,
      onChange,
      className: 'input',
      'aria-label': t(`login.${field}`),
      placeholder: t(`login.${field}`),
      'aria-invalid': errors.form || errors[field] ? true : undefined,
      'aria-describedby': error ? errorId : undefined,
    };
  };

  return (
    <form {...form.form} className="header__login needs-scripts" aria-label={t('login.quick')}>
      <input {...control('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <input {...control('password')} ref={password} type="password" autoComplete="current-password" />
      <Button type="submit" variant="outline" busy={form.busy}>
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

const checks: readonly ErrorCodeOf<typeof login>[] = ['HUMAN_CHECK_REQUIRED', 'CAPTCHA_REQUIRED'];

/**
 * Signs in with a proof of work where the market has the slide step, or once the platform asks for one. A retry after a
 * lost response replays the same call, so nobody is signed in twice.
 */
function useLogin(isCheckKnown: boolean) {
  const { sendOnce, sendWithProof } = useRetryableCall();
  /** @throws {CallError} with the refusals of `login`. */
  return async (request: LoginRequest) => {
    if (!isCheckKnown) {
      try {
        return await sendOnce(login, request);
      } catch (error) {
        if (!(isErrorOf(login, error) && checks.includes(error.code))) throw error;
      }
    }
    return sendWithProof(login, (verification) => ({ ...request, ...(verification ? { verification } : {}) }), prove);
  };
}

async function prove(): Promise<HumanProof> {
  const { proofOfWork } = await import(/* webpackChunkName: "work" */ '@unisite/shared/session/work');
  return proofOfWork();
}
