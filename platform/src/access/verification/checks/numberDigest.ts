import { createHmac } from 'node:crypto';
import { type IdentityDocumentKind, plainDocumentNumber } from '@unisite/shared/contract';

/**
 * The stored form of a document's number: the same for the same document wherever it is shown, and not the number.
 * Keyed, because all numbers could be tried.
 */
export const numberDigest = (codesKey: string, document: IdentityDocumentKind, number: string): Buffer =>
  createHmac('sha256', Buffer.from(codesKey, 'hex'))
    .update(`identity document/${document}/${plainDocumentNumber(number)}`)
    .digest();
