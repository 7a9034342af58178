import type { Snapshot } from '@unisite/shared/contract';
import type { Database } from '../../../foundation/database/connect.ts';
import { allKeys, renderedTeams, type TeamKey } from '../teams/teamRecords.ts';
import { verifySignatures } from '../versions/usableVersions.ts';
import type { VerifiedVersions } from '../versions/verifiedVersions.ts';
import { removedVersions, validSignatures } from '../versions/versionRecords.ts';
import { isInCanary } from './canary.ts';
import { digestsOf, type Placement, type Version } from './placement.ts';
import { allPlacements } from './placementRecords.ts';
import { resolveSnapshot } from './resolveSnapshot.ts';

/** More combinations of canaries than this are not kept: they are made again when they come. */
const MAX_KEPT = 256;

/** Snapshots of this process, from its last read. */
export interface SnapshotCache {
  /**
   * The market's page as it stands for a visitor (null: one who tries nothing); the same object until something
   * changes.
   */
  snapshot(market: string, visitor?: string | null): Snapshot;
  /** A market's placements, switched off ones too. */
  placements(market: string): readonly Placement[];
  /** What the team's code may do on the server; null: nothing. */
  renderingOf(team: string): { isHouse: boolean } | null;
  /** A version, if it may be placed: it is whole, and signed by a key that counts. */
  usable(remote: string, digest: string): Version | null;
  /**
   * Reads on if there is one among these versions that was not usable when this process last looked: another may have
   * published or placed it.
   */
  learn(remote: string, digests: readonly string[]): Promise<void>;
  /** Reads everything again, as this or another process has changed it. */
  reload(): Promise<void>;
  /** Waits for what is being read. */
  settled(): Promise<void>;
}

export function createSnapshotCache(database: Database, versions: VerifiedVersions): SnapshotCache {
  const check = verifySignatures();
  let placements: Placement[] = [];
  let usable: Version[] = [];
  let teams = new Map<string, string[]>();
  let rendered = new Map<string, { isHouse: boolean }>();
  let snapshots = new Map<string, Snapshot>();
  let known = '';

  async function read(): Promise<void> {
    await versions.leaveOut(await removedVersions(database));
    const read = await allPlacements(database);
    for (const placement of read) {
      for (const digest of digestsOf(placement)) await versions.find(placement.remote, digest);
    }
    const keys = await allKeys(database);
    usable = check(versions.known(), await validSignatures(database), keys);
    teams = keysByTeam(keys);
    rendered = await renderedTeams(database);
    placements = read;
    // Much is made of a snapshot once and kept with it: it is thrown away only when it would not be the same.
    const now = JSON.stringify([
      read,
      keys,
      usable.map(({ remote, digest, signature }) => [remote, digest, signature]),
    ]);
    if (now !== known) snapshots = new Map();
    known = now;
  }

  // One after the other: an older reading must not replace a newer one.
  let reading: Promise<void> = Promise.resolve();
  function reload(): Promise<void> {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  }

  function snapshot(market: string, visitor: string | null = null): Snapshot {
    const canaries = new Set(
      placements
        .filter((placement) => placement.market === market && placement.enabled)
        .filter(({ remote, canary }) => visitor !== null && canary && isInCanary(visitor, remote, canary))
        .map(({ remote }) => remote),
    );
    const key = [market, ...canaries].join(' ');
    const made = snapshots.get(key);
    if (made) return made;
    if (snapshots.size >= MAX_KEPT) snapshots.clear();
    const resolved = resolveSnapshot(market, placements, { versions: usable, teams, canaries });
    snapshots.set(key, resolved);
    return resolved;
  }

  const usableVersion = (remote: string, digest: string): Version | null =>
    usable.find((version) => version.remote === remote && version.digest === digest) ?? null;

  async function learn(remote: string, digests: readonly string[]): Promise<void> {
    const unknown = digests.filter((digest) => !usableVersion(remote, digest));
    if (unknown.length === 0) return;
    await reload();
    for (const digest of unknown) await versions.find(remote, digest);
    await reload();
  }

  return {
    learn,
    snapshot,
    reload,
    settled: () => reading.catch(() => undefined),
    placements: (market) => placements.filter((placement) => placement.market === market),
    usable: usableVersion,
    renderingOf: (team) => rendered.get(team) ?? null,
  };
}

function keysByTeam(keys: readonly TeamKey[]): Map<string, string[]> {
  const byTeam = new Map<string, string[]>();
  for (const { team, publicKey, revokedAt } of keys) {
    if (revokedAt === null) byTeam.set(team, [...(byTeam.get(team) ?? []), publicKey]);
  }
  return byTeam;
}
