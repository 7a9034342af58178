import { createHash, createPublicKey, verify } from 'node:crypto';
import { canonicalJson, type Manifest, type Signature, statementText } from '@unisite/shared/contract';

/** How a public key (its 32 bytes in base64) is named. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);

/** SHA-256 over a manifest's canonical JSON, in base64: what a signature says of everything that a page does not see. */
export const manifestHash = (manifest: Manifest): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('base64');

/** The bytes that the team of a manifest signs. */
export function signedBytes(manifest: Manifest): Buffer {
  const { descriptor, container, entry, files } = manifest;
  return Buffer.from(
    statementText({
      remote: descriptor.name,
      team: descriptor.team,
      version: descriptor.version,
      manifest: manifestHash(manifest),
      container,
      entry,
      files: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
    }),
  );
}

/** Whether `bytes` were signed with the private half of `publicKey` (Ed25519, RFC 8032). A key that is none answers false. */
export function isSignedBy(publicKey: string, bytes: Buffer, value: string): boolean {
  try {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, bytes, key, Buffer.from(value, 'base64'));
  } catch {
    return false;
  }
}

/** Whether `signature` is over this manifest and of this key. */
export const signs = (publicKey: string, manifest: Manifest, { key, value }: Signature): boolean =>
  key === keyIdOf(publicKey) && isSignedBy(publicKey, signedBytes(manifest), value);
