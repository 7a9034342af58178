import type { Queryable } from '../../foundation/database/connect.ts';

const KEPT_MS = 30 * 86_400_000;

/** Forgets who had a mailing that ended long ago: it is sent to nobody any more. The messages are the members'. */
export async function forgetOldDeliveries(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM mailing_delivery d USING mailing m WHERE m.id = d.mailing_id AND m.ended_at < $1', [
    new Date(now.getTime() - KEPT_MS),
  ]);
}
