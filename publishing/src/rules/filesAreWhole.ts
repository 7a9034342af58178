import type { ReadableBuild } from '../build.ts';
import { integrityOf } from '../hashes.ts';
import type { Finding } from '../problems.ts';

/** Every listed file exists with the manifest's size and content. */
export const filesAreWhole = ({ manifest, files }: ReadableBuild): Finding[] => mismatchedFiles(manifest.files, files);

/** Files that differ from their entry in the manifest. */
export const mismatchedFiles = (
  listed: ReadableBuild['manifest']['files'],
  files: ReadonlyMap<string, Uint8Array>,
): Finding[] =>
  Object.entries(listed).flatMap(([what, { integrity, bytes }]): Finding[] => {
    const content = files.get(what);
    if (!content) return [{ code: 'MISSING', what }];
    if (content.length !== bytes) return [{ code: 'SIZE_DIFFERS', what }];
    return integrityOf(content) === integrity ? [] : [{ code: 'HASH_DIFFERS', what }];
  });
