import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { limitConcurrency } from '../../foundation/concurrency/limitConcurrency.ts';
import type { Log } from '../../foundation/log/log.ts';
import { contentTypeOf } from './contentType.ts';
import type { HostedFile } from './hostedFile.ts';

/** Half of the processors at most: answering calls comes first. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() >> 1));
/** Queue limit; requests beyond it get the drawing. */
const MOST_WAITING = 200;
/** A browser waits so long for a picture that is not made yet; after that it is shown the drawing. */
const PATIENCE_MS = 400;

interface Drawings {
  /** Where the drawings lie; what is made of them is kept beside them. */
  readonly folder: string;
  /** Of the drawings. */
  readonly version: string;
}

interface Given extends Drawings {
  readonly log: Log;
  readonly rasterise: (drawing: Buffer, width: number) => Promise<Buffer>;
}

/** Drawings as pixels. */
export interface Rasters {
  /**
   * A drawing in a width: made once, when it is first asked for. Null when it is not there in time, or cannot be made.
   */
  find(drawing: string, width: number): Promise<HostedFile | null>;
}

/**
 * Where a drawing's pixels are kept. Another version's are others, and go when the folder of the drawings gives way to
 * theirs.
 */
export const pixelsFile = ({ folder, version }: Drawings, drawing: string, width: number): string =>
  path.join(folder, `pixels-${version}`, drawing.replace(/\.svg$/, `.${width}.avif`));

/**
 * Makes pictures of drawings when they are asked for, a few at once, and keeps them in a folder of their version: a
 * start does not wait for hundreds of pictures, and none is made that nobody looks at.
 */
export function openRasters({ folder, version, log, rasterise }: Given): Rasters {
  const known = new Map<string, Promise<HostedFile | null>>();
  const queue = limitConcurrency({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

  const made = async (drawing: string, width: number): Promise<HostedFile | null> => {
    const file = pixelsFile({ folder, version }, drawing, width);
    const hosted = (bytes: number): HostedFile => ({
      path: file,
      type: contentTypeOf(file),
      bytes,
      tag: `${version}-${width}`,
      brotli: null,
    });
    const kept = await stat(file).catch(() => null);
    if (kept) return hosted(kept.size);
    const picture = await queue(async () => rasterise(await readFile(path.join(folder, drawing)), width));
    if (!picture) return null;
    // Another process may be at the same: whoever is last puts the same picture in its place.
    const draft = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, picture);
    await rename(draft, file);
    return hosted(picture.length);
  };

  const begin = async (key: string, drawing: string, width: number): Promise<HostedFile | null> => {
    try {
      const file = await made(drawing, width);
      if (!file) known.delete(key); // too many waited: the next visitor asks again
      return file;
    } catch (error) {
      log.warn({ error, drawing, width }, 'a picture cannot be made; its drawing is shown until the next start');
      return null;
    }
  };

  return {
    find(drawing, width) {
      const key = `${drawing} ${width}`;
      let work = known.get(key);
      if (!work) {
        work = begin(key, drawing, width);
        known.set(key, work);
      }
      return within(work, PATIENCE_MS);
    },
  };
}

/** What comes of the work, or null when it takes longer; the work goes on. */
async function within<Value>(work: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
