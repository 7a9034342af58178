import { createCipheriv, randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new key of eight characters, for one response. */
export const newPathKey = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('');

/**
 * Encrypts a path for the customer-service response (specification section 3): base64 of DES-ECB with PKCS#7, then the
 * key itself. This only obscures the path, as the key is part of it. Triple DES with the same key three times is single
 * DES, which the cryptography library no longer offers directly.
 */
export function encryptPath(path: string, key: string = newPathKey()): string {
  const secret = Buffer.from(key, 'latin1');
  if (secret.length !== 8) throw new Error('the key must have eight characters');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null);
  return cipher.update(path, 'utf8', 'base64') + cipher.final('base64') + key;
}
