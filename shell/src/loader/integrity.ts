import type { PlacedRemote } from '@unisite/shared/contract/registry';

declare global {
  // read by the code that loads chunks and stylesheets, in the shell's files and in every remote's (remote-kit, ChunkIntegrity)
  var __integrity: Record<string, string> | undefined;
}

/** Makes the hashes of a remote's files known; a file without one cannot be loaded. The first hash of a path is the one that counts. */
export function trustFiles(remote: PlacedRemote): void {
  globalThis.__integrity ??= Object.create(null) as Record<string, string>;
  const known = globalThis.__integrity;
  for (const [file, hash] of Object.entries(remote.integrity)) known[remote.base + file] ??= hash;
}

/** The hash of a file by its address, or undefined. */
export const integrityOf = (url: string): string | undefined =>
  globalThis.__integrity?.[new URL(url, location.href).pathname];
