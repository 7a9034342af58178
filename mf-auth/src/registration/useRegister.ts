import type { SignInValue } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { register, registerMobile } from '@unisite/shared/contract/registration';
import { useRetryableCall } from '@unisite/shared/session/form';
import type { Tab } from './shownFields.ts';

type Register = (tab: Tab, request: RequestOf<typeof register>) => Promise<SignInValue>;

/**
 * Sends a registration. A retry after a lost response uses the same key, so that nobody is registered twice.
 * @throws {CallError}
 */
export function useRegister(): Register {
  const { sendOnce } = useRetryableCall();
  return (tab, request) => sendOnce(tab === 'mobile' ? registerMobile : register, request);
}
