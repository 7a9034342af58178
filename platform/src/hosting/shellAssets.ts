import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ShellManifest, shellManifest } from '@unisite/shared/contract';
import { safeParse } from '@unisite/shared/schema';
import type { Log } from '../log.ts';
import { type ArtifactStore, artifactStore } from '../registry/artifactStore.ts';
import { digestOf } from '../registry/canonical.ts';
import { type Problem, PublishRefused } from '../registry/publishing/problem.ts';
import { readFiles } from '../registry/publishing/readFiles.ts';
import type { HostedFile } from './hostedFile.ts';

const manifestFile = 'shell.json';

/** The shell's files: those of the build that new pages are made with, and those of older builds that open pages go on loading from. */
export interface ShellAssets {
  manifest: ShellManifest;
  find(file: string): HostedFile | null;
}

/**
 * Takes the shell's build over into `store` and serves it from there, with a brotli form of every text file.
 *
 * @throws PublishRefused when the build is missing, malformed or not what its `shell.json` says.
 */
export async function openShell(folder: string, storeFolder: string, log: Log): Promise<ShellAssets> {
  const store = artifactStore(storeFolder);
  const manifest = await readShellManifest(folder);
  const digest = digestOf(manifest);
  const contents = await readFiles(folder, manifest.files, 'anything');
  await store.keep('shell', digest, new Map([...contents, [manifestFile, Buffer.from(JSON.stringify(manifest))]]));

  const files = new Map<string, HostedFile>();
  // The build in use last: should a name without a hash come twice, its content is the one that new pages ask for.
  const kept = (await store.digests('shell')).filter((known) => known !== digest);
  for (const known of [...kept, digest]) {
    for (const [file, hosted] of await filesOf(store, known, log)) files.set(file, hosted);
  }
  const missing = Object.keys(manifest.files).filter((file) => !files.has(file));
  if (missing.length > 0)
    throw new PublishRefused(
      folder,
      missing.map((what): Problem => ({ code: 'HASH_DIFFERS', what })),
    );
  return { manifest, find: (file) => files.get(file) ?? null };
}

async function filesOf(store: ArtifactStore, digest: string, log: Log): Promise<ReadonlyMap<string, HostedFile>> {
  try {
    const manifest = await readShellManifest(store.folder('shell', digest));
    const stored = digestOf(manifest) === digest ? await store.verify('shell', digest, manifest.files) : null;
    if (stored?.state === 'whole') return stored.files;
  } catch {
    // Falls through: an unreadable build and a changed one are told alike.
  }
  log.error({ digest }, 'a stored build of the shell is refused: its files were changed');
  return new Map();
}

async function readShellManifest(folder: string): Promise<ShellManifest> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8'));
  } catch {
    throw new PublishRefused(folder, [{ code: 'NO_MANIFEST', what: manifestFile }]);
  }
  const parsed = safeParse(shellManifest, raw);
  if (!parsed.success) {
    throw new PublishRefused(
      folder,
      parsed.error.issues.map((issue) => ({ code: 'MANIFEST_MALFORMED', what: issue.path.map(String).join('.') })),
    );
  }
  const { js, css, texts, files, builtIn } = parsed.data;
  const named = [...js, ...css, ...texts.vi, ...texts.en].concat(
    Object.values(builtIn ?? {}).flatMap((remote) => [
      ...Object.values(remote.modules).flatMap((module) => [...module.js, ...module.css]),
      ...remote.texts.vi,
      ...remote.texts.en,
    ]),
  );
  const unlisted = [...new Set(named)].filter((file) => !Object.hasOwn(files, file));
  if (unlisted.length > 0)
    throw new PublishRefused(
      folder,
      unlisted.map((what): Problem => ({ code: 'NOT_LISTED', what })),
    );
  return parsed.data;
}
