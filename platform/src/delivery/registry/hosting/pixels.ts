import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rasterise } from './rasterise.ts';

/** A folder of drawn pictures. */
export interface Drawings {
  /** Folder of the drawings, next to which their raster forms are stored. */
  readonly folder: string;
  /** Version of the drawings and the rasterizer's settings. */
  readonly version: string;
}

/** Where a drawing's raster form is stored. Each version has its own, deleted together with the drawings' folder. */
export const pixelsFile = ({ folder, version }: Drawings, drawing: string, width: number): string =>
  path.join(folder, `pixels-${version}`, drawing.replace(/\.svg$/, `.${width}.avif`));

/** Size of the stored raster form in bytes; null when there is none. */
export const keptPixels = (drawings: Drawings, drawing: string, width: number): Promise<number | null> =>
  stat(pixelsFile(drawings, drawing, width)).then(
    ({ size }) => size,
    () => null,
  );

/**
 * Rasterizes a drawing, stores the result and returns its size in bytes. Another process may do the same at once; the
 * last one replaces the file with an identical one. Rejects for an invalid drawing.
 */
export async function makePixels(
  drawings: Drawings,
  drawing: string,
  width: number,
  make: typeof rasterise = rasterise,
): Promise<number> {
  const file = pixelsFile(drawings, drawing, width);
  const picture = await make(await readFile(path.join(drawings.folder, drawing)), width);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, picture);
  await rename(draft, file);
  return picture.length;
}
