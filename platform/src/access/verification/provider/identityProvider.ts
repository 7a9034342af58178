import type { IdentityAnswer, IdentitySubmission } from '@unisite/shared/contract/identityProvider';

/**
 * Decides identity checks for the platform, or passes them to its operators. One adapter per provider. Every call may
 * throw: nothing is known then, and it is repeated or polled.
 */
export interface IdentityProvider {
  /** Identifies the provider in its calls' signatures and in its decisions. */
  readonly code: string;
  /** Submits a check; the same reference again gives the same answer. */
  submit(submission: IdentitySubmission): Promise<IdentityAnswer>;
  answerTo(reference: string): Promise<IdentityAnswer>;
}
