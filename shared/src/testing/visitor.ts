import { act } from 'react';
import { queryClient } from '../api/index.ts';
import type { SignedIn } from '../contract/access.ts';
import { navigate } from '../navigation/index.ts';
import { endSession, startSession } from '../session/index.ts';
import { toastStore } from '../ui/toastStore.ts';
import { asSignedIn } from './asSignedIn.ts';

/** Whoever is at the page goes to an address. */
export const goTo = (address: string): Promise<void> => act(async () => navigate(address));

/** A player of the tests is signed in; `more` is what is else about this one. */
export const signIn = (more: Partial<SignedIn> = {}): void => startSession(asSignedIn(more));

/** Nobody is signed in, nothing has been answered, nothing is said any more. */
export function resetSession(): void {
  endSession('signedOut');
  queryClient.clear();
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
}
