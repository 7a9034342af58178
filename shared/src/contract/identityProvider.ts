import * as z from '@unisite/shared/schema';
import { identityDocumentKind, identityPictureKind, identityReason } from './identityChecks.ts';

/**
 * What the platform and a provider of identity checks of its own kind say to each other; a provider with an API of its
 * own gets an adapter. Both ways are signed as vendors' calls are (contract/seamless).
 */
export const identityProviderPaths = {
  submission: '/identity/v1/submissions',
  answer: '/identity/v1/submissions/answer',
} as const;
/** Where the platform is told what became of a submission. Told again until it answers 200. */
export const identityNoticePath = '/vendor/identity/v1/notices';

const reference = z.string().check(z.regex(/^[A-Z0-9]{6,24}$/));

/** Hands a check over. The same reference again gives the same answer. */
export const identitySubmission = z.object({
  reference,
  market: z.string(),
  document: identityDocumentKind,
  validUntil: z.nullable(z.string()),
  /** SHA-256 of each picture as the platform keeps it, sealed, in hex. */
  pictures: z.array(z.object({ kind: identityPictureKind, digest: z.string().check(z.regex(/^[\da-f]{64}$/)) })),
});
export type IdentitySubmission = z.Infer<typeof identitySubmission>;

export const identityAnswerRequest = z.object({ reference });
/** unknown: never heard of it. underway: asked again later. operator: the platform's operators decide. */
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
