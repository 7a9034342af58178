import { prefetch, useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { signInSettings } from '@unisite/shared/contract/signInSteps';

export type SignInSettings = ValueOf<typeof signInSettings>;

prefetch(signInSettings, {});

/** Without an answer, user name and password are what is left. */
const least: SignInSettings = {
  slide: false,
  mobile: false,
  freePlay: false,
  registration: false,
  phoneRecovery: false,
  firebase: null,
  remembered: null,
};

/**
 * What the modal offers; undefined while it is not known. Asked each time: it also says whether this browser is
 * remembered. While it is asked again in another language the form stands, with all that was typed.
 */
export function useSignInSettings(): SignInSettings | undefined {
  const { data, isError } = useOperation(signInSettings, {}, { staleTime: 0, keepPrevious: true });
  return data ?? (isError ? least : undefined);
}
