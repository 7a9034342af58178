import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Signature } from '@unisite/shared/contract';
import { systemCode } from '../systemCode.ts';
import { keyIdOf, signedBytes } from './signatures.ts';

/** Signs in a team's name. */
export interface Signer {
  readonly publicKey: string;
  sign(manifest: Manifest): Signature;
}

/**
 * The key pair of a house team, for the demonstration, whose teams sit beside the platform: made when it is first asked for and kept in `folder`,
 * in a file that only its owner reads. Everywhere else the private half never leaves its team.
 */
export async function houseSigner(folder: string, team: string): Promise<Signer> {
  const file = path.join(folder, `${team}.pem`);
  await mkdir(folder, { recursive: true });
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
  const key = createPrivateKey(await readFile(file, 'utf8'));
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url').toString('base64');
  return {
    publicKey,
    sign: (manifest) => ({
      key: keyIdOf(publicKey),
      value: sign(null, signedBytes(manifest), key).toString('base64'),
    }),
  };
}
