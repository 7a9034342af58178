import type { Manifest } from '@unisite/shared/contract';
import { digestOf } from '../canonical.ts';
import { everyFileListed } from './everyFileListed.ts';
import { fileNames } from './fileNames.ts';
import { offersAreExposed } from './offersAreExposed.ts';
import { ownRoutes } from './ownRoutes.ts';
import { PublishRefused } from './problem.ts';
import { readFiles } from './readFiles.ts';
import { manifestFile, readManifest } from './readManifest.ts';

/** A built remote, read and found whole. */
export interface BuiltRemote {
  manifest: Manifest;
  digest: string;
  contents: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a built remote from its folder and applies every publish rule.
 *
 * @throws PublishRefused with all that is wrong.
 */
export async function readRemote(folder: string): Promise<BuiltRemote> {
  const manifest = await readManifest(folder);
  const problems = [
    ...fileNames(manifest),
    ...everyFileListed(manifest),
    ...offersAreExposed(manifest),
    ...ownRoutes(manifest.descriptor),
  ];
  if (problems.length > 0) throw new PublishRefused(folder, problems);
  const contents = await readFiles(folder, manifest.files, [manifestFile]);
  return { manifest, digest: digestOf(manifest), contents };
}
