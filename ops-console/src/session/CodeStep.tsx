import type { CallError } from '@unisite/shared/client';
import { operatorVerify, type secondStep } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { Button, Notice, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useAction } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { Enrolment } from './Enrolment.tsx';
import { startSession } from './session.ts';
import { useRetryDelay } from './useRetryDelay.ts';

interface CodeStepProps {
  step: Infer<typeof secondStep>;
  account: string;
  /** To the password again; with why, where the platform wants it so. */
  onBack: (why: CallError | null) => void;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 6);

/** The second step: six digits of the authenticator, which is enrolled first where there is none. */
export function CodeStep({ step, account, onBack }: CodeStepProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const verify = useAction(operatorVerify);
  const pause = useRetryDelay();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(code.length < 6);
    if (code.length < 6) return field.current?.focus();
    if (pause.left > 0 || verify.isPending) return;
    verify.mutate(
      { code },
      {
        onSuccess: startSession,
        onError: (error) => {
          if (error.code === 'SIGN_IN_EXPIRED') return onBack(error);
          pause.begin(error);
          if (error.unanswered) return;
          setCode('');
          field.current?.focus();
        },
      },
    );
  };

  return (
    <form className="form" onSubmit={submit} noValidate>
      {step.step === 'enrol' && <Enrolment secret={step.secret} uri={step.uri} />}
      {verify.error && (
        <Notice tone="error">
          {errorText(verify.error)} {pause.left > 0 && t('signIn.wait', { count: pause.left })}
        </Notice>
      )}
      <TextField
        ref={field}
        label={t('signIn.code')}
        hint={t(step.step === 'enrol' ? 'signIn.codeFirst' : 'signIn.codeHint', { account })}
        icon="shield"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(digits(target.value))}
        error={short && code.length < 6 && t('signIn.codeShort')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={verify.isPending} disabled={pause.left > 0}>
        {t(step.step === 'enrol' ? 'signIn.enrolDone' : 'signIn.enter')}
      </Button>
      <Button variant="quiet" icon="left" onClick={() => onBack(null)}>
        {t('signIn.back')}
      </Button>
    </form>
  );
}
