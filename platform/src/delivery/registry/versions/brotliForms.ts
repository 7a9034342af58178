import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brotliEnding } from '@unisite/publishing';
import { errnoCode } from '../../../foundation/process/errnoCode.ts';
import { isText } from '../hosting/contentType.ts';

/** `best` takes some thirty times as long as `quick`, whose output is about a seventh larger. */
export type Effort = 'quick' | 'best';

const QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** Marker file in a version's folder while its brotli forms are quick ones. No file of a build has this name. */
const QUICK_MARK = '.quick';

const compress = promisify(brotliCompress);

/** Brotli of a text; null when that is not shorter. */
export async function brotliOf(content: Uint8Array, effort: Effort): Promise<Buffer | null> {
  const small = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  return small.length < content.length ? small : null;
}

/** Marks a folder's brotli forms as quick ones. */
export const markQuick = (folder: string): Promise<void> => writeFile(join(folder, QUICK_MARK), '');

/**
 * Replaces quick brotli forms by the best ones in every version of an artifact store, one file at a time, and returns
 * how many it made. Replacements are atomic. Skips versions removed meanwhile; after an interruption the next call
 * continues.
 */
export async function makeBestForms(root: string): Promise<number> {
  let made = 0;
  for (const folder of await quickFolders(root)) {
    try {
      for (const file of (await readdir(folder)).filter(isText)) {
        const best = await brotliOf(await readFile(join(folder, file)), 'best');
        if (!best) continue;
        await replace(join(folder, file + brotliEnding), best);
        made += 1;
      }
      await rm(join(folder, QUICK_MARK), { force: true });
    } catch (error) {
      if (errnoCode(error) !== 'ENOENT') throw error;
    }
  }
  return made;
}

/** Version folders, `<name>/<digest>` under the root, whose forms are quick ones. */
async function quickFolders(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true }).catch(() => []);
  return found
    .filter((place) => !place.startsWith('.') && place.endsWith(QUICK_MARK))
    .map((place) => join(root, place.slice(0, -QUICK_MARK.length)))
    .sort();
}

/** Atomic: nobody reads a partial file. */
async function replace(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}
