import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSigned, signatureFile, signManifest } from '@unisite/publishing';
import { type Signature, signature } from '@unisite/shared/contract/signing';
import { safeParse } from '@unisite/shared/schema';
import type { TeamKey } from '../registry/teamKey.ts';
import type { ValidBuild } from './checkFolder.ts';

/** The build's existing signature if it is valid and of this key; else a new one, which is written beside the build. */
export async function signBuild(
  { folder, manifest, build }: ValidBuild,
  key: TeamKey,
): Promise<{ signature: Signature; isNew: boolean }> {
  const present = safeParse(signature, build.signature);
  if (present.success && isSigned(manifest, present.data, [key.publicKey]))
    return { signature: present.data, isNew: false };
  const made = signManifest(manifest, key.privateKey);
  await writeFile(path.join(folder, signatureFile), `${JSON.stringify(made, null, 2)}\n`);
  return { signature: made, isNew: true };
}
