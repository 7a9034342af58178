import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { signInSettings } from '@unisite/shared/contract/signInSteps';

export type SignInSettings = ValueOf<typeof signInSettings>;

/** What the modal offers; undefined until it is known. Asked each time: it also says whether this browser is remembered. */
export const useSignInSettings = (): SignInSettings | undefined =>
  useOperation(signInSettings, {}, { staleTime: 0 }).data;
