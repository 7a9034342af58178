import { CallError, call } from '@unisite/shared/api';
import type { SignInValue } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { register, registerMobile } from '@unisite/shared/contract/registration';
import { useRef } from 'react';
import type { Tab } from './shownFields.ts';

type Register = (tab: Tab, request: RequestOf<typeof register>) => Promise<SignInValue>;

/**
 * Sends a registration. The same one after no answer goes under the same key, so that nobody is registered twice. Not by the page's cache of actions:
 * that would keep the password longer than the form.
 *
 * @throws {CallError}
 */
export function useRegister(): Register {
  const unanswered = useRef<{ request: string; key: string } | null>(null);
  return async (tab, request) => {
    const written = JSON.stringify([tab, request]);
    const key = unanswered.current?.request === written ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = null;
    try {
      return await call(tab === 'mobile' ? registerMobile : register, request, { idempotencyKey: key });
    } catch (error) {
      if (error instanceof CallError && error.unanswered) unanswered.current = { request: written, key };
      throw error;
    }
  };
}
