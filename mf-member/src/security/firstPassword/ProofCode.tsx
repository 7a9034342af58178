import { useAction } from '@unisite/shared/api';
import { firstPasswordCode } from '@unisite/shared/contract/passwords';
import type { BoundField } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { announce, Button, Countdown } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { CodeField } from '../../form/CodeField.tsx';

interface ProofCodeProps extends BoundField<string> {
  way: 'sms' | 'mail';
  /** Masked recipient. */
  to: string;
  onSent: () => void;
  onRefused: (error: unknown) => void;
}

/** Wait between two codes, milliseconds (section 9, SMS send throttle; the platform has its own). */
const WAIT_MS = 60_000;

/** A code sent to a bound contact. */
export function ProofCode({ way, to, onSent, onRefused, ...code }: ProofCodeProps): ReactElement {
  const t = useText();
  const send = useAction(firstPasswordCode);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [over, setOver] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const ask = async () => {
    if (send.isPending) return;
    try {
      await send.mutateAsync({ way });
    } catch (refusal) {
      onRefused(refusal);
      return;
    }
    setSentAt(Date.now());
    setOver(false);
    announce(t('firstPassword.sent', { to }));
    onSent();
    field.current?.focus();
  };
  return (
    <CodeField
      {...code}
      ref={field}
      label={t('contact.code')}
      hint={sentAt === null ? t('firstPassword.sendTo', { to }) : t('firstPassword.sent', { to })}
      end={
        <Button size="sm" disabled={!over} busy={send.isPending} onClick={() => void ask()}>
          {over || sentAt === null ? (
            t(sentAt === null ? 'firstPassword.send' : 'contact.again')
          ) : (
            <>
              {t('contact.againIn')} <Countdown until={sentAt + WAIT_MS} look="text" onEnd={() => setOver(true)} />
            </>
          )}
        </Button>
      }
    />
  );
}
