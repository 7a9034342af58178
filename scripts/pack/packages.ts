import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packPackage } from './packPackage.ts';

/** The packed packages that outside teams install. */
export interface Packages {
  /** Folder of the tarballs. */
  readonly folder: string;
  /** Dependencies for a manifest. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Packs all packages into a folder. */
export async function packInto(folder: string): Promise<Packages> {
  await Promise.all((['shared', 'publishing', 'remote-kit'] as const).map((name) => packPackage(name, folder)));
  return packagesIn(folder);
}

/** Packed packages in a folder. */
function packagesIn(folder: string): Packages {
  const tarballs = readdirSync(folder).flatMap((file) => {
    const [, name] = /^unisite-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    return name === undefined ? [] : [[`@unisite/${name}`, `file:${path.join(folder, file)}`] as const];
  });
  return { folder, dependencies: Object.fromEntries(tarballs) };
}

/** Environment variable with the folder that a test run has packed them into. */
export const packedFolder = 'PACKED_PACKAGES';

/** Packages packed by the test run, or packed into `folder` if there are none. */
export const packagesOfTests = async (folder: string): Promise<Packages> => {
  const packed = process.env[packedFolder];
  return packed ? packagesIn(packed) : packInto(folder);
};
