import { CallError } from '@unisite/shared/api';
import type { forgotPasswordSms } from '@unisite/shared/contract/passwords';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import type { loginSms, registerSms } from '@unisite/shared/contract/verification';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useThrottle } from '@unisite/shared/session/throttle';
import { useState } from 'react';

/** What a code by SMS can be for. */
export type SmsOperation = typeof loginSms | typeof registerSms | typeof forgotPasswordSms;

export interface PhoneNumber {
  mobileNum: string;
  countryDialingCode: string;
}

export interface SmsCodeOptions {
  operation: SmsOperation;
  /** The number a code goes to; null while it is none, which its field says. */
  number(): PhoneNumber | null;
  /**
   * That a person asks. `undefined`: nothing is wanted; null: the visitor turned the check down, or it failed and said
   * so.
   */
  prove(): Promise<HumanProof | undefined | null>;
}

/** `until`: when the next code may be requested, milliseconds since the epoch. */
export type CodeRequest = { to: string; minutes: number; until: number };

export interface SmsCodeState {
  send(): Promise<void>;
  sending: boolean;
  /** A press came too soon after the last one. */
  isThrottled: boolean;
  sent: CodeRequest | null;
  /** The next code may be requested. */
  again(): void;
  /** Why the last try was refused, until it has been read (section 8). */
  refusal: CallError | null;
  readRefusal(): void;
}

/**
 * Has a code sent by SMS (section 4): the number is looked at first, then the person; the next may be asked for when
 * this one has expired.
 */
export function useSmsCode({ operation, number, prove }: SmsCodeOptions, onEarly: () => void): SmsCodeState {
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<CodeRequest | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const { sendWithProof } = useRetryableCall();
  const throttle = useThrottle(onEarly);

  const send = async () => {
    if (sending || waiting) return;
    const wanted = number();
    if (!wanted || !throttle.take()) return;
    setSending(true);
    try {
      const request = (verification: HumanProof | undefined) => ({
        ...wanted,
        ...(verification ? { verification } : {}),
      });
      const value = await sendWithProof(operation, request, prove);
      if (!value) return;
      const { expiredMinutes } = value;
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
    isThrottled: throttle.isThrottled,
    sent: waiting ? sent : null,
    again: () => setWaiting(false),
    refusal,
    readRefusal: () => setRefusal(null),
  };
}
