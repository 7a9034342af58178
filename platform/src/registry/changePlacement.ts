import type { Database, Queryable } from '../database/connect.ts';
import { nothingHidden, type Placement } from './placement.ts';
import { clashes } from './publishing/ownRoutes.ts';
import { type Problem, PublishRefused } from './publishing/problem.ts';
import { type AuditRecord, manifestOf, placementsOf, savePlacement, writeAudit } from './records.ts';

export interface Change {
  market: string;
  remote: string;
  act: AuditRecord['act'];
  who: string;
  why: string;
  at: Date;
  /** The placement as it shall be, from the one that is (null: the remote is new in this market); null = it is so already. */
  to: (before: Placement | null, fresh: (digest: string) => Placement) => Placement | null;
}

/**
 * Changes one placement, counts the market's revision up and writes the audit, in one transaction; answers the new revision, or null when
 * there was nothing to change. Changes of one market wait for each other, so that revisions never repeat.
 *
 * @throws PublishRefused when the version is unknown, or offers what another remote of the market offers.
 */
export function changePlacement(database: Database, change: Change): Promise<number | null> {
  const { market, remote, act, who, why, at } = change;
  return database.transaction(async (q) => {
    await q.query(`SELECT pg_advisory_xact_lock(hashtextextended('registry/' || $1, 0))`, [market]);
    const placements = await placementsOf(q, market);
    const before = placements.find((placement) => placement.remote === remote) ?? null;
    const revision = Math.max(0, ...placements.map((placement) => placement.revision)) + 1;
    const position = Math.max(0, ...placements.map((placement) => placement.position)) + 10;
    const fresh = (digest: string): Placement => ({
      market,
      remote,
      enabled: true,
      digest,
      lastKnownGood: null,
      position,
      hidden: nothingHidden,
      revision,
    });
    const after = change.to(before, fresh);
    if (!after) return null;
    if (after.enabled) await refuseClashes(q, after, placements);
    await savePlacement(q, { ...after, revision });
    const previousDigest = before?.digest ?? null;
    await writeAudit(q, { at, who, act, remote, market, digest: after.digest, previousDigest, why });
    return revision;
  });
}

async function refuseClashes(q: Queryable, coming: Placement, placements: readonly Placement[]): Promise<void> {
  const subject = `${coming.remote} ${coming.digest} in ${coming.market}`;
  const manifest = await manifestOf(q, coming.remote, coming.digest);
  if (!manifest) throw new PublishRefused(subject, [{ code: 'NO_MANIFEST', what: 'this version was never published' }]);
  const problems: Problem[] = [];
  for (const other of placements) {
    if (!other.enabled || other.remote === coming.remote) continue;
    const theirs = await manifestOf(q, other.remote, other.digest);
    if (theirs) problems.push(...clashes(manifest.descriptor, theirs.descriptor));
  }
  if (problems.length > 0) throw new PublishRefused(subject, problems);
}
