import type { Queryable } from '../../foundation/database/connect.ts';

const KEPT_MS = 30 * 86_400_000;

/** Deletes deliveries of mailings that ended long ago and are no longer sent. Members keep the messages. */
export async function forgetOldDeliveries(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM mailing_delivery d USING mailing m WHERE m.id = d.mailing_id AND m.ended_at < $1', [
    new Date(now.getTime() - KEPT_MS),
  ]);
}
