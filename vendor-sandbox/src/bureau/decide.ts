import type { IdentityAnswer, IdentitySubmission } from '@unisite/shared/contract/identityProvider';

type Answer = Exclude<IdentityAnswer, { answer: 'unknown' | 'underway' }>;

/** What the bureau says of a submission, one after the other, and whether it says so by itself. */
type Plan = {
  readonly answers: readonly Answer[];
  /** Without it the platform has to ask. */
  readonly tells: boolean;
};

const accepted = { answer: 'accepted' } as const;
const glare: Answer = { answer: 'refused', reason: 'glare', again: ['documentFront'] };
const operator = { answer: 'operator' } as const;

/**
 * The document's last day says how it goes: 1 January it is accepted, 2 January refused for glare, 3 January accepted
 * without a notice, 4 January accepted with two notices, 5 January accepted and then refused; all others, and those
 * without a last day, the platform's operators decide.
 */
export function planFor({ validUntil }: Pick<IdentitySubmission, 'validUntil'>): Plan {
  switch (validUntil?.slice(5)) {
    case '01-01':
      return { answers: [accepted], tells: true };
    case '01-02':
      return { answers: [glare], tells: true };
    case '01-03':
      return { answers: [accepted], tells: false };
    case '01-04':
      return { answers: [accepted, accepted], tells: true };
    case '01-05':
      return { answers: [accepted, glare], tells: true };
    default:
      return { answers: [operator], tells: true };
  }
}
