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

/** Maximum number of cached canary combinations; others are computed each time. */
const MAX_KEPT = 256;

/** This process's snapshots, as of its last read. */
export interface SnapshotCache {
  /** A market's snapshot for a visitor (null: without canaries); the same object until something changes. */
  snapshot(market: string, visitor?: string | null): Snapshot;
  /** A market's placements, including disabled ones. */
  placements(market: string): readonly Placement[];
  /** What a team's code may do on the server; null: nothing. */
  renderingOf(team: string): { isHouse: boolean } | null;
  /** A version if it may be placed: its files are intact, and an unrevoked key signed it. */
  usable(remote: string, digest: string): Version | null;
  /**
   * Rereads if one of these versions was not usable at the last read: another process may have published or placed it.
   */
  learn(remote: string, digests: readonly string[]): Promise<void>;
  /** Rereads everything, after a change by this or another process. */
  reload(): Promise<void>;
  /** Waits for reads in progress. */
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
    // Values derived from a snapshot are cached with it, so it is replaced only when its content differs.
    const now = JSON.stringify([
      read,
      keys,
      usable.map(({ remote, digest, signature }) => [remote, digest, signature]),
    ]);
    if (now !== known) snapshots = new Map();
    known = now;
  }

  // Sequential, so that an older read cannot replace a newer one.
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
