import { CallError } from '@unisite/shared/api';
import type { SignedIn, VerificationAsked, VerificationWay } from '@unisite/shared/contract/access';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { loginVerification } from '@unisite/shared/contract/signInSteps';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { useRepeatedCall } from '@unisite/shared/session/form';
import { Button, Notice, Select, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { SendCodeButton } from './SendCodeButton.tsx';

export interface SecondStepProps {
  asked: VerificationAsked;
  onSignedIn(value: SignedIn): void;
  onVerification(asked: VerificationAsked): void;
  /** The ticket is void: back to the start, with what the platform said. */
  onExpired(refusal: CallError): void;
}

/** What is wrong; its sentence is made when it is shown, in the language of that moment (section 4). */
type Fault = 'empty' | CallError | null;

/** The ways that have a code sent; the others know theirs. */
const isSent = (way: VerificationWay): way is 'sms' | 'mail' => way === 'sms' || way === 'mail';
/** It is the answer that was refused, and not the step. */
const isOfAnswer = ({ code }: CallError): boolean => code === 'WRONG_CODE' || code === 'WRONG_NAME';
const isOfDigits = (way: VerificationWay): boolean => isSent(way) || way === 'totp';

/** The second step of signing in (section 4): which way, the code that goes there if one does, and the answer. */
export function SecondStep({ asked, onSignedIn, onVerification, onExpired }: SecondStepProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const { ticket, ways, why } = asked;
  const [way, setWay] = useState(ways[0]?.way);
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<Fault>(null);
  const [busy, setBusy] = useState(false);
  /** For how long the code that was sent is good. */
  const [minutes, setMinutes] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { repeat } = useRepeatedCall();
  const lead = t(`second.why.${why}`);
  if (way === undefined)
    return (
      <Notice tone="warn">
        {lead} {t('second.none')}
      </Notice>
    );

  const fail = (error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'TICKET_EXPIRED') return onExpired(error);
    setFault(error);
    if (isOfAnswer(error)) field.current?.select();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (answer.trim() === '') {
      setFault('empty');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFault(null);
    try {
      const value = await repeat(loginVerification, { ticket, way, answer: answer.trim() });
      if (value.state === 'signedIn') onSignedIn(value);
      else onVerification(value);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const refused = fault === 'empty' ? null : fault;
  const refusal = refused ? refusalSentence(refused, language) : undefined;
  const isAnswerWrong = refused !== null && isOfAnswer(refused);
  const hint = ways.find((one) => one.way === way)?.hint;
  const hintOf = (one: VerificationWay) => {
    if (!isSent(one)) return t(`second.hint.${one}`);
    return minutes === null ? hint && t('second.sentTo', { hint }) : t('second.sent', { minutes });
  };
  const nameOf = (one: VerificationAsked['ways'][number]) =>
    one.hint ? t(`second.way.${one.way}To`, { hint: one.hint }) : t(`second.way.${one.way}`);
  return (
    <form className="stack" onSubmit={(event) => void send(event)} noValidate>
      <p className="soft">{lead}</p>
      {refusal && !isAnswerWrong && <Notice tone="error">{refusal}</Notice>}
      {ways.length > 1 && (
        <Select
          label={t('second.by')}
          options={ways.map((one) => ({ value: one.way, label: nameOf(one) }))}
          value={way}
          onChange={({ target: { value } }) => {
            setWay(ways.find((one) => one.way === value)?.way ?? way);
            setAnswer('');
            setMinutes(null);
            setFault(null);
          }}
        />
      )}
      <TextField
        key={way}
        ref={field}
        label={t(`second.answer.${way}`)}
        icon={way === 'bankName' ? 'id-card' : 'shield'}
        hint={hintOf(way)}
        value={answer}
        onChange={({ target: { value } }) => {
          setAnswer(value);
          setFault(null);
        }}
        error={fault === 'empty' ? t(`second.missing.${way}`) : isAnswerWrong ? refusal : undefined}
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
              way={way}
              onSent={(lasting) => {
                setMinutes(lasting);
                setFault(null);
              }}
              onFailed={fail}
            />
          )
        }
      />
      <Button type="submit" variant="primary" size="lg" block busy={busy}>
        {t('second.submit')}
      </Button>
    </form>
  );
}
