import { CallError } from '@unisite/shared/api';
import type { forgotPasswordSms } from '@unisite/shared/contract/passwords';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import type { loginSms, registerSms } from '@unisite/shared/contract/verification';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useThrottle } from '@unisite/shared/session/throttle';
import { useState } from 'react';

/** Operations that send an SMS code. */
export type SmsOperation = typeof loginSms | typeof registerSms | typeof forgotPasswordSms;

export interface PhoneNumber {
  mobileNum: string;
  countryDialingCode: string;
}

export interface SmsCodeOptions {
  operation: SmsOperation;
  /** The recipient; null while the number is invalid, which its field says. */
  number(): PhoneNumber | null;
  /** Proof that a person asks. `undefined`: none is required; null: the check was cancelled, or failed and said so. */
  prove(): Promise<HumanProof | undefined | null>;
}

/** `until`: when the next code may be requested, milliseconds since the epoch. */
export type CodeRequest = { to: string; minutes: number; until: number };

export interface SmsCodeState {
  send(): Promise<void>;
  sending: boolean;
  /** The button was pressed too soon after the last time. */
  isThrottled: boolean;
  sent: CodeRequest | null;
  /** Allows the next request. */
  again(): void;
  /** Why the last request was refused, until it is dismissed (section 8). */
  refusal: CallError | null;
  readRefusal(): void;
}

/**
 * Sends an SMS code (section 4): validates the number, then runs the human check. The next may be requested when this
 * one has expired.
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
