import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import { lockMarket } from '../placements/placementRecords.ts';

/** How long a version's files are served after a market last showed it, because open pages continue to load them. */
const KEPT_MS = 7 * 24 * 3_600_000;

const housekeeping = { who: 'platform', why: 'no market has shown it for seven days' };

/**
 * Removes versions unused for seven days: not promoted, canary, fallback or scheduled anywhere, never the latest. The
 * record stays.
 */
export async function removeOldVersions(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  if ((await outOfUse(database, before)).length === 0) return;
  await database.transaction(async (q) => {
    // Keeps acts from placing a version that is being removed.
    const markets = await q.query<{ code: string }>('SELECT code FROM markets.market ORDER BY code');
    for (const { code } of markets) await lockMarket(q, code);
    for (const { remote, digest, version } of await outOfUse(q, before)) {
      await q.query('INSERT INTO version_removal (remote, digest, at) VALUES ($1, $2, $3)', [remote, digest, now]);
      await writeAudit(q, { ...housekeeping, at: now, act: 'remove', remote, digest, subject: version });
    }
  });
}

/** The audit tells until when a version was shown: the entry that ended it names it as the previous one. */
const outOfUse = (q: Queryable, before: Date): Promise<{ remote: string; digest: string; version: string }[]> =>
  q.query(
    `SELECT v.remote, v.digest, v.version FROM remote_version v
     WHERE v.published_at < $1
       AND v.published_at < (SELECT max(l.published_at) FROM remote_version l WHERE l.remote = v.remote)
       AND NOT EXISTS (SELECT 1 FROM version_removal r WHERE r.remote = v.remote AND r.digest = v.digest)
       AND NOT EXISTS (SELECT 1 FROM placement p
         WHERE p.remote = v.remote AND v.digest IN (p.digest, p.canary_digest, p.last_known_good))
       AND NOT EXISTS (SELECT 1 FROM pending_act w
         WHERE w.remote = v.remote AND w.state IN ('proposed', 'scheduled') AND w.act ->> 'digest' = v.digest)
       AND NOT EXISTS (SELECT 1 FROM audit.registry_audit a
         WHERE a.remote = v.remote AND a.at >= $1 AND v.digest IN (a.digest, a.previous_digest,
           a.from_state -> 'canary' ->> 'digest', a.from_state -> 'lastKnownGood' ->> 'digest',
           a.to_state -> 'canary' ->> 'digest', a.to_state -> 'lastKnownGood' ->> 'digest'))
     ORDER BY v.remote, v.published_at`,
    [before],
  );
