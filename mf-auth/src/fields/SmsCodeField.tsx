import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { announce, Button, TextField, type TextFieldProps, ticker } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type SmsCodeOptions, useSmsCode } from './smsCode.ts';
import { WarningDialog } from './WarningDialog.tsx';

export type SmsCodeFieldProps = SmsCodeOptions &
  Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'note' | 'ref' | 'name'>;

/** Entry of an SMS code, with the button that sends it (sections 4 and 9). */
export function SmsCodeField({ operation, number, prove, ...field }: SmsCodeFieldProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const onEarly = () => announce(t('field.tooSoon'));
  const code = useSmsCode({ operation, number, prove }, onEarly);
  const { send, sending, isThrottled, sent, again, refusal, readRefusal } = code;
  const said = sent && t('field.codeSent', { number: masked(sent.to), minutes: sent.minutes });
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  return (
    <>
      <TextField
        {...field}
        icon="shield"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        hint={said}
        end={
          <Button size="sm" busy={sending} aria-disabled={sent !== null} onClick={() => void send()}>
            {sent ? <Wait until={sent.until} onOver={again} /> : t(isThrottled ? 'field.tooSoon' : 'field.sendCode')}
          </Button>
        }
      />
      <WarningDialog text={refusal && refusalSentence(refusal, language)} onClose={readRefusal} />
    </>
  );
}

/** Seconds until the next code may be requested. */
export function Wait({ until, onOver }: { until: number; onOver(): void }): ReactElement {
  const t = useText();
  useSyncExternalStore(ticker.subscribe, ticker.tick);
  const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (seconds === 0) over();
  }, [seconds]);
  return <span className="num">{t('field.sendAgain', { seconds })}</span>;
}

/** Only the last three digits, so that bystanders cannot read the number. */
const masked = (number: string): string => number.replace(/\d(?=\D*\d\D*\d\D*\d)/g, '*');
