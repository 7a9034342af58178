import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../command.ts';
import { scratchFolder, scratchPrefix } from '../scratch.ts';
import { freePort } from './ports.ts';
import { passingSecret, type Site, startSite } from './site.ts';

/** Settings for test databases, which need not outlive the run. */
const forTests = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/** Environment of test sites, whose files nobody is sent over a slow line. */
export const quickly = { BEST_BROTLI: 'never' } as const;

/** An empty data folder for a test site. */
function newDataFolder(): string {
  const folder = mkdtempSync(path.join(scratchFolder(), scratchPrefix('site')));
  chmodSync(folder, 0o755); // When started by root, the database runs as another user.
  return folder;
}

/** How long no work may be left: sealed movements are counted up to six seconds later. */
const QUIET_SECONDS = 7;
const CAUGHT_UP_WITHIN_MS = 300_000;

/**
 * Creates a data folder with the demonstration but no remotes, which test sites start from copies of: loading the data
 * takes far longer than copying it, and needs no build. Also waits until sixty days of play are counted into points and
 * missions, which every copy would otherwise repeat. Running sites are in `underWay`. The caller removes the folder; a
 * failed one is removed here.
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

/** Publishes the built remotes into a data folder, so that sites started from a copy have them. */
export const publishRemotes = (dataFolder: string, underWay: Set<Site>): Promise<void> =>
  startOnce(dataFolder, underWay, {});

/** Waits until the platform's jobs have processed everything they started with. */
async function caughtUp({ addresses }: Site): Promise<void> {
  const until = Date.now() + CAUGHT_UP_WITHIN_MS;
  for (let quiet = 0; quiet < QUIET_SECONDS; await wait(1_000)) {
    const metrics = await (await fetch(`${addresses.operators}/metrics`)).text();
    const jobs = [...metrics.matchAll(/^unisite_job_behind\{job="([^"]+)"\} ([01])$/gm)];
    if (jobs.length === 0) throw new Error('the platform does not say which of its jobs are behind');
    const behind = jobs.flatMap(([, job, isBehind]) => (isBehind === '1' ? [job] : []));
    quiet = behind.length > 0 ? 0 : quiet + 1;
    if (behind.length > 0 && Date.now() > until) throw new Error(`jobs are still behind: ${behind.join(', ')}`);
  }
}

/** Starts a site, and stops it once it is ready and `isDone` has settled. */
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

/** A new data folder with a copy of another's content, or empty without one. */
export async function copyDataFolder(seeded: string | undefined): Promise<string> {
  const folder = newDataFolder();
  if (seeded === undefined) return folder;
  if (process.platform === 'win32') {
    cpSync(seeded, folder, { recursive: true });
    return folder;
  }
  // preserves owners, because the database's files are not root's
  const { ok, output } = await run('cp', ['-a', `${seeded}/.`, folder]);
  if (!ok) throw new Error(`${seeded} could not be copied: ${output}`);
  return folder;
}
