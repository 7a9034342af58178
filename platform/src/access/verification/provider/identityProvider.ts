import type { IdentityAnswer, IdentitySubmission } from '@unisite/shared/contract/identityProvider';

/**
 * Who decides identity checks for the platform, or passes them to its operators. One adapter a provider. Every call may
 * throw: nothing is known then, and it is made again or asked about.
 */
export interface IdentityProvider {
  /** Signs its calls, and stands with what it decided. */
  readonly code: string;
  /** Hands a check over; the same reference again gives the same answer. */
  submit(submission: IdentitySubmission): Promise<IdentityAnswer>;
  answerTo(reference: string): Promise<IdentityAnswer>;
}
