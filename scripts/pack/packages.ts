import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packPackage } from './packPackage.ts';

/** What teams outside of this workspace install, packed. */
export interface Packages {
  /** The folder of the tarballs. */
  readonly folder: string;
  /** As a manifest names them. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Packs them into a folder. */
export async function packInto(folder: string): Promise<Packages> {
  await Promise.all((['shared', 'publishing', 'remote-kit'] as const).map((name) => packPackage(name, folder)));
  return packagesIn(folder);
}

/** Those that lie in a folder. */
function packagesIn(folder: string): Packages {
  const tarballs = readdirSync(folder).flatMap((file) => {
    const [, name] = /^unisite-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    return name === undefined ? [] : [[`@unisite/${name}`, `file:${path.join(folder, file)}`] as const];
  });
  return { folder, dependencies: Object.fromEntries(tarballs) };
}

/** Where a run of tests has packed them for all that need them. */
export const packedFolder = 'PACKED_PACKAGES';

/** Those of the run of tests, or packed into a folder where there are none. */
export const packagesOfTests = async (folder: string): Promise<Packages> => {
  const packed = process.env[packedFolder];
  return packed ? packagesIn(packed) : packInto(folder);
};
