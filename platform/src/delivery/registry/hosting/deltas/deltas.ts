import { readFile } from 'node:fs/promises';
import { limitConcurrency } from '../../../../foundation/concurrency/limitConcurrency.ts';
import { compressing } from '../../../../foundation/concurrency/threads.ts';
import { compressWith } from '../../../../foundation/http/dictionaryCoding.ts';
import type { Log } from '../../../../foundation/log/log.ts';
import type { StoredFile } from '../hostedFile.ts';

/** Total size of the cache, bytes; a delta of a one-line change takes about a hundred. */
const CAPACITY = 16_000_000;
const MOST_KEPT = 4_000;
/** Larger files get no delta, bytes. */
const LARGEST = 1_000_000;
/** Queue limit; requests beyond it get the whole file. */
const MOST_WAITING = 16;

interface Given {
  readonly log: Log;
  readonly capacity?: number;
}

/** Deltas of files against earlier versions. */
export interface Deltas {
  /**
   * `file` as a `dcz` body for a browser that has `dictionary`, made on first request. Null when the whole file is as
   * small, or the queue is full.
   */
  find(file: StoredFile, dictionary: StoredFile): Promise<Buffer | null>;
}

/** Makes deltas one at a time, and caches the most recently requested. */
export function createDeltas({ log, capacity = CAPACITY }: Given): Deltas {
  const kept = new Map<string, Buffer | null>();
  const underWay = new Map<string, Promise<Buffer | null>>();
  let size = 0;
  const queue = limitConcurrency({ atOnce: 1, mostWaiting: MOST_WAITING });

  function keep(key: string, delta: Buffer | null): void {
    kept.set(key, delta);
    size += delta?.length ?? 0;
    for (const [oldest, body] of kept) {
      if (size <= capacity && kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
      size -= body?.length ?? 0;
    }
  }

  async function make(key: string, file: StoredFile, dictionary: StoredFile): Promise<Buffer | null> {
    try {
      // Wrapped in an object, because the queue returns null when it is full; the next request then tries again.
      const made = await queue(() => compressing(async () => ({ delta: await deltaOf(file, dictionary) })));
      if (!made) return null;
      keep(key, made.delta);
      return made.delta;
    } catch (error) {
      log.warn(
        { error, file: file.path, dictionary: dictionary.path },
        'a delta cannot be made; the file is sent whole',
      );
      return null;
    }
  }

  return {
    async find(file, dictionary) {
      if (file.bytes > LARGEST || dictionary.bytes > LARGEST) return null;
      const key = `${file.sha256} ${dictionary.sha256}`;
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const work = underWay.get(key) ?? make(key, file, dictionary).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
  };
}

async function deltaOf(file: StoredFile, { path, sha256 }: StoredFile): Promise<Buffer | null> {
  const [content, before] = await Promise.all([readFile(file.path), readFile(path)]);
  const delta = await compressWith({ sha256, content: before }, content, 'kept');
  return delta && delta.length < (file.brotli?.bytes ?? file.bytes) ? delta : null;
}
