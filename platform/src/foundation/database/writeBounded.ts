import { addressOf } from '../http/ipAddress.ts';
import type { Queryable } from './connect.ts';

/** A table of events with its table of counts (`…_unkept`), and the column with the events' subject. */
export interface EventTable {
  readonly name: string;
  readonly subject: string;
}

export interface LoggedEvent {
  readonly kind: string;
  /** The event's subject; null for no particular one. */
  readonly subject: string | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly about: string | null;
  /** Whether one session can cause it in a loop: of each such kind, a hundred an hour are kept per subject. */
  readonly isBounded: boolean;
}

/**
 * Stores an event, or counts it by kind, subject and hour where it exceeds the rate; returns whether it was stored.
 * Without a subject, thirty per half hour from one address and five hundred per ten minutes in total are stored, since
 * strangers can cause such rows. One statement either way, so that the timing does not reveal whether there is such a
 * subject.
 */
export async function writeBounded(q: Queryable, table: EventTable, at: Date, event: LoggedEvent): Promise<boolean> {
  const { kind, subject, ip, userAgent, about, isBounded } = event;
  const [row] = await q.query<{ isKept: boolean }>(
    `WITH kept AS (
       INSERT INTO ${table.name} (at, kind, ${table.subject}, ip, user_agent, about, stranger)
       SELECT $1::timestamptz, $2, $3::bigint, $4, $5, $6, $7 WHERE CASE
         WHEN $3 IS NOT NULL THEN NOT $8 OR (SELECT count(*) FROM (SELECT FROM ${table.name}
           WHERE ${table.subject} = $3 AND kind = $2 AND at > $1::timestamptz - interval '1 hour'
           LIMIT 100) of_kind) < 100
         ELSE (SELECT count(*) FROM (SELECT FROM ${table.name}
             WHERE stranger = $7 AND at > $1::timestamptz - interval '30 minutes' LIMIT 30) of_address) < 30
           AND (SELECT count(*) FROM (SELECT FROM ${table.name}
             WHERE ${table.subject} IS NULL AND at > $1::timestamptz - interval '10 minutes' LIMIT 500) of_all) < 500
         END RETURNING 1),
     counted AS (
       INSERT INTO ${table.name}_unkept AS u (kind, ${table.subject}, hour, slot, count)
       SELECT $2, coalesce($3, 0), date_trunc('hour', $1::timestamptz, 'UTC'), pg_backend_pid() % 16, 1
       WHERE NOT EXISTS (SELECT FROM kept)
       ON CONFLICT (kind, ${table.subject}, hour, slot) DO UPDATE SET count = u.count + 1 RETURNING 1)
     SELECT EXISTS (SELECT FROM kept) AS "isKept" FROM (SELECT count(*) FROM counted) written`,
    [at, kind, subject, ip, userAgent, about, subject === null ? addressOf(ip) : null, isBounded],
  );
  return row?.isKept ?? false;
}
