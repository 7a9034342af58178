import { timingSafeEqual } from 'node:crypto';
import { addressSignature, type SignedParts, signatureOf } from '../wallet/signature.ts';

/** How far the clock of a caller may be off, in milliseconds. */
const mostSkew = 5 * 60_000;

const isEqual = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether a call of the platform's, or of a test, is signed with the shared secret and is of now. */
export function isSigned(secret: string, parts: SignedParts, signature: string, now: number): boolean {
  const fresh = /^\d{1,15}$/.test(parts.timestamp) && Math.abs(now - Number(parts.timestamp)) <= mostSkew;
  return fresh && isEqual(signature, signatureOf(secret, parts));
}

/**
 * Whether an address the platform made is signed and still good. What is signed is the address up to `&signature=`,
 * which comes last; `expires` is a time of at most five minutes ahead, in milliseconds.
 */
export function isSignedAddress(secret: string, address: string, now: number): boolean {
  const [signed = '', signature = '', more] = address.split('&signature=');
  if (more !== undefined) return false;
  const expires = Number(new URLSearchParams(signed.split('?')[1]).get('expires'));
  if (!Number.isInteger(expires) || expires < now || expires > now + mostSkew) return false;
  return isEqual(signature, addressSignature(secret, signed));
}
