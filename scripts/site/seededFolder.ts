import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../command.ts';
import { scratchFolder, scratchPrefix } from '../scratch.ts';
import { freePort } from './ports.ts';
import { passingSecret, type Site, startSite } from './site.ts';

/** What a database of tests need not do: it does not outlive the run. */
const forTests = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/** For the environment of a site of tests, whose files nobody is sent over a slow line. */
export const quickly = { BEST_BROTLI: 'never' } as const;

/** An empty folder for the data of a site of tests. */
function newDataFolder(): string {
  const folder = mkdtempSync(path.join(scratchFolder(), scratchPrefix('site')));
  chmodSync(folder, 0o755); // Started by root, the database runs as another user.
  return folder;
}

/** So long nothing may be left over: what is sealed is counted up to six seconds later. */
const QUIET_SECONDS = 7;
const CAUGHT_UP_WITHIN_MS = 180_000;

/**
 * Makes a data folder with the demonstration in it and no remote, for sites of tests to begin from copies of: bringing
 * the data takes far longer than copying it, and needs no build. Sixty days of play are counted into points and
 * missions, too, which every copy would do again. What runs meanwhile stands in `underWay`. The caller removes the
 * folder; of one that failed nothing is left.
 */
export async function seedDataFolder(underWay: Set<Site>): Promise<string> {
  const dataFolder = newDataFolder();
  try {
    await startOnce(dataFolder, underWay, { REMOTES_DIRS: '' }, caughtUp);
    appendFileSync(path.join(dataFolder, 'postgres', 'postgresql.auto.conf'), `${forTests.join('\n')}\n`);
    return dataFolder;
  } catch (failure) {
    rmSync(dataFolder, { recursive: true, force: true });
    throw failure;
  }
}

/** Publishes the built remotes into a data folder: sites that begin from a copy of it find them there. */
export const publishRemotes = (dataFolder: string, underWay: Set<Site>): Promise<void> =>
  startOnce(dataFolder, underWay, {});

/** Waits until the jobs of the platform have nothing left over of what it started with. */
async function caughtUp({ addresses }: Site): Promise<void> {
  const until = Date.now() + CAUGHT_UP_WITHIN_MS;
  for (let quiet = 0; quiet < QUIET_SECONDS; await wait(1_000)) {
    const response = await fetch(`${addresses.operators}/metrics`);
    const behind = /^unisite_job_behind\{job="([^"]+)"\} 1$/m.exec(await response.text());
    quiet = behind ? 0 : quiet + 1;
    if (Date.now() > until) throw new Error(`the job ${behind?.[1]} is behind after ${CAUGHT_UP_WITHIN_MS / 1_000} s`);
  }
}

/** Starts a site, and ends it once it can serve and `isDone` has settled. */
async function startOnce(
  dataFolder: string,
  underWay: Set<Site>,
  env: Readonly<Record<string, string>>,
  isDone: (site: Site) => Promise<void> = async () => undefined,
): Promise<void> {
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder,
    sandboxSecret: passingSecret(),
    onLine: () => {},
    env: { ...quickly, ...env },
  });
  underWay.add(site);
  try {
    await site.ready;
    await isDone(site);
  } finally {
    await site.stop();
    underWay.delete(site);
  }
}

/** A data folder of its own with what is in another; an empty one where there is no other. */
export async function copyDataFolder(seeded: string | undefined): Promise<string> {
  const folder = newDataFolder();
  if (seeded === undefined) return folder;
  if (process.platform === 'win32') {
    cpSync(seeded, folder, { recursive: true });
    return folder;
  }
  // with their owners: the database's files are not root's
  const { ok, output } = await run('cp', ['-a', `${seeded}/.`, folder]);
  if (!ok) throw new Error(`${seeded} could not be copied: ${output}`);
  return folder;
}
