import type { LiveEvent, Snapshot } from '@unisite/shared/contract';
import type { OperatorEvent } from '@unisite/shared/contract/operators';
import type { Published } from '@unisite/shared/contract/rollout';
import type { Database } from '../../foundation/database/connect.ts';
import type { Log } from '../../foundation/log/log.ts';
import { type Acts, createActs } from './acts/acts.ts';
import { changePlacement } from './acts/changePlacement.ts';
import type { Reason } from './acts/reason.ts';
import type { ErrorDetail } from './acts/registryError.ts';
import { createRules, type Rules } from './acts/rules.ts';
import type { Hidden, Placement } from './placements/placement.ts';
import { createSnapshotCache } from './placements/shown.ts';
import { createViews, type HealthReader, type Views } from './placements/views.ts';
import { createTeams, type Teams } from './teams/teams.ts';
import { artifactStore } from './versions/artifactStore.ts';
import type { Effort } from './versions/brotliForms.ts';
import { type CheckBuild, createCheckWorker } from './versions/checking.ts';
import { type Build, checkBuild, publishVersion } from './versions/publishVersion.ts';
import { findServerBuild, type ServerBuild } from './versions/serverBuild.ts';
import { type VerifiedVersions, verifiedVersions } from './versions/verifiedVersions.ts';
import { versionNames } from './versions/versionRecords.ts';

/** Which remotes exist, which version of each a market shows, and who changed that. */
export interface Registry {
  readonly versions: VerifiedVersions;
  readonly acts: Acts;
  readonly teams: Teams;
  readonly rules: Rules;
  readonly views: Views;
  /**
   * The market's page as it stands for a visitor (his cookie's id; null: nobody in particular); the same object until
   * something changes.
   */
  snapshot(market: string, visitor?: string | null): Snapshot;
  /** A market's placements, switched off ones too. */
  placements(market: string): readonly Placement[];
  /**
   * Checks a signed build and stores it for good; it is not live before it is promoted.
   * @throws RegistryError
   */
  publish(build: Build, reason: Reason): Promise<Published>;
  /**
   * All problems of a build; stores nothing. `isComplete`: its files are all there; without them only its manifest and
   * its signature are judged.
   */
  examine(build: Build, isComplete: boolean): Promise<ErrorDetail[]>;
  /** The semantic versions of a remote that were ever published, by their digests. */
  publishedVersions(remote: string): Promise<ReadonlyMap<string, string>>;
  /**
   * What a server can render of a version; null where it has no server build, where the version may not be placed, or
   * where its team's code may not run on the server.
   */
  serverBuild(remote: string, digest: string): ServerBuild | null;
  /** Whether a market ever showed a version. */
  stoodIn(market: string, remote: string, digest: string): Promise<boolean>;
  /** Leaves offers of a remote out in a market. */
  hide(market: string, remote: string, hidden: Hidden, reason: Reason): Promise<void>;
  /** Verifies every published version and reads the placements; before it nothing is shown. */
  open(): Promise<void>;
  /** Reads what another process may have changed. */
  reload(): Promise<void>;
  /** Waits for reloads in progress: a notified page asks for the change at once. */
  settled(): Promise<void>;
}

/** What the registry needs of its surroundings. */
export interface RegistryDependencies {
  database: Database;
  artifactsFolder: string;
  /** With which the files of what is published are compressed. */
  effort?: Effort;
  clock: () => Date;
  log: Log;
  /** Applies the publish rules; defaults to a thread of the registry's own. */
  check?: CheckBuild;
  /** Notifies a market's open pages, and every process, of a change. */
  announce: (market: string, event: LiveEvent) => void | Promise<void>;
  /** Tells the operators' consoles, and every process, what to refetch. */
  publishToOperators: (event: OperatorEvent) => void | Promise<void>;
  health: HealthReader;
}

export function createRegistry(surroundings: RegistryDependencies): Registry {
  const { database, artifactsFolder, effort, clock, log, announce, publishToOperators, health } = surroundings;
  const { check = createCheckWorker(log) } = surroundings;
  const store = artifactStore(artifactsFolder, effort);
  const versions = verifiedVersions(database, store, log);
  const shown = createSnapshotCache(database, versions);

  /** After a change of a placement was committed. */
  async function changed(market: string, revision: number): Promise<void> {
    await shown.reload();
    await announce(market, { type: 'registry', market, revision });
    await publishToOperators({ type: 'placements' });
  }

  const acts = createActs({ database, clock, log, shown, changed, publishToOperators });
  const teams = createTeams({ database, clock, shown, changed, publishToOperators });

  return {
    versions,
    acts,
    teams,
    rules: createRules({ database, clock, shown, publishToOperators }),
    views: createViews({ database, versions, health }),
    snapshot: shown.snapshot,
    placements: shown.placements,
    reload: shown.reload,
    settled: shown.settled,
    async publish(build, { who, why }) {
      const published = await publishVersion(build, { database, store, check, who, why, at: clock() });
      versions.readmit(published.remote, published.digest);
      await versions.find(published.remote, published.digest);
      await shown.reload();
      if (published.isNew) await publishToOperators({ type: 'placements' });
      return published;
    },
    examine: (build, isComplete) => checkBuild(build, { database, check }, isComplete),
    async hide(market, remote, hidden, { who, why }) {
      const made = await database.transaction((q) =>
        changePlacement(q, {
          market,
          remote,
          who,
          why,
          at: clock(),
          act: 'hide',
          to: (before) => before && { ...before, hidden },
        }),
      );
      if (made) await changed(market, made.revision);
    },
    serverBuild: (remote, digest) => findServerBuild({ shown, versions }, remote, digest),
    publishedVersions: (remote) => versionNames(database, remote),
    async stoodIn(market, remote, digest) {
      const rows = await database.query(
        // The first lines of the audit kept no states.
        `SELECT 1 FROM audit.registry_audit WHERE market_code = $1 AND remote = $2
           AND (to_state ->> 'digest' = $3 OR (to_state IS NULL AND act IN ('promote', 'rollback') AND digest = $3)) LIMIT 1`,
        [market, remote, digest],
      );
      return rows.length > 0;
    },
    async open() {
      await versions.verifyAll();
      await shown.reload();
    },
  };
}
