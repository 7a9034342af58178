import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { canonicalJson } from '@unisite/shared/contract/canonicalJson';
import type { Manifest } from '@unisite/shared/contract/registry';
import { type Signature, type Statement, statementText } from '@unisite/shared/contract/signing';

export interface KeyPair {
  /** PKCS #8 in PEM; never leaves the team. */
  readonly privateKey: string;
  /** The 32 bytes of the public key in base64, as registered by operators. */
  readonly publicKey: string;
}

export function newKeyPair(): KeyPair {
  const privateKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/** The public half of a private key (PEM). Throws when it is not an Ed25519 key. */
export function publicKeyOf(privateKey: string): string {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('the key is not an Ed25519 key');
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** Id of a public key. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

/** What a team attests about a version by signing its manifest. */
export const statementOf = (manifest: Manifest): Statement => ({
  remote: manifest.descriptor.name,
  team: manifest.descriptor.team,
  version: manifest.descriptor.version,
  manifest: createHash('sha256').update(canonicalJson(manifest)).digest('base64'),
  container: manifest.container,
  entry: manifest.entry,
  files: Object.fromEntries(Object.entries(manifest.files).map(([name, { integrity }]) => [name, integrity])),
});

/** Signs a text with a private key (PEM). */
export function signText(text: string, privateKey: string): Signature {
  return {
    key: keyIdOf(publicKeyOf(privateKey)),
    value: sign(null, Buffer.from(text), createPrivateKey(privateKey)).toString('base64'),
  };
}

/** Whether the holder of `publicKey` signed `text`. Invalid keys and signatures count as no. */
export function isSignedBy(publicKey: string, text: string, value: string): boolean {
  try {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(value, 'base64'));
  } catch {
    return false;
  }
}

export const signManifest = (manifest: Manifest, privateKey: string): Signature =>
  signText(statementText(statementOf(manifest)), privateKey);

/** Whether a manifest's signature was made with the key it names, and that key is one of `publicKeys`. */
export const isSigned = (manifest: Manifest, { key, value }: Signature, publicKeys: readonly string[]): boolean =>
  publicKeys.some(
    (publicKey) => keyIdOf(publicKey) === key && isSignedBy(publicKey, statementText(statementOf(manifest)), value),
  );
