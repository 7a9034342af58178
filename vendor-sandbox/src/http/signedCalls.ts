import { timingSafeEqual } from 'node:crypto';
import { addressSignature, type SignedParts, signatureOf } from '../wallet/signature.ts';

/** Maximum clock skew of a caller, milliseconds. */
const mostSkew = 5 * 60_000;

const isEqual = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether a call of the platform, or of a test, has a valid and current signature. */
export function isSigned(secret: string, parts: SignedParts, signature: string, now: number): boolean {
  const fresh = /^\d{1,15}$/.test(parts.timestamp) && Math.abs(now - Number(parts.timestamp)) <= mostSkew;
  return fresh && isEqual(signature, signatureOf(secret, parts));
}

/**
 * Whether an address made by the platform is validly signed and not expired. The signature covers the address up to
 * `&signature=`, which comes last; `expires` is at most five minutes ahead, milliseconds since 1970.
 */
export function isSignedAddress(secret: string, address: string, now: number): boolean {
  const [signed = '', signature = '', more] = address.split('&signature=');
  if (more !== undefined) return false;
  const expires = Number(new URLSearchParams(signed.split('?')[1]).get('expires'));
  if (!Number.isInteger(expires) || expires < now || expires > now + mostSkew) return false;
  return isEqual(signature, addressSignature(secret, signed));
}
