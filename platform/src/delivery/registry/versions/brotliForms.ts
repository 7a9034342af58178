import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { brotliEnding } from '@unisite/publishing';
import { errnoCode } from '../../../foundation/process/errnoCode.ts';
import { isText } from '../hosting/contentType.ts';

/** `best` takes some thirty times as long as `quick`, which is about a seventh larger. */
export type Effort = 'quick' | 'best';

const QUALITY = { quick: 5, best: constants.BROTLI_MAX_QUALITY } as const;

/** Lies in a version's folder for as long as its brotli forms are quick ones. No file of a build has such a name. */
const QUICK_MARK = '.quick';

const compress = promisify(brotliCompress);

/** Text as brotli; null where that would be no shorter. */
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

/** Notes that a folder's brotli forms are quick ones. */
export const markQuick = (folder: string): Promise<void> => writeFile(join(folder, QUICK_MARK), '');

/**
 * Puts the best brotli forms in the place of quick ones in every version of an artifact store, one file at a time, and
 * answers how many it made. Whoever reads a form meanwhile has either of them whole. What was removed meanwhile is left
 * out; what a stop left undone is done by the next call.
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

/** The folders of versions, `<name>/<digest>` under the root, whose forms are quick ones. */
async function quickFolders(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true }).catch(() => []);
  return found
    .filter((place) => !place.startsWith('.') && place.endsWith(QUICK_MARK))
    .map((place) => join(root, place.slice(0, -QUICK_MARK.length)))
    .sort();
}

/** At once: nobody reads half of a file. */
async function replace(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}
