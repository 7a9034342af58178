import { parseManifest, readBuild } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import { RegistryError } from '../acts/registryError.ts';

/** A built remote as read from its folder; publishing checks its rules. */
export interface BuiltRemote {
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
}

/** @throws RegistryError when the folder has no manifest, or one that does not match the contract. */
export async function readRemote(folder: string): Promise<BuiltRemote> {
  const build = await readBuild(folder).catch(() => null);
  const { manifest, findings } = parseManifest(build?.manifest);
  if (!build || !manifest) throw new RegistryError(folder, findings);
  return { manifest, files: build.files };
}
