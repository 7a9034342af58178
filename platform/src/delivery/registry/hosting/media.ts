import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliEnding } from '@unisite/publishing';
import { vectorUrl } from '@unisite/shared/contract/pictures';
import * as z from '@unisite/shared/schema';
import type { Log } from '../../../foundation/log/log.ts';
import type { Art } from '../../../foundation/services.ts';
import { contentTypeOf } from './contentType.ts';
import type { HostedFile } from './hostedFile.ts';
import { RASTER_FORM, rasterise } from './rasterise.ts';
import { openRasters } from './rasters.ts';

/** The index next to the drawn pictures: each one's size, plain and as brotli, and for some their background colour. */
const artIndex = z.object({
  version: z.string(),
  pictures: z.record(z.string(), z.tuple([z.int(), z.int()])),
  tints: z.defaulted(z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/))), {}),
});

/** Result of looking up a picture. */
export type FoundMedia =
  | { state: 'found'; file: HostedFile }
  /**
   * It has another address now, as seen from a page of an older version; or the drawing is used because its pixels are
   * not ready.
   */
  | { state: 'moved'; to: string }
  | { state: 'unknown' };

/** The drawn pictures. */
export interface Media {
  /**
   * A picture by `<version>/<path>`, an address with immutable content: a drawing, or a raster form (contract,
   * `rasterWidths`).
   */
  find(address: string, accept: string | undefined): Promise<FoundMedia>;
  /** A picture's current content by its path, for code without a version. */
  present(picture: string): HostedFile | null;
}

/**
 * The index of a folder of pictures; null when there is none. Its version covers the drawings and the rasterizer's
 * settings.
 */
async function readIndex(folder: string): Promise<z.Output<typeof artIndex> | null> {
  const read = await readFile(path.join(folder, 'index.json'), 'utf8').then(JSON.parse, () => null);
  const parsed = z.safeParse(artIndex, read);
  if (!parsed.success) return null;
  return { ...parsed.data, version: `${parsed.data.version}_${RASTER_FORM}` };
}

/** The version in the addresses of a folder's pictures; `none` for a folder without pictures. */
export const mediaVersion = async (folder: string): Promise<string> => (await readIndex(folder))?.version ?? 'none';

/** A folder's pictures, as the rest of the platform addresses them. */
export async function readArt(folder: string): Promise<Art> {
  const { version, tints } = (await readIndex(folder)) ?? { version: 'none', tints: {} };
  const tintOf = new Map(Object.entries(tints));
  return { version, url: (file) => `/media/${version}/${file}`, tint: (file) => tintOf.get(file) };
}

/** Opens the folder of drawn pictures. Without an index there are none. */
export async function openMedia(folder: string, log: Log): Promise<Media> {
  const { version, pictures } = (await readIndex(folder)) ?? { version: '', pictures: {} };
  const sizes = new Map(Object.entries(pictures));

  const present = (picture: string): HostedFile | null => {
    const size = sizes.get(picture);
    if (!size) return null;
    const [bytes, brotliBytes] = size;
    const file = path.join(folder, picture);
    const brotli = { path: file + brotliEnding, bytes: brotliBytes };
    return { path: file, type: contentTypeOf(picture), bytes, tag: version, brotli };
  };

  const rasters = openRasters({ folder, version, log, rasterise });

  return {
    present,
    async find(address, accept) {
      const slash = address.indexOf('/');
      const picture = address.slice(slash + 1);
      const pixels = vectorUrl(picture);
      const drawing = pixels?.drawing ?? picture;
      const file = slash < 1 ? null : present(drawing);
      if (!file) return { state: 'unknown' };
      const now = `/media/${version}/`;
      if (address.slice(0, slash) !== version) return { state: 'moved', to: now + picture };
      if (!pixels) return { state: 'found', file };
      const made = takesPixels(accept) ? await rasters.find(drawing, pixels.width) : null;
      return made ? { state: 'found', file: made } : { state: 'moved', to: now + drawing };
    },
  };
}

/** Browsers list the image types they support; one that lists others but not AVIF does not support it. */
const takesPixels = (accept = ''): boolean => accept.includes('image/avif') || !accept.includes('image/');
