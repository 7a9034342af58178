import { createHmac } from 'node:crypto';
import { type IdentityDocumentKind, plainDocumentNumber } from '@unisite/shared/contract';

/**
 * What is kept of a document's number: the same for the same document wherever it is shown, and no number. Keyed,
 * because there are few enough numbers to try them all.
 */
export const numberDigest = (codesKey: string, document: IdentityDocumentKind, number: string): Buffer =>
  createHmac('sha256', Buffer.from(codesKey, 'hex'))
    .update(`identity document/${document}/${plainDocumentNumber(number)}`)
    .digest();
