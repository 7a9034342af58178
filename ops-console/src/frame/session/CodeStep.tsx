import { CallError } from '@unisite/shared/client';
import { operatorVerify, type secondStep } from '@unisite/shared/contract/operators';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { Button, Notice, Skeleton, TextField } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useSending } from '../api/queries.ts';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import { PartFailed } from '../parts/PartFailed.tsx';
import { useErrorText } from '../words/useErrorText.ts';
import { startSession } from './session.ts';
import { useRetryDelay } from './useRetryDelay.ts';

interface CodeStepProps {
  step: Infer<typeof secondStep>;
  account: string;
  /** A code already entered with the password. */
  typed: string;
  /** Back to the password, with the platform's reason if there is one. */
  onBack: (why: CallError | null) => void;
}

/** Needed once per account. */
const Enrolment = lazy(async () => ({ default: (await import('./Enrolment.tsx')).Enrolment }));

/** One code, or two consecutive ones. */
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 12);

const isPair = (code: string) => code.length === 12;

/** The second step: six digits of the authenticator, after its enrolment if needed. */
export function CodeStep({ step, account, typed: known, onBack }: CodeStepProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const verify = useSending(operatorVerify);
  const pause = useRetryDelay();
  const [isPairOffered, setPairOffered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    values: { code: known },
    validate: ({ code }) => ({ code: code.length === 6 || isPair(code) ? null : t('signIn.codeShort') }),
    async submit({ code }) {
      if (pause.left > 0 && !isPair(code)) return;
      try {
        startSession(await verify.send({ code }));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code === 'SIGN_IN_EXPIRED') return onBack(error);
        pause.begin(error);
        if (error.code === 'TOO_MANY_REQUESTS') setPairOffered(true);
        if (!error.unanswered) {
          form.setValue('code', '');
          input.current?.focus();
        }
        throw error;
      }
    },
  });
  const code = form.field('code');
  const isWaiting = pause.left > 0 && !isPair(form.values.code);

  useEffect(() => input.current?.focus(), []);

  return (
    <form {...form.form} className="form">
      {step.step === 'enrol' && (
        <PartBoundary fallback={<PartFailed />}>
          <Suspense fallback={<Skeleton kind="block" height={280} />}>
            <Enrolment secret={step.secret} uri={step.uri} />
          </Suspense>
        </PartBoundary>
      )}
      {verify.error && (
        <Notice tone="error">
          {errorText(verify.error)} {pause.left > 0 && t('signIn.wait', { count: pause.left })}
        </Notice>
      )}
      <TextField
        {...toInput({ ...code, onValueChange: (typed) => code.onValueChange(digits(typed)) })}
        ref={input}
        label={t('signIn.code')}
        hint={
          isPairOffered
            ? t('signIn.codePair')
            : t(step.step === 'enrol' ? 'signIn.codeFirst' : 'signIn.codeHint', { account })
        }
        icon="shield"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy} disabled={isWaiting}>
        {t(step.step === 'enrol' ? 'signIn.enrolDone' : 'signIn.enter')}
      </Button>
      <Button variant="quiet" icon="left" onClick={() => onBack(null)}>
        {t('signIn.back')}
      </Button>
    </form>
  );
}
