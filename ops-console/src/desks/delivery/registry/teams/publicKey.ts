/** Prefix of an Ed25519 key's 32 bytes in DER (RFC 8410), and the total length in base64. */
const wrapping = 'MCowBQYDK2VwAyEA';
const wrappedLength = 60;

/** Converts pasted base64 or PEM to the platform's format; `null` if it is neither, as for a private key. */
export function readPublicKey(pasted: string): string | null {
  const text = pasted.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s+/g, '');
  const raw = text.length === wrappedLength && text.startsWith(wrapping) ? text.slice(wrapping.length) : text;
  return /^[A-Za-z0-9+/]{43}=$/.test(raw) ? raw : null;
}
