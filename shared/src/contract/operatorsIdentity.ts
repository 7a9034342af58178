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

/** waiting: for an operator. under way: with a provider, or not handed in. decided: accepted, refused, expired. */
export const identitySelection = z.enum(['waiting', 'underWay', 'decided']);
export type IdentitySelection = z.Infer<typeof identitySelection>;

const identityRow = z.object({
  id: z.string(),
  state: identityState,
  market: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  document: z.nullable(identityDocumentKind),
  triesLeft: z.int(),
  /** Who decides now; null: nobody has it. */
  decider: z.nullable(z.enum(['provider', 'operator'])),
  askedAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OperatorIdentityRow = z.Infer<typeof identityRow>;

/** What is noted of a check for ever. */
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
  /** The name of what is decided, which changes with each handing in; null: not handed in. */
  reference: z.nullable(z.string()),
  /** The real name, as on the bank account. */
  holder: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  /** Accounts of others that were accepted with the same document. */
  sameNumber: z.int(),
  pictures: z.array(
    z.object({
      id: z.string(),
      kind: identityPictureKind,
      at: z.string(),
      /** Whether the asking operator has looked at it. */
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
  /** Who looked at which picture, and why; newest first. */
  looks: z.array(z.object({ at: z.string(), by: z.string(), kind: identityPictureKind, why: z.string() })),
});
export type OperatorIdentityCheck = z.Infer<typeof operatorIdentityCheck>;

/** Who waits longest comes first; of what is decided, the latest. */
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

/** One of a check's pictures, in base64. Each look is kept for ever: who, which, when, why. */
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
 * Accepts a check that waits for an operator, who has looked at each of its pictures and types the number that stands on
 * the document: NUMBER_DIFFERS where the member typed another. IDENTITY_CHANGED where `reference` is no longer decided on.
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

/** Refuses one. `again`: the pictures that the member takes anew, which are deleted at once. */
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

/** Asks for a new check, with all tries, of a member whose last one has none left or was accepted. */
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
