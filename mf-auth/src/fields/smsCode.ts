import { CallError, call } from '@unisite/shared/api';
import type { forgotPasswordSms } from '@unisite/shared/contract/passwords';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import type { loginSms, registerSms } from '@unisite/shared/contract/verification';
import { useRef, useState } from 'react';

/** Section 9: between two tries to have a code sent, milliseconds. */
const betweenTries = 1000;

/** What a code by SMS can be for. */
export type SmsOperation = typeof loginSms | typeof registerSms | typeof forgotPasswordSms;

export interface NumberToCall {
  mobileNum: string;
  countryDialingCode: string;
}

export interface SmsCodeOptions {
  operation: SmsOperation;
  /** The number a code goes to; null while it is none, which its field says. */
  number(): NumberToCall | null;
  /** That a person asks. `undefined`: nothing is wanted; null: the visitor turned the check down, or it failed and said so. */
  prove(): Promise<HumanProof | undefined | null>;
}

/** `until` is when the next code may be asked for, milliseconds since the epoch. */
export type SentCode = { to: string; minutes: number; until: number };

export interface SmsCode {
  send(): Promise<void>;
  sending: boolean;
  sent: SentCode | null;
  /** The next code may be asked for. */
  again(): void;
  /** Why the last try was refused, until it has been read (section 8). */
  refusal: CallError | null;
  readRefusal(): void;
}

/** Has a code sent by SMS (section 4): the number is looked at first, then the person; the next may be asked for when this one has expired. */
export function useSmsCode({ operation, number, prove }: SmsCodeOptions): SmsCode {
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const lastTry = useRef(Number.NEGATIVE_INFINITY);

  const send = async () => {
    if (sending || waiting || Date.now() - lastTry.current < betweenTries) return;
    const wanted = number();
    if (!wanted) return;
    lastTry.current = Date.now();
    setSending(true);
    try {
      const verification = await prove();
      if (verification === null) return;
      const { expiredMinutes } = await call(operation, { ...wanted, ...(verification ? { verification } : {}) });
      setSent({ to: wanted.mobileNum, minutes: expiredMinutes, until: Date.now() + expiredMinutes * 60_000 });
      setWaiting(true);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
    } finally {
      setSending(false);
    }
  };

  return {
    send,
    sending,
    sent: waiting ? sent : null,
    again: () => setWaiting(false),
    refusal,
    readRefusal: () => setRefusal(null),
  };
}
