import { availableParallelism } from 'node:os';
import { limitConcurrency } from '../../../foundation/concurrency/limitConcurrency.ts';
import type { Log } from '../../../foundation/log/log.ts';
import { contentTypeOf } from './contentType.ts';
import type { HostedFile } from './hostedFile.ts';
import { type Drawings, keptPixels, makePixels, pixelsFile } from './pixels.ts';

/** At most half of the processors, to leave capacity for calls. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() >> 1));
/** Queue limit; requests beyond it get the drawing. */
const MOST_WAITING = 200;
/**
 * How long a request waits for a picture that is not ready, about as long as making one; after that it gets the
 * drawing. Browsers request six at once, so a lobby's first two dozen wait four times as long.
 */
const PATIENCE_MS = 100;

interface Given extends Drawings {
  readonly log: Log;
  readonly rasterise: (drawing: Buffer, width: number) => Promise<Buffer>;
}

/** Raster forms of drawings. */
export interface Rasters {
  /** A drawing at a width, made on first request. Null when it is not ready in time, or cannot be made. */
  find(drawing: string, width: number): Promise<HostedFile | null>;
}

/** Rasterizes drawings on request, a few at a time, and stores them in a folder per version. */
export function openRasters({ log, rasterise, ...drawings }: Given): Rasters {
  const known = new Map<string, Promise<HostedFile | null>>();
  const queue = limitConcurrency({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

  const made = async (drawing: string, width: number): Promise<HostedFile | null> => {
    const kept = await keptPixels(drawings, drawing, width);
    const bytes = kept ?? (await queue(() => makePixels(drawings, drawing, width, rasterise)));
    if (bytes === null) return null;
    const file = pixelsFile(drawings, drawing, width);
    return { path: file, type: contentTypeOf(file), bytes, tag: `${drawings.version}-${width}`, brotli: null };
  };

  const begin = async (key: string, drawing: string, width: number): Promise<HostedFile | null> => {
    try {
      const file = await made(drawing, width);
      if (!file) known.delete(key); // the queue was full: the next request tries again
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

/** The result of the work, or null when it takes longer; the work continues. */
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
