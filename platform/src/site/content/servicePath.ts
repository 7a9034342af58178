import { createCipheriv, randomInt } from 'node:crypto';

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A key of eight characters, made for one answer. */
export const newPathKey = (): string =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('');

/**
 * A path as the customer-service answer carries it (specification section 3): base64 of DES-ECB with PKCS#7, then the
 * key itself. It hides the path from a glance, nothing more, for the key stands beside it. Triple DES with one key
 * three times is single DES, which the cryptography library no longer offers by itself.
 */
export function encryptPath(path: string, key: string = newPathKey()): string {
  const secret = Buffer.from(key, 'latin1');
  if (secret.length !== 8) throw new Error('the key must have eight characters');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null);
  return cipher.update(path, 'utf8', 'base64') + cipher.final('base64') + key;
}
