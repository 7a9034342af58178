import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import {
  documentNumber,
  identityDocumentKind,
  identityPictureKind,
  identityReason,
  identityState,
} from './identityChecks.ts';
import { operatorCall as call } from './operatorCall.ts';
import { identityCount } from './operatorsCounts.ts';
import { reason } from './rollout.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));
const pictureId = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** waiting: for an operator. underWay: with a provider, or not submitted. decided: accepted, refused, expired. */
export const identitySelection = z.enum(['waiting', 'underWay', 'decided']);
export type IdentitySelection = z.Infer<typeof identitySelection>;

const identityRow = z.object({
  id: z.string(),
  state: identityState,
  market: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  document: z.nullable(identityDocumentKind),
  triesLeft: z.int(),
  /** Who decides now; null: nobody yet. */
  decider: z.nullable(z.enum(['provider', 'operator'])),
  askedAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OperatorIdentityRow = z.Infer<typeof identityRow>;

/** Permanently recorded events of a check. */
export const identityEventAct = z.enum([
  'asked',
  'sent',
  'passedOn',
  'accepted',
  'refused',
  'expired',
  'numberDiffered',
  'contradicted',
  'picturesDeleted',
]);
export type IdentityEventAct = z.Infer<typeof identityEventAct>;

export const operatorIdentityCheck = z.object({
  ...identityRow.shape,
  /** Reference of the current submission, new with each; null: not submitted. */
  reference: z.nullable(z.string()),
  /** The legal name, as on the bank account. */
  holder: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  /** Number of other accounts accepted with the same document. */
  sameNumber: z.int(),
  pictures: z.array(
    z.object({
      id: z.string(),
      kind: identityPictureKind,
      at: z.string(),
      /** Whether the calling operator has viewed it. */
      seen: z.boolean(),
    }),
  ),
  reason: z.nullable(identityReason),
  decidedAt: z.nullable(z.string()),
  acceptedUntil: z.nullable(z.string()),
  /** Newest first. `who`: `member`, `platform`, `provider:CODE` or `operator:ACCOUNT`. */
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      who: z.string(),
      act: identityEventAct,
      reason: z.nullable(identityReason),
      why: z.nullable(z.string()),
    }),
  ),
  /** Who viewed which picture, and why; newest first. */
  looks: z.array(z.object({ at: z.string(), by: z.string(), kind: identityPictureKind, why: z.string() })),
});
export type OperatorIdentityCheck = z.Infer<typeof operatorIdentityCheck>;

/** Longest waiting first; decided ones latest first. */
export const identityDesk = call({
  name: 'identityDesk',
  method: 'GET',
  path: '/ops/identity',
  access: 'identity',
  request: z.object({
    selection: identitySelection,
    market: z.optional(z.string().check(z.regex(/^[A-Z]{2,8}$/))),
    ...paging,
  }),
  value: pageOf(identityRow),
});

/** One check without its pictures. */
export const oneIdentityCheck = call({
  name: 'oneIdentityCheck',
  method: 'GET',
  path: '/ops/identity/:id',
  access: 'identity',
  request: z.object({ id }),
  value: operatorIdentityCheck,
});

/** One of a check's pictures, in base64. Each view is recorded permanently: operator, picture, time, reason. */
export const lookAtIdentityPicture = call({
  name: 'lookAtIdentityPicture',
  method: 'POST',
  path: '/ops/identity/:id/pictures/:picture/look',
  access: 'identity',
  request: z.object({ id, picture: pictureId, why: reason }),
  value: z.object({ type: z.enum(['image/png', 'image/jpeg']), image: z.string() }),
});

const decisionErrors = ['IDENTITY_CHANGED', 'PICTURES_UNSEEN'] as const;

/**
 * Accepts a check that waits for an operator, who has viewed all pictures and enters the document's number:
 * NUMBER_DIFFERS if the member stated another. IDENTITY_CHANGED if `reference` is not the current submission.
 */
export const acceptIdentity = call({
  name: 'acceptIdentity',
  method: 'POST',
  path: '/ops/identity/:id/accept',
  access: 'identity',
  errors: [...decisionErrors, 'NUMBER_DIFFERS', 'DOCUMENT_EXPIRED'],
  request: z.object({ id, reference: z.string().check(z.maxLength(24)), number: documentNumber }),
  value: operatorIdentityCheck,
});

/** Refuses a check. `again`: pictures to be taken anew, which are deleted at once. */
export const refuseIdentity = call({
  name: 'refuseIdentity',
  method: 'POST',
  path: '/ops/identity/:id/refuse',
  access: 'identity',
  errors: decisionErrors,
  request: z.object({
    id,
    reference: z.string().check(z.maxLength(24)),
    reason: identityReason,
    again: z.array(identityPictureKind).check(z.maxLength(identityPictureKind.options.length)),
    why: reason,
  }),
  value: operatorIdentityCheck,
});

/** Requests a new check, with all tries, from a member whose last one is accepted or has no tries left. */
export const askIdentityAgain = call({
  name: 'askIdentityAgain',
  method: 'POST',
  path: '/ops/identity/:id/again',
  access: 'identity',
  errors: ['IDENTITY_CHANGED'],
  request: z.object({ id, why: reason }),
  value: z.object({ id: z.string() }),
});

export const identityCalls = [
  identityDesk,
  identityCount,
  oneIdentityCheck,
  lookAtIdentityPicture,
  acceptIdentity,
  refuseIdentity,
  askIdentityAgain,
] as const;
