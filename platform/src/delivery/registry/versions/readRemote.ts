import { parseManifest, readBuild } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import { RegistryError } from '../acts/registryError.ts';

/** A built remote as it lies in its folder; its rules are checked when it is published. */
export interface BuiltRemote {
  manifest: Manifest;
  files: ReadonlyMap<string, Uint8Array>;
}

/** @throws RegistryError when the folder has no manifest, or one that is not what the contract asks for. */
export async function readRemote(folder: string): Promise<BuiltRemote> {
  const build = await readBuild(folder).catch(() => null);
  const { manifest, findings } = parseManifest(build?.manifest);
  if (!build || !manifest) throw new RegistryError(folder, findings);
  return { manifest, files: build.files };
}
