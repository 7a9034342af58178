import { type CallError, call, isErrorOf, useOperation } from '@unisite/shared/api';
import { affiliateCheck } from '@unisite/shared/contract/registration';
import { useLocation } from '@unisite/shared/navigation';
import { useRef, useState } from 'react';
import { referralCodeOf } from './registrationRequest.ts';

/**
 * Whether the address has an affiliate code; `code` null: none, or the check failed, and the field is shown (section
 * 4).
 */
export type AddressCode = { state: 'asking' } | { state: 'known'; code: string | null };

export function useAddressCode(): AddressCode {
  const check = useOperation(affiliateCheck, { domain: location.hostname }, { keepPrevious: true });
  if (check.isPending && check.failureCount === 0) return { state: 'asking' };
  return { state: 'known', code: check.data?.affiliateCode ?? null };
}

/** Whether the visitor followed a registration link that is no longer valid; they may still register without it. */
export function useFollowedLinkExpired(): boolean {
  const code = referralCodeOf(useLocation().search);
  const check = useOperation(
    affiliateCheck,
    { referralCode: code ?? '', domain: location.hostname },
    { enabled: code !== null },
  );
  return code !== null && check.error?.code === 'AFFILIATE_CODE_INVALID';
}

export interface TypedCode {
  /** Checks a typed code on blur; an unchanged one is not checked twice. */
  check(code: string): Promise<void>;
  /** Another code is being typed: the result of the last check is dropped. */
  forget(): void;
  /** Shows that the code is unknown (section 8). */
  warning: boolean;
  warn(): void;
  readWarning(): void;
}

/** A typed code: an invalid one is reported in a dialog and at its field. */
export function useTypedCode(onInvalid: (error: CallError) => void): TypedCode {
  const [warning, setWarning] = useState(false);
  const checked = useRef('');
  return {
    warning,
    warn: () => setWarning(true),
    readWarning: () => setWarning(false),
    forget() {
      checked.current = '';
    },
    async check(code) {
      if (code === '' || code === checked.current) return;
      checked.current = code;
      try {
        await call(affiliateCheck, { code, domain: location.hostname });
      } catch (error) {
        if (!isErrorOf(affiliateCheck, error)) throw error;
        // a failed request is no verdict: the platform checks the code again on submit
        if (error.code !== 'AFFILIATE_CODE_INVALID' || checked.current !== code) return;
        setWarning(true);
        onInvalid(error);
      }
    },
  };
}
