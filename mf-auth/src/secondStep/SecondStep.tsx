import { CallError, call } from '@unisite/shared/api';
import type { SignedIn, VerificationAsked, VerificationWay } from '@unisite/shared/contract/access';
import { loginVerification } from '@unisite/shared/contract/signInSteps';
import { useText } from '@unisite/shared/i18n';
import { Button, Notice, Select, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { SendCodeButton } from './SendCodeButton.tsx';

export interface SecondStepProps {
  asked: VerificationAsked;
  onSignedIn(value: SignedIn): void;
  onVerification(asked: VerificationAsked): void;
  /** The ticket is void: back to the start, with what the platform said. */
  onExpired(notice: string): void;
}

/** `empty`: nothing was typed; its sentence is made when it is shown. */
type Errors = { empty?: true; answer?: string; form?: string };

/** The ways that have a code sent; the others know theirs. */
const isSent = (way: VerificationWay): way is 'sms' | 'mail' => way === 'sms' || way === 'mail';
const isOfDigits = (way: VerificationWay): boolean => isSent(way) || way === 'totp';

/** The second step of signing in (section 4): which way, the code that goes there if one does, and the answer. */
export function SecondStep({ asked, onSignedIn, onVerification, onExpired }: SecondStepProps): ReactElement {
  const t = useText();
  const { ticket, ways, why } = asked;
  const [way, setWay] = useState(ways[0]?.way);
  const [answer, setAnswer] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const lead = t(`second.why.${why}`);
  if (way === undefined)
    return (
      <Notice tone="warn">
        {lead} {t('second.none')}
      </Notice>
    );

  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    const { code, message } = error;
    if (code === 'TICKET_EXPIRED') return onExpired(message);
    const isAnswerWrong = code === 'WRONG_CODE' || code === 'WRONG_NAME';
    setErrors(isAnswerWrong ? { answer: message } : { form: message });
    if (isAnswerWrong) field.current?.select();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (answer.trim() === '') {
      setErrors({ empty: true });
      field.current?.focus();
      return;
    }
    setBusy(true);
    setErrors({});
    try {
      const value = await call(loginVerification, { ticket, way, answer: answer.trim() });
      if (value.state === 'signedIn') onSignedIn(value);
      else onVerification(value);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const hint = ways.find((one) => one.way === way)?.hint;
  const nameOf = (one: VerificationAsked['ways'][number]) =>
    one.hint ? t(`second.way.${one.way}To`, { hint: one.hint }) : t(`second.way.${one.way}`);
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <p className="soft">{lead}</p>
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      {ways.length > 1 && (
        <Select
          label={t('second.by')}
          options={ways.map((one) => ({ value: one.way, label: nameOf(one) }))}
          value={way}
          onChange={({ target: { value } }) => {
            setWay(ways.find((one) => one.way === value)?.way ?? way);
            setAnswer('');
            setErrors({});
          }}
        />
      )}
      <TextField
        key={way}
        ref={field}
        label={t(`second.answer.${way}`)}
        icon={way === 'bankName' ? 'id-card' : 'shield'}
        hint={isSent(way) ? hint && t('second.sentTo', { hint }) : t(`second.hint.${way}`)}
        value={answer}
        onChange={({ target: { value } }) => {
          setAnswer(value);
          setErrors({});
        }}
        error={errors.empty ? t(`second.missing.${way}`) : errors.answer}
        inputMode={isOfDigits(way) ? 'numeric' : 'text'}
        autoComplete={isOfDigits(way) ? 'one-time-code' : 'off'}
        autoCapitalize={way === 'bankName' ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={255}
        end={isSent(way) && <SendCodeButton key={way} ticket={ticket} way={way} onFailed={fail} />}
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('second.submit')}
      </Button>
    </form>
  );
}
