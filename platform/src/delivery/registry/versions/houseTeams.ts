import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newKeyPair, publicKeyOf, signManifest } from '@unisite/publishing';
import type { Manifest, Signature } from '@unisite/shared/contract';
import { errnoCode } from '../../../foundation/process/errnoCode.ts';

/** Signs as a team. */
export interface Signer {
  readonly publicKey: string;
  sign(manifest: Manifest): Signature;
}

/**
 * The key pair of a house team in a demonstration, where the teams' keys are kept with the platform: created on demand
 * and stored in `folder`, readable by its owner only. Elsewhere the private key never leaves its team.
 */
export async function houseSigner(folder: string, team: string): Promise<Signer> {
  const file = path.join(folder, `${team}.pem`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, newKeyPair().privateKey, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (errnoCode(error) !== 'EEXIST') throw error;
  });
  const privateKey = await readFile(file, 'utf8');
  return { publicKey: publicKeyOf(privateKey), sign: (manifest) => signManifest(manifest, privateKey) };
}
