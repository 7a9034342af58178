import { useAction } from '@unisite/shared/api';
import { bindContact } from '@unisite/shared/contract/memberSecurity';
import { useRef } from 'react';
import type { Contact } from './channel.ts';

/** Between two askings for a code, milliseconds (section 9, SMS send throttle). */
const throttle = 1_000;

interface CodeSending {
  busy: boolean;
  /**
   * Asks for a code to a contact; gives until when it is good, milliseconds since 1970, or null where nothing was asked: one is on its way, or
   * the last was less than a second ago.
   * @throws {CallError} when it is refused.
   */
  send(contact: Contact, password: string): Promise<number | null>;
}

export function useCodeSending(): CodeSending {
  const bind = useAction(bindContact);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    busy: bind.isPending,
    async send(contact, password) {
      if (bind.isPending || Date.now() - askedAt.current < throttle) return null;
      askedAt.current = Date.now();
      const { expiredMinutes } = await bind.mutateAsync({ contact, password });
      return Date.now() + expiredMinutes * 60_000;
    },
  };
}
