import { loginVerificationCode } from '@unisite/shared/contract/signInSteps';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useThrottle } from '@unisite/shared/session/throttle';
import { announce, Button } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { Wait } from '../fields/SmsCodeField.tsx';

interface SendCodeButtonProps {
  ticket: string;
  method: 'sms' | 'mail';
  onSent(minutes: number): void;
  onFailed(error: unknown): void;
}

/** Sends the code of the second step; the next when it has expired (section 4). */
export function SendCodeButton({ ticket, method, onSent, onFailed }: SendCodeButtonProps): ReactElement {
  const t = useText();
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState<number | null>(null);
  const { sendOnce } = useRetryableCall();
  const throttle = useThrottle(() => announce(t('field.tooSoon')));

  const send = async () => {
    if (sending || until !== null || !throttle.take()) return;
    setSending(true);
    try {
      const { expiredMinutes } = await sendOnce(loginVerificationCode, { ticket, way: method });
      setUntil(Date.now() + expiredMinutes * 60_000);
      announce(t('second.sent', { minutes: expiredMinutes }));
      onSent(expiredMinutes);
    } catch (error) {
      onFailed(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="sm" busy={sending} aria-disabled={until !== null} onClick={() => void send()}>
      {until !== null ? (
        <Wait until={until} onOver={() => setUntil(null)} />
      ) : (
        t(throttle.isThrottled ? 'field.tooSoon' : 'field.sendCode')
      )}
    </Button>
  );
}
