import { CallError } from '@unisite/shared/api';
import type { SecondStepMethod, SecondStepRequired, SignedIn } from '@unisite/shared/contract/access';
import { loginVerification } from '@unisite/shared/contract/signInSteps';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Notice, Select, TextField } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { SendCodeButton } from './SendCodeButton.tsx';

export interface SecondStepProps {
  required: SecondStepRequired;
  onSignedIn(value: SignedIn): void;
  onVerification(asked: SecondStepRequired): void;
  /** The ticket is void: back to the first step, with the platform's message. */
  onExpired(refusal: CallError): void;
}

/** Methods whose code is sent; the others need no sending. */
const isSent = (way: SecondStepMethod): way is 'sms' | 'mail' => way === 'sms' || way === 'mail';
/** Refusals of the answer rather than of the step. */
const fieldOfRefusal = { WRONG_CODE: 'answer', WRONG_NAME: 'answer' } as const;
const isExpired = (error: unknown): error is CallError => error instanceof CallError && error.code === 'TICKET_EXPIRED';
const isOfDigits = (way: SecondStepMethod): boolean => isSent(way) || way === 'totp';

/** The second step of signing in (section 4): choice of method, sending of a code if needed, and its entry. */
export function SecondStep({ required, onSignedIn, onVerification, onExpired }: SecondStepProps): ReactElement {
  const t = useText();
  const { ticket, ways, why } = required;
  const [way, setWay] = useState(ways[0]?.way);
  /** Validity of the code that was sent, minutes. */
  const [minutes, setMinutes] = useState<number | null>(null);
  /** Somebody else is guessing codes for this account: entering two in a row avoids the wait. */
  const [isPairOffered, setPairOffered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { sendOnce } = useRetryableCall();
  const form = useForm({
    values: { answer: '' },
    validate: ({ answer }) => ({ answer: answer.trim() ? null : t(`second.missing.${way}`) }),
    async submit({ answer }) {
      if (way === undefined) return;
      try {
        const value = await sendOnce(loginVerification, { ticket, way, answer: answer.trim() });
        if (value.state === 'signedIn') onSignedIn(value);
        else onVerification(value);
      } catch (error) {
        if (isExpired(error)) return onExpired(error);
        if (error instanceof CallError && error.code === 'TOO_MANY_REQUESTS') setPairOffered(true);
        if (error instanceof CallError && Object.hasOwn(fieldOfRefusal, error.code)) input.current?.select();
        throw error;
      }
    },
    fieldOfRefusal,
  });
  const lead = t(`second.why.${why}`);
  if (way === undefined)
    return (
      <Notice tone="warn">
        {lead} {t('second.none')}
      </Notice>
    );

  const hint = ways.find((one) => one.way === way)?.hint;
  const hintOf = (one: SecondStepMethod) => {
    if (one === 'totp' && isPairOffered) return t('second.hint.totpPair');
    if (!isSent(one)) return t(`second.hint.${one}`);
    return minutes === null ? hint && t('second.sentTo', { hint }) : t('second.sent', { minutes });
  };
  const nameOf = (one: SecondStepRequired['ways'][number]) =>
    one.hint ? t(`second.way.${one.way}To`, { hint: one.hint }) : t(`second.way.${one.way}`);
  return (
    <form {...form.form} className="stack">
      <p className="soft">{lead}</p>
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      {ways.length > 1 && (
        <Select
          label={t('second.by')}
          options={ways.map((one) => ({ value: one.way, label: nameOf(one) }))}
          value={way}
          onChange={({ target: { value } }) => {
            setWay(ways.find((one) => one.way === value)?.way ?? way);
            setMinutes(null);
            form.reset();
          }}
        />
      )}
      <TextField
        key={way}
        {...toInput(form.field('answer'))}
        ref={input}
        label={t(`second.answer.${way}`)}
        icon={way === 'bankName' ? 'id-card' : 'shield'}
        hint={hintOf(way)}
        inputMode={isOfDigits(way) ? 'numeric' : 'text'}
        autoComplete={isOfDigits(way) ? 'one-time-code' : 'off'}
        autoCapitalize={way === 'bankName' ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={255}
        end={
          isSent(way) && (
            <SendCodeButton
              key={way}
              ticket={ticket}
              method={way}
              onSent={(lasting) => {
                setMinutes(lasting);
                form.clearErrors();
              }}
              onFailed={(error) => (isExpired(error) ? onExpired(error) : form.setServerErrors(error))}
            />
          )
        }
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('second.submit')}
      </Button>
    </form>
  );
}
