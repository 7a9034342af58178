import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { brotliEnding } from '@unisite/publishing';
import { cached } from '../../../foundation/cache/cached.ts';
import type { Dictionary } from '../../../foundation/http/dictionaryCoding.ts';

/** Number kept of each kind, as browsers may have older ones for a while. */
const MOST_KEPT = 4;
/** How soon dictionaries made by other processes are noticed. */
const READ_AGAIN_MS = 30_000;

const compress = promisify(brotliCompress);

/** A dictionary on disk. */
export interface KeptDictionary extends Dictionary {
  /** Market and language of the pages it is for. */
  readonly kind: string;
  /** Its SHA-256 in hex. */
  readonly name: string;
  /** When it was made, milliseconds since the epoch. */
  readonly since: number;
  readonly path: string;
  readonly brotliBytes: number;
}

/** The dictionaries of all kinds, in a folder shared by all processes and across restarts. */
export interface DictionaryStore {
  /** Latest first. */
  all(): Promise<readonly KeptDictionary[]>;
  /** Adds one, and prunes the kind to the latest few. */
  keep(kind: string, content: Buffer): Promise<void>;
}

export function dictionaryStore(folder: string): DictionaryStore {
  const known = new Map<string, KeptDictionary>();

  async function readKind(kind: string): Promise<KeptDictionary[]> {
    const within = await readdir(path.join(folder, kind)).catch(() => []); // not a folder of dictionaries
    const names = within.filter((name) => /^[0-9a-f]{64}$/.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, kind, name);
        const kept = known.get(file) ?? (await read(kind, name, file).catch(() => null));
        if (kept) known.set(file, kept);
        return kept;
      }),
    );
    return found.filter((kept) => kept !== null);
  }

  const held = cached(READ_AGAIN_MS, async () => {
    const kinds = await readdir(folder).catch(() => []);
    const all = (await Promise.all(kinds.map(readKind))).flat().sort((one, other) => other.since - one.since);
    for (const file of known.keys()) if (!all.some((kept) => kept.path === file)) known.delete(file);
    return all;
  });

  async function keep(kind: string, content: Buffer): Promise<void> {
    const name = createHash('sha256').update(content).digest('hex');
    const file = path.join(folder, kind, name);
    await mkdir(path.dirname(file), { recursive: true });
    await write(file + brotliEnding, await compress(content));
    await write(file, content);
    known.delete(file); // a file made again is read again
    held.forget();
    const older = (await held.get()).filter((kept) => kept.kind === kind).slice(MOST_KEPT);
    for (const kept of older) {
      await rm(kept.path, { force: true });
      await rm(kept.path + brotliEnding, { force: true });
    }
    if (older.length > 0) held.forget();
  }

  return { all: held.get, keep };
}

async function read(kind: string, name: string, file: string): Promise<KeptDictionary | null> {
  const content = await readFile(file);
  const sha256 = createHash('sha256').update(content).digest();
  if (sha256.toString('hex') !== name) return null;
  const [{ mtimeMs }, small] = await Promise.all([stat(file), stat(file + brotliEnding)]);
  const brotliBytes = small.size;
  return { kind, name, path: file, content, sha256: sha256.toString('base64'), since: mtimeMs, brotliBytes };
}

/** Writes atomically: another process may write the same file. */
async function write(file: string, content: Buffer): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, file);
}
