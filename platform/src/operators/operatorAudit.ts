import type { Queryable } from '../foundation/database/connect.ts';
import { addressOf } from '../foundation/http/ipAddress.ts';
import { countEvent } from '../identity/index.ts';

export type OperatorEventKind =
  | 'passwordRefused'
  | 'passwordTaken'
  | 'codeRefused'
  | 'enrolled'
  | 'signedIn'
  | 'signedOut'
  | 'sessionExpired'
  | 'added'
  | 'closed'
  | 'passwordSet'
  | 'secondStepReset'
  | 'rolesSet'
  | 'roleRefused'
  | 'memberSeen'
  | 'memberSessionsEnded'
  | 'balanceSeen'
  | 'correctionAsked'
  | 'correctionDone'
  | 'correctionWithdrawn'
  | 'correctionRefused'
  | 'feedbackChanged'
  | 'feedbackAnswered';

interface AuditedEvent {
  readonly kind: OperatorEventKind;
  /** Null when no account has the typed name. */
  readonly operatorId: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /**
   * Whose member it was about, by the id, and why; what was corrected of a balance; which roles were given, which call
   * was refused.
   */
  readonly about?: string;
}

/** What is refused may be tried in a loop; what was done is always kept. */
const bounded: readonly OperatorEventKind[] = ['passwordRefused', 'codeRefused', 'roleRefused'];

/**
 * Records what an operator did, or what was done in an operator's name. Of what nobody in particular did, thirty in half
 * an hour from an address and five hundred in ten minutes altogether are kept; of an operator's refusals a hundred of a
 * kind in an hour. Those beyond are counted, by kind, operator and hour. The table is append-only.
 */
export async function writeOperatorAudit(q: Queryable, at: Date, event: AuditedEvent): Promise<void> {
  const { kind, operatorId, ip, userAgent, about = null } = event;
  const [row] = await q.query<{ isKept: boolean }>(
    `WITH kept AS (
       INSERT INTO operator_audit (at, kind, operator_id, ip, user_agent, about, stranger)
       SELECT $1::timestamptz, $2, $3::bigint, $4, $5, $6, $7 WHERE CASE
         WHEN $3 IS NOT NULL THEN NOT $8 OR (SELECT count(*) FROM (SELECT FROM operator_audit
           WHERE operator_id = $3 AND kind = $2 AND at > $1::timestamptz - interval '1 hour' LIMIT 100) of_kind) < 100
         ELSE (SELECT count(*) FROM (SELECT FROM operator_audit
             WHERE stranger = $7 AND at > $1::timestamptz - interval '30 minutes' LIMIT 30) of_address) < 30
           AND (SELECT count(*) FROM (SELECT FROM operator_audit
             WHERE operator_id IS NULL AND at > $1::timestamptz - interval '10 minutes' LIMIT 500) of_all) < 500
         END RETURNING 1),
     counted AS (
       INSERT INTO operator_audit_unkept AS u (kind, operator_id, hour, slot, count)
       SELECT $2, coalesce($3, 0), date_trunc('hour', $1::timestamptz, 'UTC'), pg_backend_pid() % 16, 1
       WHERE NOT EXISTS (SELECT FROM kept)
       ON CONFLICT (kind, operator_id, hour, slot) DO UPDATE SET count = u.count + 1 RETURNING 1)
     SELECT EXISTS (SELECT FROM kept) AS "isKept" FROM (SELECT count(*) FROM counted) written`,
    [at, kind, operatorId, ip, userAgent, about, operatorId === null ? addressOf(ip) : null, bounded.includes(kind)],
  );
  countEvent(`operator ${kind}`, row?.isKept ?? false);
}

const UNKEPT_DAYS = 90;

/** Forgets old counts of what was not kept; the audit stays. */
export async function forgetOldUnkept(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM operator_audit_unkept WHERE hour < $1', [
    new Date(now.getTime() - UNKEPT_DAYS * 86_400_000),
  ]);
}
