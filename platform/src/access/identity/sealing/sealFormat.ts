import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { SealedBody, SealingKey } from '@unisite/shared/contract';

/** A key that bodies are sealed to. Both halves raw, 32 bytes. */
export interface SealingKeyPair {
  readonly keyId: string;
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

const RAW_KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new key pair with a random name. */
export function createSealingKeyPair(): SealingKeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    keyId: randomBytes(8).toString('hex'),
    publicKey: rawHalf(publicKey, 'x'),
    privateKey: rawHalf(privateKey, 'd'),
  };
}

/**
 * Encrypts a plain text to the platform's key, for one method and path (docs/sealed-calls.md). Browsers do this with
 * WebCrypto; this one serves those without scripts, and tests.
 */
export function sealText(key: SealingKey, method: string, path: string, plainText: string): SealedBody {
  const platformPublic = Buffer.from(key.publicKey, 'base64url');
  const pair = generateKeyPairSync('x25519');
  const ephemeral = rawHalf(pair.publicKey, 'x');
  const secret = diffieHellman({ privateKey: pair.privateKey, publicKey: publicFromRaw(platformPublic) });
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', contentKey(secret, ephemeral, platformPublic, method, path), iv);
  cipher.setAAD(Buffer.from(key.keyId, 'utf8'));
  const ciphertext = Buffer.concat([cipher.update(plainText, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    keyId: key.keyId,
    ephemeral: ephemeral.toString('base64url'),
    iv: iv.toString('base64url'),
    ciphertext: ciphertext.toString('base64url'),
  };
}

/** Decrypts a sealed body; null when it was sealed to another key, method or path, or was tampered with. */
export function openText(pair: SealingKeyPair, method: string, path: string, sealed: SealedBody): string | null {
  const ephemeral = Buffer.from(sealed.ephemeral, 'base64url');
  const iv = Buffer.from(sealed.iv, 'base64url');
  const ciphertext = Buffer.from(sealed.ciphertext, 'base64url');
  if (ephemeral.length !== RAW_KEY_BYTES || iv.length !== IV_BYTES || ciphertext.length < TAG_BYTES) return null;
  try {
    const secret = diffieHellman({ privateKey: privateFromRaw(pair), publicKey: publicFromRaw(ephemeral) });
    const decipher = createDecipheriv('aes-256-gcm', contentKey(secret, ephemeral, pair.publicKey, method, path), iv);
    decipher.setAAD(Buffer.from(sealed.keyId, 'utf8'));
    decipher.setAuthTag(ciphertext.subarray(-TAG_BYTES));
    const plain = Buffer.concat([decipher.update(ciphertext.subarray(0, -TAG_BYTES)), decipher.final()]);
    return plain.toString('utf8');
  } catch {
    return null;
  }
}

/** The key is bound to both public keys and to the call, so that a body cannot be moved to another path. */
function contentKey(secret: Buffer, ephemeral: Buffer, platformPublic: Buffer, method: string, path: string): Buffer {
  const salt = Buffer.concat([ephemeral, platformPublic]);
  return Buffer.from(hkdfSync('sha256', secret, salt, `unisite sealed v1 ${method} ${path}`, 32));
}

function rawHalf(key: KeyObject, half: 'x' | 'd'): Buffer {
  return Buffer.from(key.export({ format: 'jwk' })[half] ?? '', 'base64url');
}

function publicFromRaw(raw: Buffer): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') }, format: 'jwk' });
}

function privateFromRaw(pair: SealingKeyPair): KeyObject {
  const x = pair.publicKey.toString('base64url');
  const d = pair.privateKey.toString('base64url');
  return createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', x, d }, format: 'jwk' });
}
