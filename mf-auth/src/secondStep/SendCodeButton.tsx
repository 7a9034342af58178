import { call } from '@unisite/shared/api';
import { loginVerificationCode } from '@unisite/shared/contract/signInSteps';
import { useText } from '@unisite/shared/i18n';
import { announce, Button } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { Wait } from '../fields/SmsCodeField.tsx';

interface SendCodeButtonProps {
  ticket: string;
  way: 'sms' | 'mail';
  onFailed(error: unknown): void;
}

/** Section 9: a second between two tries to have a code sent, milliseconds. */
const betweenTries = 1000;

/** Has the code of the second step sent; the next one when this one has expired (section 4). */
export function SendCodeButton({ ticket, way, onFailed }: SendCodeButtonProps): ReactElement {
  const t = useText();
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState<number | null>(null);
  const lastTry = useRef(Number.NEGATIVE_INFINITY);

  const send = async () => {
    const now = Date.now();
    if (sending || until !== null || now - lastTry.current < betweenTries) return;
    lastTry.current = now;
    setSending(true);
    try {
      const { expiredMinutes } = await call(loginVerificationCode, { ticket, way });
      setUntil(Date.now() + expiredMinutes * 60_000);
      announce(t('second.sent', { minutes: expiredMinutes }));
    } catch (error) {
      onFailed(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="sm" busy={sending} aria-disabled={until !== null} onClick={() => void send()}>
      {until === null ? t('field.sendCode') : <Wait until={until} onOver={() => setUntil(null)} />}
    </Button>
  );
}
