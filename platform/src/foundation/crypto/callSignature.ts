import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerated skew of a vendor's clock, either way. */
export const MAX_SKEW_MS = 5 * 60_000;

export interface SignedCall {
  readonly timestamp: string;
  readonly nonce: string;
  /** The request's path, without host and query. */
  readonly path: string;
  /** The body, byte for byte as received. */
  readonly rawBody: Buffer;
}

/** Hex HMAC-SHA256 of `${timestamp}.${nonce}.${path}.${rawBody}` (contract/seamless). */
export function signatureOf(secret: string, { timestamp, nonce, path, rawBody }: SignedCall): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${path}.`).update(rawBody).digest('hex');
}

/** Whether the signature matches the call under the secret, regardless of its time. */
export function isSignedWith(secret: string, call: SignedCall, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secret, call));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether the call is signed with the secret and its time stamp is current. The caller checks the nonce. */
export function isSigned(call: SignedCall, signature: string, secret: string, now: Date): boolean {
  const equal = isSignedWith(secret, call, signature);
  const fresh = /^\d{1,15}$/.test(call.timestamp) && Math.abs(now.getTime() - Number(call.timestamp)) <= MAX_SKEW_MS;
  return equal && fresh && /^[\w-]{8,80}$/.test(call.nonce);
}
