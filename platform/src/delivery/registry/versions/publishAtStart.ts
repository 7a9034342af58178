import { digestOf } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import type { Log } from '../../../foundation/log/log.ts';
import { noHidden } from '../placements/placement.ts';
import type { Registry } from '../registry.ts';
import { houseSigner } from './houseTeams.ts';
import { isLater, latestOf, nextPatch } from './isLater.ts';
import { readRemote } from './readRemote.ts';

const startup = { who: 'startup', why: 'built beside the platform and brought up with it in demonstration mode' };

/**
 * The demonstration's second market has no Vietnamese lottery. Operators may change that; later starts leave it as it
 * is.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = { INT: ['/lottery', '/vnlottery'] };

interface HouseRemotes {
  folders: readonly string[];
  markets: readonly string[];
  /** Folder of the house teams' key pairs. */
  keys: string;
  log: Log;
}

/**
 * Signs and publishes every built remote of `folders`, and promotes it in every market that never had it; for the
 * demonstration, where the house's keys are kept with the platform. Operators' later changes are preserved. A refused
 * folder is logged and leaves its remote unchanged.
 *
 * Remotes are published in parallel, versions of one remote sequentially, because each is numbered after its
 * predecessors; they are promoted sequentially, in the order of `folders`.
 */
export async function publishAtStart(registry: Registry, house: HouseRemotes): Promise<void> {
  const builds = await Promise.allSettled(house.folders.map((folder) => readRemote(folder)));
  const lastOf = new Map<string, Promise<unknown>>();
  const publishing = house.folders.map((folder, at) => {
    const build = builds[at];
    const published =
      build?.status === 'fulfilled'
        ? publishAfter(lastOf, registry, build.value, house)
        : Promise.reject(build?.reason);
    // Awaited below, once its predecessors have been promoted.
    published.catch(() => {});
    return { folder, published };
  });
  // A route moved between remotes clashes until both have been promoted, so refused ones are retried once.
  const refused: string[] = [];
  for (const { folder, published } of publishing) {
    await published.then((remote) => promote(registry, remote, house)).catch(() => refused.push(folder));
  }
  for (const folder of refused) {
    await readRemote(folder)
      .then((built) => publish(registry, built, house))
      .then((remote) => promote(registry, remote, house))
      .catch((error: unknown) => house.log.error({ folder, error }, 'a built remote could not be published'));
  }
}

/** A published remote of the house. */
interface HouseRemote {
  manifest: Manifest;
  digest: string;
}

type BuiltRemote = Awaited<ReturnType<typeof readRemote>>;

/** Publishes a version once earlier ones of its remote are published or refused. */
function publishAfter(
  lastOf: Map<string, Promise<unknown>>,
  registry: Registry,
  built: BuiltRemote,
  house: HouseRemotes,
): Promise<HouseRemote> {
  const { name } = built.manifest.descriptor;
  const published = (lastOf.get(name) ?? Promise.resolve()).then(() => publish(registry, built, house));
  lastOf.set(
    name,
    published.catch(() => {}),
  );
  return published;
}

async function publish(registry: Registry, built: BuiltRemote, { keys }: HouseRemotes): Promise<HouseRemote> {
  const { name, team } = built.manifest.descriptor;
  const manifest = numbered(built.manifest, await registry.publishedVersions(name));
  const signer = await houseSigner(keys, team);
  await registry.teams.admitKey(team, signer.publicKey, startup);
  const build = { manifest, signature: signer.sign(manifest), files: built.files };
  const { digest } = await registry.publish(build, startup);
  return { manifest, digest };
}

async function promote(
  registry: Registry,
  { manifest, digest }: HouseRemote,
  { markets, log }: HouseRemotes,
): Promise<void> {
  const { name, version } = manifest.descriptor;
  for (const market of markets) {
    if (await registry.stoodIn(market, name, digest)) continue;
    const isNew = registry.placements(market).every(({ remote }) => remote !== name);
    await registry.acts.perform({ market, remote: name, act: { kind: 'promote', digest } }, startup);
    const routes = (leftOut[market] ?? []).filter((path) =>
      manifest.descriptor.routes.some((route) => route.path === path),
    );
    if (isNew && routes.length > 0) await registry.hide(market, name, { ...noHidden, routes }, startup);
  }
  log.info({ remote: name, version, digest }, 'remote published');
}

/**
 * Gives a house remote rebuilt without a new version the next one, so that versions increase as everywhere, although
 * whoever builds it makes no release. Content that was already published keeps its number.
 */
function numbered(manifest: Manifest, published: ReadonlyMap<string, string>): Manifest {
  const withVersion = (version: string): Manifest => ({
    ...manifest,
    descriptor: { ...manifest.descriptor, version },
  });
  const own = manifest.descriptor.version;
  const versions = [...published.values()];
  const known = versions.filter((version) => published.has(digestOf(withVersion(version))));
  const latest = latestOf(versions);
  return withVersion(latestOf(known) ?? (latest === null || isLater(own, latest) ? own : nextPatch(latest)));
}
