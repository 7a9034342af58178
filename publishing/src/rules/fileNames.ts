import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';
import { manifestFile, signatureFile } from '../readBuild.ts';

/** The compressed forms lie beside the files under this ending, so no remote may use it. */
export const brotliEnding = '.br';

const allowedName = /^[A-Za-z0-9][\w.-]*$/;
const allowedKind = /\.(js|css|json|svg|png|jpe?g|webp|avif|gif|woff2|mp3|webm|txt)$/;

/**
 * Names that could leave the folder, hide in it or take the place of the registry's own files; and kinds of file that
 * are no part of a page.
 */
export function fileNames({ manifest }: ReadableBuild): Finding[] {
  return Object.keys(manifest.files).flatMap((what): Finding[] => {
    if (!isAllowed(what)) return [{ code: 'NAME_NOT_ALLOWED', what }];
    // Source maps have a rule of their own.
    return allowedKind.test(what) || what.endsWith('.map') ? [] : [{ code: 'KIND_NOT_ALLOWED', what }];
  });
}

const isAllowed = (name: string): boolean =>
  allowedName.test(name) && name !== manifestFile && name !== signatureFile && !name.endsWith(brotliEnding);
