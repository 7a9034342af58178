import type { LiveEvent, Snapshot } from '@unisite/shared/contract';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { type ArtifactStore, artifactStore } from './artifactStore.ts';
import { type Change, changePlacement } from './changePlacement.ts';
import { type Hidden, nothingHidden, type Placement } from './placement.ts';
import { PublishRefused } from './publishing/problem.ts';
import { readRemote } from './publishing/readRemote.ts';
import { allPlacements, insertVersion, placementsOf, writeAudit } from './records.ts';
import { resolveSnapshot, usableVersion } from './resolveSnapshot.ts';
import { type VerifiedVersions, verifiedVersions } from './verifiedVersions.ts';

/** What publishing a folder came to; `isNew` is false when this very content was published before. */
export interface Published {
  name: string;
  version: string;
  digest: string;
  isNew: boolean;
}

/** Who acts, and why; both stand in the audit for ever. */
export interface Reason {
  who: string;
  why: string;
}

/** Which remotes exist, which version of each a market shows, and who changed that. */
export interface Registry {
  versions: VerifiedVersions;
  /** The market's page as it stands; the same object until something changes. */
  snapshot(market: string): Snapshot;
  /** A market's placements, switched off ones too. */
  placements(market: string): readonly Placement[];
  /** Checks a built remote and stores it for good; it is not live before it is promoted. @throws PublishRefused */
  publish(folder: string, reason: Reason): Promise<Published>;
  /** Makes a published version the one that a market shows. @throws PublishRefused when it is unknown, damaged or clashes. */
  promote(market: string, name: string, digest: string, reason: Reason & { hidden?: Hidden }): Promise<void>;
  /** Back to the last known good version. @throws PublishRefused when there is none. */
  rollBack(market: string, name: string, reason: Reason): Promise<void>;
  setEnabled(market: string, name: string, enabled: boolean, reason: Reason): Promise<void>;
  hide(market: string, name: string, hidden: Hidden, reason: Reason): Promise<void>;
  /** Reads the placements again, as another process may have changed them. */
  reload(): Promise<void>;
}

/** What the registry needs of its surroundings. `announce` tells a market's open pages, and every process, of a change. */
export interface Surroundings {
  database: Database;
  artifactsFolder: string;
  clock: () => Date;
  log: Log;
  announce: (market: string, event: LiveEvent) => void | Promise<void>;
}

/** Opens the registry: verifies every published version and reads the placements. */
export async function openRegistry({
  database,
  artifactsFolder,
  clock,
  log,
  announce,
}: Surroundings): Promise<Registry> {
  const store: ArtifactStore = artifactStore(artifactsFolder);
  const versions = verifiedVersions(database, store, log);
  let placements: Placement[] = [];
  let snapshots = new Map<string, Snapshot>();

  async function readPlacements(): Promise<void> {
    const read = await allPlacements(database);
    for (const { remote, digest, lastKnownGood } of read) {
      await versions.find(remote, digest);
      if (lastKnownGood) await versions.find(remote, lastKnownGood);
    }
    placements = read;
    snapshots = new Map();
  }

  // One after the other: an older reading must not replace a newer one.
  let reading: Promise<void> = Promise.resolve();
  function reload(): Promise<void> {
    reading = reading.catch(() => undefined).then(readPlacements);
    return reading;
  }

  function snapshot(market: string): Snapshot {
    const known = snapshots.get(market);
    if (known) return known;
    const resolved = resolveSnapshot(market, placements, versions.known());
    snapshots.set(market, resolved);
    return resolved;
  }

  async function publish(folder: string, { who, why }: Reason): Promise<Published> {
    const { manifest, digest, contents } = await readRemote(folder);
    const { name, version } = manifest.descriptor;
    await store.keep(name, digest, contents);
    const at = clock();
    const isNew = await database.transaction(async (q) => {
      const inserted = await insertVersion(q, { manifest, digest, at, who });
      if (inserted) {
        await writeAudit(q, { at, who, act: 'publish', remote: name, market: null, digest, previousDigest: null, why });
      }
      return inserted;
    });
    await versions.find(name, digest);
    return { name, version, digest, isNew };
  }

  async function change(wanted: Omit<Change, 'at'>): Promise<void> {
    const revision = await changePlacement(database, { ...wanted, at: clock() });
    if (revision === null) return;
    await reload();
    await announce(wanted.market, { type: 'registry', market: wanted.market, revision });
  }

  async function promote(
    market: string,
    remote: string,
    digest: string,
    { who, why, hidden }: Reason & { hidden?: Hidden },
    act: 'promote' | 'rollback' = 'promote',
  ): Promise<void> {
    if (!(await versions.find(remote, digest))) {
      throw new PublishRefused(`${remote} ${digest} in ${market}`, [
        { code: 'MISSING', what: 'no whole copy of this version in the artifact store' },
      ]);
    }
    await change({
      market,
      remote,
      act,
      who,
      why,
      to: (before, fresh) => {
        if (!before) return { ...fresh(digest), hidden: hidden ?? nothingHidden };
        if (before.digest === digest) return null;
        return { ...before, digest, lastKnownGood: act === 'rollback' ? digest : lastGood(before) };
      },
    });
  }

  /** What to fall back to after `before`: its version, if that is whole. */
  function lastGood(before: Placement): string | null {
    return usableVersion(before, versions.known())?.digest ?? null;
  }

  async function rollBack(market: string, remote: string, reason: Reason): Promise<void> {
    const now = (await placementsOf(database, market)).find((placement) => placement.remote === remote);
    if (!now?.lastKnownGood) {
      throw new PublishRefused(`${remote} in ${market}`, [{ code: 'MISSING', what: 'no last known good version' }]);
    }
    await promote(market, remote, now.lastKnownGood, reason, 'rollback');
  }

  const setEnabled = (market: string, remote: string, enabled: boolean, { who, why }: Reason): Promise<void> =>
    change({
      market,
      remote,
      act: enabled ? 'enable' : 'disable',
      who,
      why,
      to: (before) => (before && before.enabled !== enabled ? { ...before, enabled } : null),
    });

  const hide = (market: string, remote: string, hidden: Hidden, { who, why }: Reason): Promise<void> =>
    change({ market, remote, act: 'hide', who, why, to: (before) => before && { ...before, hidden } });

  await versions.verifyAll();
  await reload();
  return {
    versions,
    snapshot,
    placements: (market) => placements.filter((placement) => placement.market === market),
    publish,
    promote: (market, name, digest, reason) => promote(market, name, digest, reason),
    rollBack,
    setEnabled,
    hide,
    reload,
  };
}
