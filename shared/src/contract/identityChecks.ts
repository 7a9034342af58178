import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/** Identity checks: a document, a picture of the face, and proof of address. */

export const identityDocumentKind = z.enum(['idCard', 'passport', 'drivingLicence']);
export type IdentityDocumentKind = z.Infer<typeof identityDocumentKind>;

/** The pictures of a check, in order. */
export const identityPictureKind = z.enum(['documentFront', 'documentBack', 'selfie', 'address']);
export type IdentityPictureKind = z.Infer<typeof identityPictureKind>;

/** Pictures needed for a document: a passport has one page. */
export const picturesNeeded = (document: IdentityDocumentKind): readonly IdentityPictureKind[] =>
  identityPictureKind.options.filter((kind) => document !== 'passport' || kind !== 'documentBack');

/**
 * asked: the member collects what is needed. sent: submitted, not taken up yet. inReview: with a provider or an
 * operator. refused: can be resubmitted while tries are left. expired: an acceptance whose time has passed.
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

/** A document number in capitals, without separators. */
export const plainDocumentNumber = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '');
export const isDocumentNumber = (typed: string): boolean => /^[A-Z0-9]{6,20}$/.test(plainDocumentNumber(typed));
/** As printed on the document. */
export const documentNumber = z.string().check(z.maxLength(40), z.refine(isDocumentNumber));

/** A calendar date, YYYY-MM-DD. */
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

/** Size of an uploaded picture, bytes; the platform re-encodes it and drops all metadata. */
export const MAX_IDENTITY_BYTES = 5 * 1024 * 1024;
/** Minimum length of a picture's shorter side, pixels: smaller ones are illegible. */
export const MIN_IDENTITY_SIDE = 300;
/** Days before the end of an acceptance from which a new check is possible. */
export const IDENTITY_RENEWAL_DAYS = 30;

export const identityCheck = z.object({
  id: z.string(),
  state: identityState,
  /** Null: not stated yet. */
  document: z.nullable(identityDocumentKind),
  /** Expiry of the document, YYYY-MM-DD; null: none, or not stated yet. */
  validUntil: z.nullable(z.string()),
  /** Uploaded pictures with their size in bytes. Only operators can view them. */
  pictures: z.array(z.object({ kind: identityPictureKind, bytes: z.int(), at: z.string() })),
  triesLeft: z.int(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Reason of a refusal. */
  reason: z.nullable(identityReason),
  /** Refused pictures, to be taken again. */
  again: z.array(identityPictureKind),
  acceptedUntil: z.nullable(z.string()),
});
export type IdentityCheck = z.Infer<typeof identityCheck>;

/** When a market requires an identity check: never, before any withdrawal, or above a sum withdrawn in 30 days. */
export const identityAsked = z.enum(['never', 'beforeWithdrawal', 'aboveSum']);

export const identityValue = z.object({
  /** The open check, else the last one; null: none. */
  check: z.nullable(identityCheck),
  /** Whether the member can state a document now: in the open check, or in a new one. */
  canWrite: z.boolean(),
  asked: identityAsked,
  /** The sum that can be withdrawn in 30 days without an acceptance; null unless `asked` is aboveSum. */
  above: z.nullable(amount),
  /** The legal name, as on the bank account; null: unknown. */
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
