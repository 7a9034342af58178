import { act } from 'react';
import { queryClient } from '../api/index.ts';
import type { SignedIn } from '../contract/access.ts';
import { navigate } from '../navigation/index.ts';
import { endSession, startSession } from '../session/index.ts';
import { toastStore } from '../ui/toastStore.ts';
import { asSignedIn } from './asSignedIn.ts';

/** Navigates to an address. */
export const goTo = (address: string): Promise<void> => act(async () => navigate(address));

/** Signs a test player in, with overrides. */
export const signIn = (more: Partial<SignedIn> = {}): void => startSession(asSignedIn(more));

/** Signs out and clears responses and messages. */
export function resetSession(): void {
  endSession('signedOut');
  queryClient.clear();
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
}
