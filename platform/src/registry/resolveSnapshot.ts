import type { PlacedRemote, Snapshot } from '@unisite/shared/contract';
import { matchRoute } from './matchRoute.ts';
import type { Hidden, Placement, Version } from './placement.ts';
import { shellPaths } from './shellPaths.ts';

/**
 * Which remotes a market's page is made of, from its placements and the versions that may be used.
 *
 * A version that is not among `versions` (its files failed verification) is replaced by the placement's last known good one, or the remote is
 * left out. What the market hides is taken out of the offers, and so is every navigation item whose target nobody serves in this market.
 * The revision is that of the market's latest change.
 */
export function resolveSnapshot(
  market: string,
  placements: readonly Placement[],
  versions: readonly Version[],
): Snapshot {
  const here = placements.filter((placement) => placement.market === market);
  const placed = here
    .filter((placement) => placement.enabled)
    .sort((a, b) => a.position - b.position || (a.remote < b.remote ? -1 : 1))
    .flatMap((placement) => {
      const version = usableVersion(placement, versions);
      return version ? [place(version, placement.hidden)] : [];
    });
  const served = [...shellPaths.map((path) => ({ path })), ...placed.flatMap((remote) => remote.routes)];
  return {
    market,
    revision: here.reduce((latest, placement) => Math.max(latest, placement.revision), 0),
    remotes: placed.map((remote) => ({
      ...remote,
      navigation: remote.navigation.filter((item) => isServed(served, item.to)),
    })),
  };
}

/** The version a placement shows: the promoted one, else the last known good, else none. */
export function usableVersion(placement: Placement, versions: readonly Version[]): Version | null {
  const find = (digest: string | null): Version | undefined =>
    versions.find((version) => version.remote === placement.remote && version.digest === digest);
  return find(placement.digest) ?? find(placement.lastKnownGood) ?? null;
}

function isServed(routes: readonly { path: string }[], to: string): boolean {
  // `/` would be above every path; it is served only as itself.
  return (
    to === '/' ||
    matchRoute(
      routes.filter((route) => route.path !== '/'),
      to,
    ) !== null
  );
}

function place({ manifest, remote, digest }: Version, hidden: Hidden): PlacedRemote {
  const { descriptor } = manifest;
  return {
    ...descriptor,
    routes: descriptor.routes.filter((route) => !hidden.routes.includes(route.path)),
    slots: descriptor.slots.filter(
      (offer) =>
        !hidden.slots.some(
          (out) => out.slot === offer.slot && (out.module === undefined || out.module === offer.module),
        ),
    ),
    modals: descriptor.modals.filter((offer) => !hidden.modals.includes(offer.modal)),
    navigation: descriptor.navigation.filter((item) => !hidden.navigation.includes(item.to)),
    digest,
    base: `/remotes/${remote}/${digest}/`,
    container: manifest.container,
    entry: manifest.entry,
    integrity: Object.fromEntries(Object.entries(manifest.files).map(([file, { integrity }]) => [file, integrity])),
    modules: manifest.modules,
    texts: manifest.texts,
  };
}
