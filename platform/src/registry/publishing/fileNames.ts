import type { Manifest } from '@unisite/shared/contract';
import type { Problem } from './problem.ts';
import { manifestFile } from './readManifest.ts';

/** The compressed forms lie beside the files under this ending, so no remote may use it. */
export const brotliEnding = '.br';

const isAllowed = (name: string): boolean =>
  /^[\w.-]+$/.test(name) && !name.startsWith('.') && name !== manifestFile && !name.endsWith(brotliEnding);

/** Names that could leave the folder, hide in it or take the place of the registry's own files. */
export function fileNames({ files }: Manifest): Problem[] {
  return Object.keys(files)
    .filter((name) => !isAllowed(name))
    .map((what) => ({ code: 'NAME_NOT_ALLOWED', what }));
}
