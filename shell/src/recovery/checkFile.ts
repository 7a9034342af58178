import type { MountFailure } from '@unisite/shared/contract/mounts';
import { addressOf } from '../loader/fileHashes.ts';
import type { RemoteVersion } from '../loader/remoteVersion.ts';

/** Timeout for fetching a file, milliseconds. */
const patience = 5_000;

const types = { js: /javascript/, css: /text\/css/ } as const;

/**
 * Why a file of a version failed to load; null when nothing is wrong with it. A script's error event has no cause, so
 * the file is fetched once more.
 */
export async function checkFile({ base, integrity }: RemoteVersion, file: string): Promise<MountFailure | null> {
  const hash = integrity[file];
  if (!hash) return 'NO_HASH';
  try {
    const answer = await fetch(addressOf(base + file), { signal: AbortSignal.timeout(patience) });
    if (answer.status >= 500) return 'SERVER';
    if (!answer.ok) return 'MISSING';
    const type = answer.headers.get('content-type') ?? '';
    if (!types[file.endsWith('.css') ? 'css' : 'js'].test(type)) return 'NOT_A_MODULE';
    return (await hashOf(await answer.arrayBuffer())) === hash ? null : 'WRONG_HASH';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK';
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
