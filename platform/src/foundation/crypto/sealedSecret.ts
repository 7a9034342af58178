import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keys for one kind of secret, each 32 bytes in hex: the first seals, all can open, so that a key can be replaced. */
export type Keys = readonly [string, ...string[]];

/** A key's name, stored with the rows that it seals: eight digits that reveal nothing of the key. */
export function keyName([key]: Keys): string {
  return createHash('sha256').update(`name of the key ${key}`).digest('hex').slice(0, 8);
}

/**
 * Seals bytes for the database (AES-256-GCM) with the first key. `about` is bound into the seal, so that a row's secret
 * opens in no other row.
 */
export function sealBytes([key]: Keys, about: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Opens what `sealBytes` sealed with any of the keys. Throws when no key opens it, `about` differs, or a bit was
 * changed.
 */
export function openBytes(keys: Keys, about: string, sealed: Buffer): Buffer {
  for (const key of keys) {
    const opened = openWith(key, about, sealed);
    if (opened !== null) return opened;
  }
  throw new Error(`no key opens the secret of ${about}`);
}

/** `sealBytes` for text. */
export const sealSecret = (keys: Keys, about: string, secret: string): Buffer =>
  sealBytes(keys, about, Buffer.from(secret));

/** `openBytes` for text. */
export const openSecret = (keys: Keys, about: string, sealed: Buffer): string =>
  openBytes(keys, about, sealed).toString('utf8');

function openWith(key: string, about: string, sealed: Buffer): Buffer | null {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    return null;
  }
}
