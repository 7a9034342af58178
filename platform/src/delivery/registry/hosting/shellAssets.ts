import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from '@unisite/publishing';
import { type ShellManifest, shellManifest } from '@unisite/shared/contract';
import { safeParse } from '@unisite/shared/schema';
import type { Log } from '../../../foundation/log/log.ts';
import { type ArtifactStore, artifactStore } from '../versions/artifactStore.ts';
import type { Effort } from '../versions/brotliForms.ts';
import { earlierFile } from './deltas/earlierFile.ts';
import type { StoredFile } from './hostedFile.ts';
import { readListedFiles } from './readListedFiles.ts';

const manifestFile = 'shell.json';

/**
 * The shell's files: those of the current build, for new pages, and those of older builds, which open pages continue to
 * load.
 */
export interface ShellAssets {
  manifest: ShellManifest;
  find(file: string): StoredFile | null;
  /** A file of the same family from one of the latest builds, by its SHA-256. */
  earlier(family: string, sha256: string): StoredFile | null;
}

/** A shell build that cannot be served, with all of its problems. */
class ShellRefused extends Error {
  override name = 'ShellRefused';

  constructor(folder: string, wrong: readonly string[]) {
    super([`the shell in ${folder} is refused; build it again:`, ...wrong].join('\n  '));
  }
}

/**
 * Copies the shell's build into `store` and serves it from there, with a brotli form of every text file.
 *
 * @throws ShellRefused when the build is missing, malformed or not what its `shell.json` says.
 */
export async function openShell(folder: string, storeFolder: string, log: Log, effort?: Effort): Promise<ShellAssets> {
  const store = artifactStore(storeFolder, effort);
  const manifest = await readShellManifest(folder);
  const digest = digestOf(manifest);
  const { contents, wrong } = await readListedFiles(folder, manifest.files);
  if (wrong.length > 0) throw new ShellRefused(folder, wrong);
  await store.keep('shell', digest, new Map([...contents, [manifestFile, Buffer.from(JSON.stringify(manifest))]]));

  const files = new Map<string, StoredFile>();
  const builds: ReadonlyMap<string, StoredFile>[] = [];
  // The current build last, so that it wins should a name without a hash occur twice.
  const kept = (await store.digests('shell')).filter((known) => known !== digest);
  for (const known of [...kept, digest]) {
    const build = await filesOf(store, known, log);
    builds.push(build);
    for (const [file, stored] of build) files.set(file, stored);
  }
  const missing = Object.keys(manifest.files).filter((file) => !files.has(file));
  if (missing.length > 0) {
    const changed = missing.map((file) => `HASH_DIFFERS ${file}, in the store`);
    throw new ShellRefused(folder, changed);
  }
  return {
    manifest,
    find: (file) => files.get(file) ?? null,
    earlier: (family, sha256) => earlierFile(builds, family, sha256),
  };
}

async function filesOf(store: ArtifactStore, digest: string, log: Log): Promise<ReadonlyMap<string, StoredFile>> {
  try {
    const manifest = await readShellManifest(store.folder('shell', digest));
    const stored = digestOf(manifest) === digest ? await store.verify('shell', digest, manifest.files) : null;
    if (stored?.state === 'whole') return stored.files;
  } catch {
    // Falls through: an unreadable build is reported like a changed one.
  }
  log.error({ digest }, 'a stored build of the shell is refused: its files were changed');
  return new Map();
}

async function readShellManifest(folder: string): Promise<ShellManifest> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8'));
  } catch {
    throw new ShellRefused(folder, [`NO_MANIFEST ${manifestFile}`]);
  }
  const parsed = safeParse(shellManifest, raw);
  if (!parsed.success) {
    const places = parsed.error.issues.map((issue) => `MANIFEST_MALFORMED ${issue.path.map(String).join('.')}`);
    throw new ShellRefused(folder, places);
  }
  const { js, css, texts, files, server, builtIn } = parsed.data;
  const named = [...js, ...css, ...texts.vi, ...texts.en, ...Object.values(server ?? {})].concat(
    Object.values(builtIn ?? {}).flatMap((remote) => [
      ...Object.values(remote.modules).flatMap((module) => [...module.js, ...module.css]),
      ...remote.texts.vi,
      ...remote.texts.en,
    ]),
  );
  const unlisted = [...new Set(named)].filter((file) => !Object.hasOwn(files, file));
  if (unlisted.length > 0) {
    const files = unlisted.map((file) => `NOT_LISTED ${file}`);
    throw new ShellRefused(folder, files);
  }
  return parsed.data;
}
