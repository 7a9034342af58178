interface Draft {
  readonly customerId: string;
  readonly account: string;
  readonly amount: number;
}

let kept: Draft | null = null;

/** Keeps what a member typed while it sees to something else first; in this page's memory alone, without the PIN. */
export const keepDraft = (draft: Draft): void => {
  kept = draft;
};

/** What this member had typed, once. */
export function takeDraft(customerId: string | null): Draft | null {
  const draft = kept?.customerId === customerId ? kept : null;
  kept = null;
  return draft;
}
