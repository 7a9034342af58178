import type { Queryable } from '../../../foundation/database/connect.ts';
import { drawLock } from './drawLock.ts';

/** SQL: house draws that are closed for sale and await their numbers. */
const closed = 'seed_sealed IS NOT NULL AND prizes IS NULL AND voided_at IS NULL AND closed_at IS NOT NULL';

/**
 * Closes house draws whose time is up: waits for purchases in progress, and records the closing time. No ticket is sold
 * afterwards, whatever the database's clock says.
 */
export async function closeDraws(q: Queryable, now: Date): Promise<void> {
  const due = await q.query<{ id: number }>(
    `SELECT pg_advisory_xact_lock(${drawLock}, d.id), d.id FROM (SELECT id FROM draw
       WHERE seed_sealed IS NOT NULL AND prizes IS NULL AND voided_at IS NULL AND closed_at IS NULL AND closes_at <= $1
       ORDER BY id) d`,
    [now],
  );
  if (due.length > 0)
    await q.query('UPDATE draw SET closed_at = clock_timestamp() WHERE id = ANY ($1)', [due.map(({ id }) => id)]);
}

/**
 * Assigns the head of the ledger's chain to closed draws once everything posted before their close is sealed: it covers
 * all of their tickets, and none can be added.
 */
export async function takeLedgerHeads(q: Queryable): Promise<void> {
  await q.query(
    `UPDATE draw d SET entropy_at = h.position, entropy = encode(h.hash, 'hex')
     FROM (SELECT o.id, x.position, x.hash FROM draw o CROSS JOIN LATERAL ledger_head_since(o.closed_at) x
       WHERE o.entropy_source = 'ledger' AND o.entropy IS NULL AND ${closed}) h
     WHERE d.id = h.id`,
  );
}

/** A closed draw that waits for its entropy. */
export interface WaitingDraw {
  readonly id: number;
  readonly code: string;
  readonly numero: string;
  readonly drawnAt: Date;
  readonly source: 'ledger' | 'beacon';
  /** The beacon's. */
  readonly round: number;
  readonly beaconKey: string | null;
}

/** Closed draws without entropy, oldest first. */
export const waitingDraws = (q: Queryable): Promise<WaitingDraw[]> =>
  q.query<WaitingDraw>(
    `SELECT id, station_code AS code, numero, drawn_at AS "drawnAt", entropy_source AS source, entropy_at::float8 AS round,
       beacon_key AS "beaconKey" FROM draw WHERE entropy IS NULL AND ${closed} ORDER BY drawn_at, id`,
  );

/** Whether entropy has arrived for a closed draw, from a beacon or the ledger. */
export async function hasNewEntropy(q: Queryable, now: Date): Promise<boolean> {
  const rows = await q.query(
    `SELECT FROM draw d WHERE ${closed}
       AND (CASE WHEN entropy IS NULL THEN entropy_source = 'ledger' AND EXISTS (SELECT FROM ledger_head_since(d.closed_at))
         ELSE drawn_at <= $1 END) LIMIT 1`,
    [now],
  );
  return rows.length > 0;
}
