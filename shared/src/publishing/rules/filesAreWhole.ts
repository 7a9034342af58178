import type { ReadableBuild } from '../build.ts';
import { integrityOf } from '../hashes.ts';
import type { Finding } from '../problems.ts';

/** Every listed file is there, with the size and the content that the manifest says. */
export function filesAreWhole({ manifest, files }: ReadableBuild): Finding[] {
  return Object.entries(manifest.files).flatMap(([what, { integrity, bytes }]): Finding[] => {
    const content = files.get(what);
    if (!content) return [{ code: 'MISSING', what }];
    if (content.length !== bytes) return [{ code: 'SIZE_DIFFERS', what }];
    return integrityOf(content) === integrity ? [] : [{ code: 'HASH_DIFFERS', what }];
  });
}
