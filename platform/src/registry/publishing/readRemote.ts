import type { Manifest } from '@unisite/shared/contract';
import { digestOf } from '../canonical.ts';
import { everyFileListed } from './everyFileListed.ts';
import { fileNames } from './fileNames.ts';
import { offersAreExposed } from './offersAreExposed.ts';
import { ownRoutes } from './ownRoutes.ts';
import { type Problem, PublishRefused } from './problem.ts';
import { differing, readFiles } from './readFiles.ts';
import { manifestFile, parseManifest, readManifest } from './readManifest.ts';

/** The team's signature, beside the manifest. */
const signatureFile = 'remote.sig.json';

/** A built remote, read and found whole. */
export interface BuiltRemote {
  manifest: Manifest;
  digest: string;
  contents: ReadonlyMap<string, Buffer>;
}

/**
 * Applies every publish rule to a build in memory. Files beside those that the manifest lists are left out.
 *
 * @throws PublishRefused with all that is wrong.
 */
export function checkBuild(raw: unknown, files: ReadonlyMap<string, Buffer>): BuiltRemote {
  const manifest = parseManifest(manifestFile, raw);
  const problems = [...rules(manifest), ...differing(manifest.files, files)];
  if (problems.length > 0) throw new PublishRefused(manifest.descriptor.name, problems);
  const contents = new Map([...files].filter(([name]) => Object.hasOwn(manifest.files, name)));
  return { manifest, digest: digestOf(manifest), contents };
}

/**
 * Reads a built remote from its folder and applies every publish rule.
 *
 * @throws PublishRefused with all that is wrong.
 */
export async function readRemote(folder: string): Promise<BuiltRemote> {
  const manifest = await readManifest(folder);
  const problems = rules(manifest);
  if (problems.length > 0) throw new PublishRefused(folder, problems);
  const contents = await readFiles(folder, manifest.files, [manifestFile, signatureFile]);
  return { manifest, digest: digestOf(manifest), contents };
}

const rules = (manifest: Manifest): Problem[] => [
  ...fileNames(manifest),
  ...everyFileListed(manifest),
  ...offersAreExposed(manifest),
  ...ownRoutes(manifest.descriptor),
];
