import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../site/ports.ts';
import { copyDataFolder, publishRemotes, quickly, seedDataFolder } from '../../site/seededFolder.ts';
import { passingSecret, type Site, startSite } from '../../site/site.ts';
import type { Outcome } from '../check.ts';
import { findHeadlessChromium } from './chromium.ts';

const lastLines = 40;

const underWay = new Set<Site>();
/** The seeded data that every site of a run starts from, and the browser. */
let prepared: Promise<{ seeded: string; chromium: string }> | null = null;
let published: Promise<void> | null = null;

/** Runs early, because installing the browser and seeding the data take a while and depend on no other check. */
export function prepare(): NonNullable<typeof prepared> {
  prepared ??= (async () => {
    const [chromium, seeded] = await Promise.all([findHeadlessChromium(), seedDataFolder(underWay)]);
    return { chromium, seeded };
  })();
  prepared.catch(() => {}); // the error is reported where it is awaited
  return prepared;
}

/** The same, with the built remotes published. */
export async function prepareWithRemotes(): NonNullable<typeof prepared> {
  const made = await prepare();
  published ??= publishRemotes(made.seeded, underWay);
  await published;
  return made;
}

/** Stops the sites that tests run on. */
async function stopSites(): Promise<void> {
  await Promise.all([...underWay].map((site) => site.stop()));
}

export function killSites(): void {
  for (const site of underWay) site.kill();
}

/** Starts a site from a copy of the seeded data, passes it to `work`, and removes everything afterwards. */
export async function withSite(seeded: string, work: (site: Site, log: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await copyDataFolder(seeded);
  // everything that is printed, for the tests that search it for secrets
  const log = path.join(folder, 'site.log');
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: folder,
    sandboxSecret: passingSecret(),
    onLine: (service, line) => appendFileSync(log, `${service}: ${line}\n`),
    env: { ...quickly, TRUST_PROXY: '1' }, // so that tests can claim another network
  });
  underWay.add(site);
  try {
    await site.ready;
    return await work(site, log);
  } catch (failure) {
    return { passed: 0, failed: 1, report: [String(failure), logOf(site)].join('\n') };
  } finally {
    await site.stop();
    underWay.delete(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const logOf = ({ services }: Site): string =>
  services.map(({ name, lines }) => [`last lines of the ${name}:`, ...lines.slice(-lastLines)].join('\n')).join('\n\n');

/** Stops the sites and removes their seeded data, whether or not anything ran. */
export async function release(): Promise<void> {
  await stopSites();
  const made = await prepared?.catch(() => null); // a failed one has already cleaned up
  if (made) rmSync(made.seeded, { recursive: true, force: true });
}
