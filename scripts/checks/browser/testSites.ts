import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../site/ports.ts';
import { copyDataFolder, publishRemotes, quickly, seedDataFolder } from '../../site/seededFolder.ts';
import { passingSecret, type Site, startSite } from '../../site/site.ts';
import type { Outcome } from '../check.ts';
import { findHeadlessChromium } from './chromium.ts';

const lastLines = 40;

const underWay = new Set<Site>();
/** What every site of a run begins from, and the browser it is looked at with. */
let prepared: Promise<{ seeded: string; chromium: string }> | null = null;
let published: Promise<void> | null = null;

/**
 * The browser may have to be fetched, and the demonstration's data takes a while: neither needs anything of the other
 * checks.
 */
export function prepare(): NonNullable<typeof prepared> {
  prepared ??= (async () => {
    const [chromium, seeded] = await Promise.all([findHeadlessChromium(), seedDataFolder(underWay)]);
    return { chromium, seeded };
  })();
  prepared.catch(() => {}); // whoever waits for it is told
  return prepared;
}

/** The same, with the built remotes published. */
export async function prepareWithRemotes(): NonNullable<typeof prepared> {
  const made = await prepare();
  published ??= publishRemotes(made.seeded, underWay);
  await published;
  return made;
}

/** Ends the sites that tests run on. */
async function stopSites(): Promise<void> {
  await Promise.all([...underWay].map((site) => site.stop()));
}

export function killSites(): void {
  for (const site of underWay) site.kill();
}

/** Starts a site from a copy of the seeded data, hands it over, and leaves nothing of it behind. */
export async function withSite(seeded: string, work: (site: Site, log: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await copyDataFolder(seeded);
  // all that is printed, for the tests that look for secrets in it
  const log = path.join(folder, 'site.log');
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder: folder,
    sandboxSecret: passingSecret(),
    onLine: (service, line) => appendFileSync(log, `${service}: ${line}\n`),
    env: { ...quickly, TRUST_PROXY: '1' }, // a test may say that it calls from another network
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

/** Ends the sites, and removes what they began from, whether or not anything ran. */
export async function release(): Promise<void> {
  await stopSites();
  const made = await prepared?.catch(() => null); // one that failed has left nothing
  if (made) rmSync(made.seeded, { recursive: true, force: true });
}
