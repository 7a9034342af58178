import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/site/ports.ts';
import { passingSecret, startSite } from '../../scripts/site/site.ts';

/** A running site that nobody else uses: what happens to its markets disturbs no other test. */
export interface OwnSite {
  vietnam: string;
  international: string;
  operators: string;
  /** The last lines that its platform printed. */
  lines(): string;
  stop(): Promise<void>;
}

/** The platform looks often and needs few visits to judge: a test has no hundred visitors to wait for. */
const impatient = { HEALTH_EVERY_SECONDS: '0.5', HEALTH_MINIMUM_VISITS: '3' };

export async function startOwnSite(): Promise<OwnSite> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'unisite-story-'));
  chmodSync(dataFolder, 0o755); // Started by root, the database runs as another user.
  const site = startSite({
    port: await freePort(),
    operatorsPort: await freePort(),
    sandboxPort: await freePort(),
    host: 'localhost',
    dataFolder,
    sandboxSecret: passingSecret(),
    onLine() {},
    env: impatient,
  });
  const stop = async () => {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const lines = () => site.services.flatMap((service) => service.lines.slice(-40)).join('\n');
  try {
    await site.ready;
  } catch (failure) {
    await stop();
    throw new Error(`${failure}\n${lines()}`);
  }
  return { ...site.addresses, lines, stop };
}
