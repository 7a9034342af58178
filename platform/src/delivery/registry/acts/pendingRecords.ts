import type { Act, PendingAct } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A stored act that has not been performed yet. */
export interface StoredAct {
  id: string;
  market: string;
  remote: string;
  act: Act;
  /** The audit entry to undo, when the act is an undo. */
  undoes: string | null;
  why: string;
  askedBy: string;
  askedAt: Date;
  dueAt: Date | null;
  state: 'proposed' | 'scheduled';
  approvedBy: string | null;
}

const columns = `id, market_code AS market, remote, act, undoes, why, asked_by AS "askedBy", asked_at AS "askedAt",
  due_at AS "dueAt", state, approved_by AS "approvedBy"`;

/** Pending acts, oldest first. */
export async function pendingActs(q: Queryable): Promise<PendingAct[]> {
  const kept = await q.query<StoredAct>(
    `SELECT ${columns} FROM pending_act WHERE state IN ('proposed', 'scheduled') ORDER BY id`,
  );
  return kept.map(({ id, market, remote, act, state, askedBy, approvedBy, why, askedAt, dueAt }) => ({
    id,
    market,
    remote,
    act,
    state,
    by: askedBy,
    approvedBy,
    why,
    askedAt: askedAt.toISOString(),
    at: dueAt?.toISOString() ?? null,
  }));
}

/** A pending act, locked until the transaction ends; null when it is no longer pending. */
export async function lockPending(q: Queryable, id: string): Promise<StoredAct | null> {
  const sql = `SELECT ${columns} FROM pending_act WHERE id = $1 AND state IN ('proposed', 'scheduled') FOR UPDATE`;
  return (await q.query<StoredAct>(sql, [id]))[0] ?? null;
}

/** The next due act that no other process is handling, locked. */
export async function lockDue(q: Queryable, now: Date): Promise<StoredAct | null> {
  const sql = `SELECT ${columns} FROM pending_act WHERE state = 'scheduled' AND due_at <= $1 ORDER BY due_at, id
    LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return (await q.query<StoredAct>(sql, [now]))[0] ?? null;
}

export async function insertAct(q: Queryable, act: Omit<StoredAct, 'id' | 'approvedBy'>): Promise<string> {
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO pending_act (market_code, remote, act, undoes, why, asked_by, asked_at, due_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [act.market, act.remote, act.act, act.undoes, act.why, act.askedBy, act.askedAt, act.dueAt, act.state],
  );
  return row?.id ?? '';
}

export async function approveAct(q: Queryable, id: string, who: string): Promise<void> {
  await q.query(`UPDATE pending_act SET state = 'scheduled', approved_by = $2 WHERE id = $1`, [id, who]);
}

export async function endAct(
  q: Queryable,
  id: string,
  { state, who, at }: { state: 'done' | 'withdrawn' | 'failed'; who: string; at: Date },
): Promise<void> {
  await q.query(
    `UPDATE pending_act SET state = $2, ended_by = $3, ended_at = $4,
       approved_by = CASE WHEN $2 = 'done' AND state = 'proposed' THEN $3 ELSE approved_by END WHERE id = $1`,
    [id, state, who, at],
  );
}
