import { RegistryError } from '../acts/registryError.ts';
import { RevisionConflict } from '../acts/revisionConflict.ts';
import type { Services } from '../services.ts';

/** A remote in a market, as far as the health watcher needs to know. */
export interface WatchedPlacement {
  readonly market: string;
  readonly remote: string;
  readonly enabled: boolean;
  readonly digest: string;
  /** Since when it has been everyone's version. */
  readonly digestSince: Date;
  /** `share`: how many of 10,000 visitors. */
  readonly canary: { readonly digest: string; readonly share: number; readonly since: Date } | null;
  readonly lastKnownGood: string | null;
  readonly revision: number;
}

/** How a version is taken back: its canary ends, or everyone returns to the last known good version. */
export interface Rollback {
  readonly kind: 'endCanary' | 'rollBack';
  readonly market: string;
  readonly remote: string;
  /** The placement's revision that was judged. */
  readonly expected: number;
  readonly why: string;
}

/** What the health watcher needs from the registry. */
export interface Rollouts {
  /** Current placements in all markets. */
  placements(): Promise<readonly WatchedPlacement[]>;
  /** Digest of the canary in a market; null: none. */
  canaryOf(market: string, remote: string): string | null;
  /** The semantic version of a digest; null when this site does not know it. */
  versionOf(remote: string, digest: string): string | null;
  /** Acts as the platform and notifies open pages. `false`: the placement was changed meanwhile. */
  takeBack(wanted: Rollback): Promise<boolean>;
}

export const createRollouts = ({ registry, markets }: Pick<Services, 'registry' | 'markets'>): Rollouts => ({
  async placements() {
    return (await markets.all()).flatMap(({ code }) => registry.placements(code));
  },
  canaryOf: (market, remote) =>
    registry.placements(market).find((placement) => placement.remote === remote)?.canary?.digest ?? null,
  versionOf: (remote, digest) =>
    registry.versions.known().find((version) => version.remote === remote && version.digest === digest)?.manifest
      .descriptor.version ?? null,
  async takeBack({ kind, market, remote, expected, why }) {
    try {
      await registry.acts.ask({ market, remote, act: { kind }, expected, why }, 'platform');
      return true;
    } catch (failure) {
      if (failure instanceof RevisionConflict || failure instanceof RegistryError) return false;
      throw failure;
    }
  },
});
