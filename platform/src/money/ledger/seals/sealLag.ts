import type { Queryable } from '../../../foundation/database/connect.ts';

/** Seconds that the oldest unsealed transfer has been waiting; 0 if all are sealed. */
export async function sealLag(q: Queryable): Promise<number> {
  const [row] = await q.query<{ seconds: number }>(
    `SELECT greatest(0, extract(epoch FROM clock_timestamp() - greatest(g.sealed_until, t.at)))::float8 AS seconds
     FROM ledger_sealing g, LATERAL (
       SELECT t.at FROM transfer t
       WHERE t.id > g.sealed_to AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id)
       ORDER BY t.id LIMIT 1) t`,
  );
  return row?.seconds ?? 0;
}

/** A writing transaction of the server, which may hold seals back. */
export interface OpenTransaction {
  readonly pid: number;
  readonly application: string;
  readonly state: string | null;
  readonly seconds: number;
}

/** The open transaction that began to write first; null if there is none. */
export async function oldestTransaction(q: Queryable): Promise<OpenTransaction | null> {
  const [row] = await q.query<OpenTransaction>(
    `SELECT pid, application_name AS application, state, extract(epoch FROM clock_timestamp() - xact_start)::float8 AS seconds
     FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND pid <> pg_backend_pid() ORDER BY xact_start LIMIT 1`,
  );
  return row ?? null;
}
