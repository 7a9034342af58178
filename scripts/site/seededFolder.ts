import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { freePort } from './ports.ts';
import { passingSecret, type Site, startSite } from './site.ts';

/** What a database of tests need not do: it does not outlive the run. */
const forTests = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/** An empty folder for the data of a site of tests. */
function newDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-site-'));
  chmodSync(folder, 0o755); // Started by root, the database runs as another user.
  return folder;
}

/**
 * Makes a data folder with the demonstration in it and no remote, for sites of tests to begin from copies of: bringing
 * the data takes far longer than copying it. What runs meanwhile stands in `underWay`. The folder is the caller's to
 * remove; of one that failed nothing is left.
 */
export async function seedDataFolder(underWay: Set<Site>): Promise<string> {
  const dataFolder = newDataFolder();
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder,
    sandboxSecret: passingSecret(),
    onLine: () => {},
    env: { REMOTES_DIRS: '' },
  });
  underWay.add(site);
  try {
    await site.ready;
    await site.stop();
    appendFileSync(path.join(dataFolder, 'postgres', 'postgresql.auto.conf'), `${forTests.join('\n')}\n`);
    return dataFolder;
  } catch (failure) {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
    throw failure;
  } finally {
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
