import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rasterise } from './rasterise.ts';

/** A folder of drawn pictures. */
export interface Drawings {
  /** Where the drawings lie; what is made of them is kept beside them. */
  readonly folder: string;
  /** Of the drawings, with how pixels are made of them. */
  readonly version: string;
}

/**
 * Where a drawing's pixels are kept. Another version's are others, and go when the folder of the drawings gives way to
 * theirs.
 */
export const pixelsFile = ({ folder, version }: Drawings, drawing: string, width: number): string =>
  path.join(folder, `pixels-${version}`, drawing.replace(/\.svg$/, `.${width}.avif`));

/** The bytes of what is kept; null where nothing is. */
export const keptPixels = (drawings: Drawings, drawing: string, width: number): Promise<number | null> =>
  stat(pixelsFile(drawings, drawing, width)).then(
    ({ size }) => size,
    () => null,
  );

/**
 * Makes a drawing's pixels, keeps them and answers their bytes. Another process may be at the same: whoever is last
 * puts the same picture in its place. Rejects where the drawing is none.
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
