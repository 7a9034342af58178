import type { StoredFile } from '../hostedFile.ts';
import { fileFamily } from './fileFamily.ts';

/** How many versions back a file is searched; browsers with an older one get the whole new file. */
export const VERSIONS_BACK = 8;

/**
 * The file of the same family that a browser has, by its SHA-256; null when none of the latest versions has it.
 * `versions`: their files by name, latest last.
 */
export function earlierFile(
  versions: readonly ReadonlyMap<string, StoredFile>[],
  family: string,
  sha256: string,
): StoredFile | null {
  for (const files of versions.slice(-VERSIONS_BACK).reverse()) {
    for (const [name, file] of files) if (file.sha256 === sha256 && fileFamily(name) === family) return file;
  }
  return null;
}
