import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliEnding, integrityOf } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import { contentTypeOf, isText } from '../hosting/contentType.ts';
import type { StoredFile } from '../hosting/hostedFile.ts';
import { brotliOf, type Effort, markQuick } from './brotliForms.ts';

const LEFT_BEHIND_MS = 3_600_000;

const decompress = promisify(brotliDecompress);

/** A version's servable files by name; or what is wrong with the stored copy. */
export type Stored =
  | { state: 'whole'; files: ReadonlyMap<string, StoredFile> }
  | { state: 'absent' }
  | { state: 'broken'; file: string };

/**
 * Stores the files of published versions, each in an immutable folder named by its content address, with a brotli form
 * next to every text file.
 */
export interface ArtifactStore {
  /** Stores a version's files atomically. An existing version is left as it is. */
  keep(name: string, digest: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Rereads every file, and checks it and its compressed form against the listed hashes. */
  verify(name: string, digest: string, listed: Manifest['files']): Promise<Stored>;
  /** Deletes a version's files; no effect when there are none. */
  remove(name: string, digest: string): Promise<void>;
  /** The digests stored under a name, oldest first. */
  digests(name: string): Promise<string[]>;
  folder(name: string, digest: string): string;
}

/** `effort`: of the brotli forms; `makeBestForms` improves quick ones later. */
export function artifactStore(root: string, effort: Effort = 'best'): ArtifactStore {
  const folder = (name: string, digest: string): string => join(root, name, digest);

  async function keep(name: string, digest: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const final = folder(name, digest);
    if (await exists(final)) return;
    await clearLeftBehind(join(root, '.incoming'));
    const incoming = join(root, '.incoming', randomUUID());
    await mkdir(incoming, { recursive: true });
    await mkdir(join(root, name), { recursive: true });
    try {
      await Promise.all([...contents].map(([file, content]) => write(incoming, file, content, effort)));
      if (effort === 'quick') await markQuick(incoming);
      await rename(incoming, final);
    } catch (failure) {
      await rm(incoming, { recursive: true, force: true });
      // Another process may have stored the same version meanwhile; its copy is equivalent.
      if (!(await exists(final))) throw failure;
    }
  }

  async function verify(name: string, digest: string, listed: Manifest['files']): Promise<Stored> {
    const at = folder(name, digest);
    if (!(await exists(at))) return { state: 'absent' };
    const files = new Map<string, StoredFile>();
    for (const [file, { integrity }] of Object.entries(listed)) {
      const hosted = await readBack(join(at, file), file, integrity);
      if (!hosted) return { state: 'broken', file };
      files.set(file, hosted);
    }
    return { state: 'whole', files };
  }

  async function digests(name: string): Promise<string[]> {
    const names = await readdir(join(root, name)).catch(() => []);
    const aged = await Promise.all(
      names.map(async (digest) => ({ digest, since: (await stat(folder(name, digest))).mtimeMs })),
    );
    return aged.sort((a, b) => a.since - b.since).map(({ digest }) => digest);
  }

  const remove = (name: string, digest: string): Promise<void> =>
    rm(folder(name, digest), { recursive: true, force: true });

  return { keep, verify, remove, digests, folder };
}

/** Deletes leftovers of killed runs once no run can still be using them. */
async function clearLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
  }
}

async function write(folder: string, file: string, content: Uint8Array, effort: Effort): Promise<void> {
  await writeFile(join(folder, file), content);
  if (!isText(file)) return;
  const small = await brotliOf(content, effort);
  if (small) await writeFile(join(folder, file + brotliEnding), small);
}

async function readBack(path: string, file: string, integrity: string): Promise<StoredFile | null> {
  try {
    const content = await readFile(path);
    if (integrityOf(content) !== integrity) return null;
    const small = await readFile(path + brotliEnding).catch(() => null);
    if (small && integrityOf(await decompress(small)) !== integrity) return null;
    return {
      path,
      type: contentTypeOf(file),
      bytes: content.length,
      tag: integrity.slice('sha384-'.length, 'sha384-'.length + 22),
      sha256: createHash('sha256').update(content).digest('base64'),
      brotli: small ? { path: path + brotliEnding, bytes: small.length } : null,
    };
  } catch {
    return null;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
