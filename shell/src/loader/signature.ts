import { statementText } from '@unisite/shared/contract/signing';
import type { RemoteVersion } from './remoteVersion.ts';

const algorithm = 'Ed25519';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/**
 * Whether a version's team said with one of its `keys` what the page knows of the version. True as well in a browser
 * that cannot check an Ed25519 signature (docs/decisions/016): there the hashes have to do.
 */
export async function isSigned(version: RemoteVersion, keys: readonly string[]): Promise<boolean> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // absent where the page is not secure
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
