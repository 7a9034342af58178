import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Identity checks: who a member is, by a document, a picture of the face and one of an address. */

export const identityDocumentKind = z.enum(['idCard', 'passport', 'drivingLicence']);
export type IdentityDocumentKind = z.Infer<typeof identityDocumentKind>;

/** The pictures of a check, in the order that they are asked for. */
export const identityPictureKind = z.enum(['documentFront', 'documentBack', 'selfie', 'address']);
export type IdentityPictureKind = z.Infer<typeof identityPictureKind>;

/** What a check needs: a passport says everything on one page. */
export const picturesNeeded = (document: IdentityDocumentKind): readonly IdentityPictureKind[] =>
  identityPictureKind.options.filter((kind) => document !== 'passport' || kind !== 'documentBack');

/**
 * asked: the member gathers what is needed. sent: handed in, nobody has it yet. inReview: a provider or an operator has
 * it. refused: while tries are left it is gathered again. expired: an acceptance whose time has passed.
 */
export const identityState = z.enum(['asked', 'sent', 'inReview', 'accepted', 'refused', 'expired']);
export type IdentityState = z.Infer<typeof identityState>;

/** Why a check was refused. */
export const identityReason = z.enum([
  'unreadable',
  'glare',
  'cutOff',
  'documentExpired',
  'numberDiffers',
  'nameDiffers',
  'dateDiffers',
  'faceDiffers',
  'addressTooOld',
  'notAccepted',
]);
export type IdentityReason = z.Infer<typeof identityReason>;

/** A document's number without what is only written between its signs, in capital letters. */
export const plainDocumentNumber = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '');
export const isDocumentNumber = (typed: string): boolean => /^[A-Z0-9]{6,20}$/.test(plainDocumentNumber(typed));
/** As it stands on the document. */
export const documentNumber = z.string().check(z.maxLength(40), z.refine(isDocumentNumber));

/** A day of the calendar, YYYY-MM-DD. */
export const calendarDay = z
  .string()
  .check(
    z.refine(
      (text) =>
        /^2[01]\d\d-\d\d-\d\d$/.test(text) &&
        new Date(`${text}T00:00:00Z`).getTime() >= 0 &&
        new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
    ),
  );

/** The size of a picture as it is sent; it is drawn anew on the platform and loses all that is not picture. */
export const MAX_IDENTITY_BYTES = 5 * 1024 * 1024;
/** The shorter side of a picture, in pixels: nothing can be read on a smaller one. */
export const LEAST_IDENTITY_SIDE = 300;
/** Days before the end of an acceptance from which on a new check can be begun. */
export const IDENTITY_RENEWAL_DAYS = 30;

export const identityCheck = z.object({
  id: z.string(),
  state: identityState,
  /** Null: not said yet. */
  document: z.nullable(identityDocumentKind),
  /** The last day that the document is good for, YYYY-MM-DD; null: without end, or not said yet. */
  validUntil: z.nullable(z.string()),
  /** The pictures that the platform has of it, with their bytes. Nobody but operators sees them again. */
  pictures: z.array(z.object({ kind: identityPictureKind, bytes: z.int(), at: z.string() })),
  triesLeft: z.int(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Why it was refused. */
  reason: z.nullable(identityReason),
  /** The pictures that were refused, and are to be taken anew. */
  again: z.array(identityPictureKind),
  acceptedUntil: z.nullable(z.string()),
});
export type IdentityCheck = z.Infer<typeof identityCheck>;

/** When a market asks who a member is: never, before any withdrawal, or above what is withdrawn in 30 days. */
export const identityAsked = z.enum(['never', 'beforeWithdrawal', 'aboveSum']);

export const identityValue = z.object({
  /** The open check, or else the last one; null: there was none. */
  check: z.nullable(identityCheck),
  /** Whether the member can say something of a document now: in the open check, or in a new one. */
  canWrite: z.boolean(),
  asked: identityAsked,
  /** What can be withdrawn in 30 days without an acceptance; null unless `asked` is aboveSum. */
  above: z.nullable(amount),
  /** The real name, as on the bank account; null: not known. */
  holder: z.nullable(z.string()),
  currency: z.string(),
  /** The platform's time. */
  now: z.string(),
});
export type Identity = z.Infer<typeof identityValue>;

export const identity = operation({
  name: 'identity',
  summary: "How the member's identity check stands, and when the market asks for one",
  method: 'GET',
  path: '/wps/member/identity',
  access: 'member',
  request: empty,
  value: identityValue,
});

export const saveIdentityFacts = operation({
  name: 'saveIdentityFacts',
  summary: 'Which document a check is with: kind, number, last day. Begins a check where none is open',
  method: 'POST',
  path: '/wps/member/identity/document',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['IDENTITY_NOT_OPEN', 'DOCUMENT_EXPIRED'],
  request: z.object({ document: identityDocumentKind, number: documentNumber, validUntil: z.nullable(calendarDay) }),
  value: identityValue,
});

const base64Length = Math.ceil(MAX_IDENTITY_BYTES / 3) * 4;

export const addIdentityPicture = operation({
  name: 'addIdentityPicture',
  summary: 'A picture of a check (PNG or JPG, 5 MB), in the place of the one of its kind; 20 an hour',
  method: 'POST',
  path: '/wps/member/identity/pictures',
  access: 'member',
  idempotent: true,
  bodyBytes: base64Length + 4096,
  errors: ['IDENTITY_NOT_OPEN', 'NOT_A_PICTURE', 'PICTURE_TOO_SMALL', 'PAYLOAD_TOO_LARGE'],
  request: z.object({
    kind: identityPictureKind,
    /** The file in base64. */
    image: z.string().check(z.minLength(1), z.maxLength(base64Length)),
  }),
  value: identityValue,
});

export const sendIdentityCheck = operation({
  name: 'sendIdentityCheck',
  summary: 'Hands the check in; it cannot be changed before it is decided',
  method: 'POST',
  path: '/wps/member/identity/send',
  access: 'member',
  idempotent: true,
  errors: ['IDENTITY_NOT_OPEN', 'IDENTITY_INCOMPLETE', 'DOCUMENT_EXPIRED'],
  request: empty,
  value: identityValue,
});

export const identityOperations = [identity, saveIdentityFacts, addIdentityPicture, sendIdentityCheck] as const;
