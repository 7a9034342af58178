import type { SignInValue } from '@unisite/shared/contract/access';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { register, registerMobile } from '@unisite/shared/contract/registration';
import { useRepeatedCall } from '@unisite/shared/session/form';
import type { Tab } from './shownFields.ts';

type Register = (tab: Tab, request: RequestOf<typeof register>) => Promise<SignInValue>;

/**
 * Sends a registration. The same one after no answer goes under the same key, so that nobody is registered twice.
 *
 * @throws {CallError}
 */
export function useRegister(): Register {
  const { repeat } = useRepeatedCall();
  return (tab, request) => repeat(tab === 'mobile' ? registerMobile : register, request);
}
