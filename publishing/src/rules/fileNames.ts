import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { manifestFile, signatureFile } from '../readBuild.ts';

/** Extension of the stored compressed files, so no remote may use it. */
export const brotliEnding = '.br';

const allowedName = /^[A-Za-z0-9][\w.-]*$/;
const allowedKind = /\.(js|css|json|svg|png|jpe?g|webp|avif|gif|woff2|mp3|webm|txt)$/;

/**
 * Names that could leave the folder, be hidden or replace the registry's own files; and file types that no page uses.
 */
export function fileNames({ manifest }: ReadableBuild): Finding[] {
  return Object.keys(manifest.files).flatMap((what): Finding[] => {
    if (!isAllowed(what)) return [{ code: 'NAME_NOT_ALLOWED', what }];
    // Source maps have their own rule.
    return allowedKind.test(what) || what.endsWith('.map') ? [] : [{ code: 'KIND_NOT_ALLOWED', what }];
  });
}

const isAllowed = (name: string): boolean =>
  allowedName.test(name) && name !== manifestFile && name !== signatureFile && !name.endsWith(brotliEnding);
