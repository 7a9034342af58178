import { createHmac } from 'node:crypto';

export type SignedParts = { timestamp: string; nonce: string; path: string; body: string };

/** Hex HMAC-SHA256 of `${timestamp}.${nonce}.${path}.${body}`; the body exactly as sent. */
export function signatureOf(secret: string, { timestamp, nonce, path, body }: SignedParts): string {
  return createHmac('sha256', secret).update(`${timestamp}.${nonce}.${path}.${body}`).digest('hex');
}

/** Hex HMAC-SHA256 of an address from its first slash up to its signature. */
export const addressSignature = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(address).digest('hex');
