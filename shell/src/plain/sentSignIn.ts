import type { SentSignIn } from '@unisite/shared/contract/rendering';

let sent: SentSignIn | null = null;

/** Server only: the sign-in form that was submitted to this page. */
export const setSentSignIn = (next: SentSignIn | null): void => {
  sent = next;
};

export const sentSignIn = (): SentSignIn | null => sent;
