import { bindContact } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useThrottle } from '@unisite/shared/session/throttle';
import { announce } from '@unisite/shared/ui';
import { useState } from 'react';
import type { Contact } from './channel.ts';

interface CodeSending {
  busy: boolean;
  /** The button was pressed too soon after the last time, which it says (section 9, SMS send throttle). */
  isThrottled: boolean;
  /**
   * Requests a code for a contact. Resolves to its expiry, milliseconds since 1970, or to null when nothing was sent: a
   * request is running, or the last was less than a second ago.
   * @throws {CallError} when it is refused.
   */
  send(contact: Contact, password: string): Promise<number | null>;
}

export function useCodeSending(): CodeSending {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const [busy, setBusy] = useState(false);
  const throttle = useThrottle(() => announce(t('contact.tooSoon')));
  return {
    busy,
    isThrottled: throttle.isThrottled,
    async send(contact, password) {
      if (busy || !throttle.take()) return null;
      setBusy(true);
      try {
        const { expiredMinutes } = await sendOnce(bindContact, { contact, password });
        return Date.now() + expiredMinutes * 60_000;
      } finally {
        setBusy(false);
      }
    },
  };
}
