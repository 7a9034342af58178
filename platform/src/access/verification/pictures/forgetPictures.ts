import type { Queryable } from '../../../foundation/database/connect.ts';

/** Days that pictures of an unsubmitted check are kept. */
const GATHERED_DAYS = 30;

/**
 * Deletes the pictures of a check, or some of them, and records it.
 *
 * @param kinds only those
 */
export async function deletePictures(
  q: Queryable,
  now: Date,
  check: string,
  kinds: readonly string[] | null = null,
): Promise<void> {
  await q.query(
    `WITH gone AS (
       DELETE FROM identity_document WHERE check_id = $1 AND ($2::text[] IS NULL OR kind = ANY ($2)) RETURNING kind)
     INSERT INTO identity_event (at, check_id, who, act, why)
     SELECT $3, $1, 'platform', 'picturesDeleted', string_agg(kind, ', ' ORDER BY kind) FROM gone HAVING count(*) > 0`,
    [check, kinds, now],
  );
}

/**
 * Deletes expired pictures: of checks that ended longer ago than the market keeps them, and of those never submitted.
 */
export async function forgetOldPictures(q: Queryable, now: Date): Promise<void> {
  const checks = await q.query<{ id: string }>(
    `SELECT c.id FROM identity_check c JOIN market_identity m ON m.market_code = c.market_code
     WHERE EXISTS (SELECT FROM identity_document d WHERE d.check_id = c.id)
       AND (c.closed_at <= $1::timestamptz - make_interval(days => m.picture_days)
         OR (c.closed_at IS NULL AND c.decider IS NULL AND NOT EXISTS (
           SELECT FROM identity_document d
           WHERE d.check_id = c.id AND d.at > $1::timestamptz - make_interval(days => $2))))
     LIMIT 1000`,
    [now, GATHERED_DAYS],
  );
  for (const { id } of checks) await deletePictures(q, now, id);
}

/** Deletes nonces whose time stamps are too old to be accepted. */
export async function forgetOldIdentityNonces(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM identity_provider_nonce WHERE at < $1', [new Date(now.getTime() - 15 * 60_000)]);
}
