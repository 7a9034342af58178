import type { PendingRule, Rule } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Reason } from './reason.ts';

/** A stored rule that waits for a second operator. */
export interface StoredGuardedChange {
  id: string;
  rule: Rule;
  why: string;
  askedBy: string;
  askedAt: Date;
}

const columns = `id, rule, why, asked_by AS "askedBy", asked_at AS "askedAt"`;

/** Pending rules, oldest first. */
export async function pendingGuardedChanges(q: Queryable): Promise<PendingRule[]> {
  const kept = await q.query<StoredGuardedChange>(
    `SELECT ${columns} FROM pending_rule WHERE state = 'proposed' ORDER BY id`,
  );
  return kept.map(({ id, rule, why, askedBy, askedAt }) => ({
    id,
    rule,
    why,
    by: askedBy,
    askedAt: askedAt.toISOString(),
  }));
}

/** A pending rule, locked until the transaction ends; null when it is no longer pending. */
export async function lockRule(q: Queryable, id: string): Promise<StoredGuardedChange | null> {
  const sql = `SELECT ${columns} FROM pending_rule WHERE id = $1 AND state = 'proposed' FOR UPDATE`;
  return (await q.query<StoredGuardedChange>(sql, [id]))[0] ?? null;
}

/** Stores a rule for a second operator; false when an identical one is pending. */
export async function insertRule(q: Queryable, rule: Rule, { who, why }: Reason, at: Date): Promise<boolean> {
  const inserted = await q.query(
    `INSERT INTO pending_rule (rule, why, asked_by, asked_at, state) VALUES ($1, $2, $3, $4, 'proposed')
     ON CONFLICT DO NOTHING RETURNING id`,
    [rule, why, who, at],
  );
  return inserted.length > 0;
}

export async function endRule(
  q: Queryable,
  id: string,
  { state, who, at }: { state: 'done' | 'withdrawn'; who: string; at: Date },
): Promise<void> {
  await q.query('UPDATE pending_rule SET state = $2, ended_by = $3, ended_at = $4 WHERE id = $1', [id, state, who, at]);
}
