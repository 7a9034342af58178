/**
 * What stands before the 32 bytes of an Ed25519 key in its usual wrapping (RFC 8410), and how long all of it is in
 * base64.
 */
const wrapping = 'MCowBQYDK2VwAyEA';
const wrappedLength = 60;

/**
 * The key as the platform takes it, from base64 or a PEM file as it was pasted; `null` when it is neither. A private
 * key is neither.
 */
export function readPublicKey(pasted: string): string | null {
  const text = pasted.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s+/g, '');
  const raw = text.length === wrappedLength && text.startsWith(wrapping) ? text.slice(wrapping.length) : text;
  return /^[A-Za-z0-9+/]{43}=$/.test(raw) ? raw : null;
}
