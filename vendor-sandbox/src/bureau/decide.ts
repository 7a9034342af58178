import type { IdentityAnswer, IdentitySubmission } from '@unisite/shared/contract/identityProvider';

type Answer = Exclude<IdentityAnswer, { answer: 'unknown' | 'underway' }>;

/** The bureau's successive decisions on a submission, and whether it notifies the platform of them. */
type Plan = {
  readonly answers: readonly Answer[];
  /** If false, the platform has to poll. */
  readonly tells: boolean;
};

const accepted = { answer: 'accepted' } as const;
const glare: Answer = { answer: 'refused', reason: 'glare', again: ['documentFront'] };
const operator = { answer: 'operator' } as const;

/**
 * The day of the document's expiry date selects the outcome: 1 January accepted, 2 January refused for glare, 3 January
 * accepted without a notice, 4 January accepted with two notices, 5 January accepted and then refused. Any other date,
 * or none, is left to the platform's operators.
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
