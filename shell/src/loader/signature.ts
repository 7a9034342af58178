import { statementText } from '@unisite/shared/contract/signing';
import type { RemoteVersion } from './remoteVersion.ts';

const algorithm = 'Ed25519';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/**
 * Whether one of the team's `keys` signed what the page knows of the version. Also true in browsers without Ed25519
 * (docs/decisions/016), which rely on the hashes.
 */
export async function isSigned(version: RemoteVersion, keys: readonly string[]): Promise<boolean> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent in insecure contexts
  if (!subtle) return true;
  const { name: remote, integrity: files, signature } = version;
  const said = new TextEncoder().encode(statementText({ ...version, remote, files }));
  try {
    for (const key of keys) {
      const imported = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
      if (await subtle.verify(algorithm, imported, bytesOf(signature.value), said)) return true;
    }
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError';
  }
  return false;
}
