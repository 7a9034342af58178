interface Draft {
  readonly customerId: string;
  readonly account: string;
  readonly amount: number;
}

let kept: Draft | null = null;

/** Keeps a member's input while something else is needed first; in this page's memory only, without the PIN. */
export const saveDraft = (draft: Draft): void => {
  kept = draft;
};

/** Takes this member's draft, once. */
export function takeDraft(customerId: string | null): Draft | null {
  const draft = kept?.customerId === customerId ? kept : null;
  kept = null;
  return draft;
}
