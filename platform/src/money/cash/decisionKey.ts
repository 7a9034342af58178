import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

interface KeyedDecision {
  readonly key: string | undefined;
  /** What is decided: 'withdrawal/12/approve'. */
  readonly about: string;
  readonly account: string;
}

/** Thrown in the transaction of a decision already made with the same key: it takes no effect again. */
class DecidedBefore extends Error {}

/**
 * Stores a decision's key, in the transaction that carries the decision out, under the lock of its subject.
 *
 * @throws DecidedBefore; Refusal CONFLICT where the key belongs to another decision
 */
export async function keepDecisionKey(q: Queryable, at: Date, { key, about, account }: KeyedDecision): Promise<void> {
  if (key === undefined) return;
  const kept = await q.query(
    'INSERT INTO cash_decision (key, about, operator, at) VALUES ($1, $2, $3, $4) ON CONFLICT (key) DO NOTHING RETURNING key',
    [key, about, account, at],
  );
  if (kept.length > 0) return;
  const same = await q.query('SELECT FROM cash_decision WHERE key = $1 AND about = $2 AND operator = $3', [
    key,
    about,
    account,
  ]);
  throw same.length > 0 ? new DecidedBefore() : new Refusal('CONFLICT');
}

/** Returns `before` where the decision was made already. */
export async function onceDecided<Row>(decide: () => Promise<Row>, before: () => Promise<Row>): Promise<Row> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof DecidedBefore) return before();
    throw error;
  }
}

const KEPT_DAYS = 30;

/** Deletes keys that no page will repeat any more. */
export async function forgetOldDecisionKeys(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM cash_decision WHERE at < $1', [new Date(now.getTime() - KEPT_DAYS * 86_400_000)]);
}
