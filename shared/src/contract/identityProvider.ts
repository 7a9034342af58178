import * as z from '@unisite/shared/schema';
import { identityDocumentKind, identityPictureKind, identityReason } from './identityChecks.ts';

/**
 * Protocol between the platform and its own kind of identity check provider; a provider with another API gets an
 * adapter. Both directions are signed like vendors' calls (contract/seamless).
 */
export const identityProviderPaths = {
  submission: '/identity/v1/submissions',
  answer: '/identity/v1/submissions/answer',
} as const;
/** Where the provider reports a submission's outcome, repeatedly until the response is 200. */
export const identityNoticePath = '/vendor/identity/v1/notices';

const reference = z.string().check(z.regex(/^[A-Z0-9]{6,24}$/));

/** Submits a check. The same reference again yields the same response. */
export const identitySubmission = z.object({
  reference,
  market: z.string(),
  document: identityDocumentKind,
  validUntil: z.nullable(z.string()),
  /** SHA-256 of each picture as stored (sealed) by the platform, in hex. */
  pictures: z.array(z.object({ kind: identityPictureKind, digest: z.string().check(z.regex(/^[\da-f]{64}$/)) })),
});
export type IdentitySubmission = z.Infer<typeof identitySubmission>;

export const identityAnswerRequest = z.object({ reference });
/** unknown: no such reference. underway: ask again later. operator: the platform's operators decide. */
export const identityAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('unknown') }),
  z.object({ answer: z.literal('underway') }),
  z.object({ answer: z.literal('operator') }),
  z.object({ answer: z.literal('accepted') }),
  z.object({
    answer: z.literal('refused'),
    reason: identityReason,
    again: z.array(identityPictureKind).check(z.maxLength(identityPictureKind.options.length)),
  }),
]);
export type IdentityAnswer = z.Infer<typeof identityAnswer>;

export const identityNotice = z.object({ reference, outcome: identityAnswer });
export type IdentityNotice = z.Infer<typeof identityNotice>;
