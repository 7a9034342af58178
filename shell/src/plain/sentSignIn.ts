import type { SentSignIn } from '@unisite/shared/contract/rendering';

let sent: SentSignIn | null = null;

/** On the server: the sign-in form that was sent before this page. */
export const keepSentSignIn = (next: SentSignIn | null): void => {
  sent = next;
};

export const sentSignIn = (): SentSignIn | null => sent;
