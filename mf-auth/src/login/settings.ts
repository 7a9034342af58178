import { prefetch, useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { signInSettings } from '@unisite/shared/contract/signInSteps';

export type SignInSettings = ValueOf<typeof signInSettings>;

prefetch(signInSettings, {});

/** Used when the settings cannot be fetched: user name and password only. */
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
 * The modal's sign-in settings; undefined until known. Fetched each time, because they say whether this browser is
 * remembered. A refetch in another language keeps the form and its input.
 */
export function useSignInSettings(): SignInSettings | undefined {
  const { data, isError } = useOperation(signInSettings, {}, { staleTime: 0, keepPrevious: true });
  return data ?? (isError ? least : undefined);
}
