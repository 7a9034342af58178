import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { digestOf, integrityOf } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract/registry';
import webpack, { type Compiler, type Stats } from 'webpack';
import { describe } from '../project/buildRemote.ts';
import { configName, readConfig } from '../project/readConfig.ts';
import { developmentWebpack } from '../webpack/developmentWebpack.ts';
import type { BuildEvent } from './buildEvents.ts';

/** A successful development build. */
export interface DevelopmentBuild {
  digest: string;
  manifest: Manifest;
}

/** The builds of a remote under development. */
export interface Builds {
  /** The latest successful one; null before the first. */
  latest(): DevelopmentBuild | null;
  /**
   * A file of the build named by `digest`, or of any build: a hot-updated page requests later files under its own
   * address.
   */
  file(digest: string, name: string): Buffer | null;
  /** The event for a page that starts to listen. */
  news(): BuildEvent | null;
  close(): Promise<void>;
}

/**
 * Builds the remote in `folder`, and again whenever one of its files or its configuration is saved. `onBuild` gets each
 * result.
 */
export async function watchBuilds(
  folder: string,
  onBuild: (news: BuildEvent, milliseconds: number) => void,
): Promise<Builds> {
  const output = path.join(folder, '.cache/development');
  await rm(output, { recursive: true, force: true });
  let session = randomUUID();
  const contents = new Map<string, Buffer>();
  const newest = new Map<string, Buffer>();
  const builds = new Map<string, Manifest>();
  let latest: DevelopmentBuild | null = null;
  let news: BuildEvent | null = null;

  /** Reads webpack's output. File names contain their hash, so known files are not read again. */
  async function take(hash: string): Promise<BuildEvent> {
    // border: the build has just written it
    const manifest = JSON.parse(await readFile(path.join(output, 'remote.json'), 'utf8')) as Manifest;
    for (const [name, { integrity }] of Object.entries(manifest.files)) {
      const content = contents.get(integrity) ?? (await readFile(path.join(output, name)));
      contents.set(integrity, content);
      newest.set(name, content);
    }
    latest = { digest: digestOf(manifest), manifest };
    builds.set(latest.digest, manifest);
    const changes = [...newest].filter(([name]) => name.endsWith('.hot-update.js'));
    const files = Object.fromEntries(Object.entries(manifest.files).map(([name, { integrity }]) => [name, integrity]));
    for (const [name, content] of changes) files[name] = integrityOf(content);
    return { session, hash, files, errors: [] };
  }

  async function built(stats: Stats): Promise<void> {
    const errors = stats.toJson({ all: false, errors: true }).errors?.map(describe) ?? [];
    news =
      errors.length === 0 ? await take(stats.hash ?? '') : { ...(news ?? { session, hash: '', files: {} }), errors };
    onBuild(news, stats.endTime - stats.startTime);
  }

  async function start(): Promise<Compiler> {
    const compiler = webpack(developmentWebpack(await readConfig(folder), folder, output));
    if (!compiler) throw new Error('webpack made no compiler');
    await firstBuild(compiler, built);
    return compiler;
  }

  let compiler: Compiler | null = await start();
  let working: Promise<unknown> = Promise.resolve();
  let isDue = false;

  /** The remote's offers changed: a new compiler, whose builds cannot be hot-updated into a page. */
  async function restartBuilds(): Promise<void> {
    // one save may cause several events
    await pause(settled);
    isDue = false;
    await closed(compiler);
    compiler = null;
    session = randomUUID();
    compiler = await start();
  }
  const config = watch(folder, (_event, name) => {
    if (name !== configName || isDue) return;
    isDue = true;
    working = working.then(restartBuilds).catch((failure: Error) => {
      news = { ...(news ?? { session, hash: '', files: {} }), errors: [failure.message] };
      onBuild(news, 0);
    });
  });

  return {
    latest: () => latest,
    file(digest, name) {
      const listed = builds.get(digest)?.files[name];
      return (listed && contents.get(listed.integrity)) || (newest.get(name) ?? null);
    },
    news: () => news,
    async close() {
      config.close();
      await working;
      await closed(compiler);
    },
  };
}

/** How long a file must be unchanged before it is read, milliseconds. */
const settled = 60;

const closed = (compiler: Compiler | null): Promise<void> =>
  new Promise((resolve) => (compiler ? compiler.close(() => resolve()) : resolve()));

/** Starts watching; resolves after the first build. */
const firstBuild = (compiler: Compiler, built: (stats: Stats) => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: settled }, (failure, stats) => {
      if (failure || !stats) reject(failure ?? new Error('webpack built nothing'));
      else built(stats).then(resolve, reject);
    });
  });
