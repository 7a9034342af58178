import { RegistryError } from '../acts/registryError.ts';
import { RevisionConflict } from '../acts/revisionConflict.ts';
import type { Services } from '../services.ts';

/** A remote in a market, as far as watching it needs to know. */
export interface WatchedPlacement {
  readonly market: string;
  readonly remote: string;
  readonly enabled: boolean;
  readonly digest: string;
  /** Since when everyone has got it. */
  readonly digestSince: Date;
  /** `share`: how many of 10,000 visitors. */
  readonly canary: { readonly digest: string; readonly share: number; readonly since: Date } | null;
  readonly lastKnownGood: string | null;
  readonly revision: number;
}

/** How a version is taken back: the canary is ended, or everyone is back on the last known good version. */
export interface Rollback {
  readonly kind: 'endCanary' | 'rollBack';
  readonly market: string;
  readonly remote: string;
  /** The placement's revision that was judged. */
  readonly expected: number;
  readonly why: string;
}

/** What health asks of the registry. */
export interface Rollouts {
  /** Of all markets, as they stand now. */
  placements(): Promise<readonly WatchedPlacement[]>;
  /** The digest of the version that some visitors of a market try. */
  canaryOf(market: string, remote: string): string | null;
  /** The version of a digest; null where this site knows none. */
  versionOf(remote: string, digest: string): string | null;
  /** Acts as the platform and notifies open pages. `false`: somebody else has changed the placement in the meantime. */
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
