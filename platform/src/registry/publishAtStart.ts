import type { Manifest } from '@unisite/shared/contract';
import type { Log } from '../log.ts';
import type { Hidden } from './placement.ts';
import { nothingHidden } from './placement.ts';
import type { Registry } from './registry.ts';

const startup = { who: 'startup', why: 'built beside the platform and brought up with it in demonstration mode' };

/** The demonstration's second market has no Vietnamese lottery. An operator may change that; a later start leaves it as it is. */
const leftOut: Readonly<Record<string, readonly string[]>> = { INT: ['/lottery', '/vnlottery'] };

interface Build {
  folders: readonly string[];
  markets: readonly string[];
  log: Log;
}

/**
 * Publishes every built remote of `folders` and promotes it in every market that shows another version; for the demonstration, where the
 * remotes lie beside the platform. A folder that is refused is logged and leaves its remote as it was.
 */
export async function publishAtStart(registry: Registry, { folders, markets, log }: Build): Promise<void> {
  // A route that moved from one remote to another clashes until both have been promoted: what was refused is tried once more.
  const refused: string[] = [];
  for (const folder of folders) {
    await publishAndPromote(registry, folder, markets, log).catch(() => refused.push(folder));
  }
  for (const folder of refused) {
    await publishAndPromote(registry, folder, markets, log).catch((error: unknown) =>
      log.error({ folder, error }, 'a built remote could not be published'),
    );
  }
}

async function publishAndPromote(
  registry: Registry,
  folder: string,
  markets: readonly string[],
  log: Log,
): Promise<void> {
  const { name, version, digest } = await registry.publish(folder, startup);
  const manifest = (await registry.versions.find(name, digest))?.manifest;
  for (const market of markets) {
    await registry.promote(market, name, digest, { ...startup, hidden: hiddenIn(market, manifest) });
  }
  log.info({ remote: name, version, digest }, 'remote published');
}

function hiddenIn(market: string, manifest: Manifest | undefined): Hidden {
  const paths = leftOut[market] ?? [];
  return {
    ...nothingHidden,
    routes: paths.filter((path) => manifest?.descriptor.routes.some((route) => route.path === path)),
  };
}
