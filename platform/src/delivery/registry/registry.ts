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

/** The remotes, the version of each that a market shows, and the audit of changes. */
export interface Registry {
  readonly versions: VerifiedVersions;
  readonly acts: Acts;
  readonly teams: Teams;
  readonly rules: Rules;
  readonly views: Views;
  /**
   * A market's snapshot for a visitor (by cookie id; null: without canaries); the same object until something changes.
   */
  snapshot(market: string, visitor?: string | null): Snapshot;
  /** A market's placements, including disabled ones. */
  placements(market: string): readonly Placement[];
  /**
   * Checks a signed build and stores it permanently; it goes live when promoted.
   * @throws RegistryError
   */
  publish(build: Build, reason: Reason): Promise<Published>;
  /**
   * All problems of a build; stores nothing. `isComplete`: all files are present; otherwise only the manifest and its
   * signature are checked.
   */
  examine(build: Build, isComplete: boolean): Promise<ErrorDetail[]>;
  /** Semantic versions of a remote ever published, by digest. */
  publishedVersions(remote: string): Promise<ReadonlyMap<string, string>>;
  /**
   * What the server can render of a version; null when it has no server build, may not be placed, or its team's code
   * may not run on the server.
   */
  serverBuild(remote: string, digest: string): ServerBuild | null;
  /** Whether a market ever showed a version. */
  stoodIn(market: string, remote: string, digest: string): Promise<boolean>;
  /** Hides offers of a remote in a market. */
  hide(market: string, remote: string, hidden: Hidden, reason: Reason): Promise<void>;
  /** Verifies every published version and reads the placements; until then nothing is shown. */
  open(): Promise<void>;
  /** Rereads what another process may have changed. */
  reload(): Promise<void>;
  /** Waits for reloads in progress, because notified pages request the change at once. */
  settled(): Promise<void>;
}

/** What the registry depends on. */
export interface RegistryDependencies {
  database: Database;
  artifactsFolder: string;
  /** Compression effort for published files. */
  effort?: Effort;
  clock: () => Date;
  log: Log;
  /** Applies the publish rules; by default in a thread of the registry's own. */
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

  /** Runs after a placement's change was committed. */
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
        // The oldest audit entries have no states.
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
