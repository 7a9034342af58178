import { statementOf } from '@unisite/publishing';
import type { Descriptor, LastKnownGood, PlacedRemote, Snapshot } from '@unisite/shared/contract';
import { matchRoute, shellPaths } from '@unisite/shared/contract/routes';
import type { Hidden, Placement, Version } from './placement.ts';

/** What a snapshot depends on besides the placements. */
export interface RegistryState {
  /** The versions that may be placed. */
  versions: readonly Version[];
  /** The unrevoked public keys of each team. */
  teams: ReadonlyMap<string, readonly string[]>;
  /** Remotes whose canary the visitor gets. */
  canaries?: ReadonlySet<string>;
}

/**
 * Resolves a market's snapshot from its placements and the usable versions.
 *
 * A version missing from `versions` (its files or signature failed) is replaced by the placement's last known good one,
 * or the remote is left out; a missing canary is replaced by everyone's version. Hidden offers are removed, and so are
 * navigation items whose target nobody serves in this market. The revision is that of the market's latest change.
 */
export function resolveSnapshot(market: string, placements: readonly Placement[], known: RegistryState): Snapshot {
  const here = placements.filter((placement) => placement.market === market);
  const placed = here
    .filter((placement) => placement.enabled)
    .sort((a, b) => a.position - b.position || (a.remote < b.remote ? -1 : 1))
    .flatMap((placement) => place(placement, known) ?? []);
  const served = [...shellPaths.map((path) => ({ path })), ...placed.flatMap((remote) => remote.routes)];
  const teams = [...new Set(placed.map(({ team }) => team))].sort();
  return {
    market,
    revision: here.reduce((latest, placement) => Math.max(latest, placement.revision), 0),
    remotes: placed.map((remote) => ({
      ...remote,
      navigation: remote.navigation.filter((item) => isServed(served, item.to)),
    })),
    teams: Object.fromEntries(teams.map((team) => [team, [...(known.teams.get(team) ?? [])]])),
  };
}

/** The version for everyone: the promoted one, else the last known good, else none. */
function usableVersion({ remote, digest, lastKnownGood }: Placement, versions: readonly Version[]): Version | null {
  return versionOf(remote, digest, versions) ?? versionOf(remote, lastKnownGood, versions);
}

const versionOf = (remote: string, digest: string | null, versions: readonly Version[]): Version | null =>
  versions.find((version) => version.remote === remote && version.digest === digest) ?? null;

function place(placement: Placement, { versions, canaries }: RegistryState): PlacedRemote | null {
  const { remote, canary, hidden } = placement;
  const common = usableVersion(placement, versions);
  const tried = canary && canaries?.has(remote) ? versionOf(remote, canary.digest, versions) : null;
  const shown = tried ?? common;
  if (!shown) return null;
  // Canary visitors fall back to the version that everyone else has.
  const fallback = tried ? common : versionOf(remote, placement.lastKnownGood, versions);
  return {
    ...offersOf(shown.manifest.descriptor, hidden),
    ...loadable(shown),
    ...(tried ? { canary: true } : {}),
    ...(fallback && fallback.digest !== shown.digest ? { lastKnownGood: loadable(fallback) } : {}),
  };
}

function isServed(routes: readonly { path: string }[], to: string): boolean {
  // `/` would be a prefix of every path; it only matches itself.
  return (
    to === '/' ||
    matchRoute(
      routes.filter((route) => route.path !== '/'),
      to,
    ) !== null
  );
}

const offersOf = (descriptor: Descriptor, hidden: Hidden): Descriptor => ({
  ...descriptor,
  routes: descriptor.routes.filter((route) => !hidden.routes.includes(route.path)),
  slots: descriptor.slots.filter(
    (offer) =>
      !hidden.slots.some((out) => out.slot === offer.slot && (out.module === undefined || out.module === offer.module)),
  ),
  modals: descriptor.modals.filter((offer) => !hidden.modals.includes(offer.modal)),
  navigation: descriptor.navigation.filter((item) => !hidden.navigation.includes(item.to)),
});

const loadable = ({ manifest, remote, digest, signature }: Version): LastKnownGood => ({
  version: manifest.descriptor.version,
  digest,
  base: `/remotes/${remote}/${digest}/`,
  container: manifest.container,
  entry: manifest.entry,
  integrity: Object.fromEntries(Object.entries(manifest.files).map(([file, { integrity }]) => [file, integrity])),
  modules: Object.fromEntries(Object.entries(manifest.modules).map(([module, { js, css }]) => [module, { js, css }])),
  texts: manifest.texts,
  manifest: statementOf(manifest).manifest,
  signature,
});
