import type { Queryable } from '../foundation/database/connect.ts';
import { addressOf } from '../foundation/http/ipAddress.ts';

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
  | 'correctionRefused';

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

/**
 * Records what an operator did, or what was done in an operator's name. Of what nobody in particular did, thirty in half
 * an hour from an address and five hundred in ten minutes altogether are kept. The table is append-only.
 */
export async function writeOperatorAudit(q: Queryable, at: Date, event: AuditedEvent): Promise<void> {
  const { kind, operatorId, ip, userAgent, about = null } = event;
  await q.query(
    `INSERT INTO operator_audit (at, kind, operator_id, ip, user_agent, about, stranger)
     SELECT $1::timestamptz, $2, $3::bigint, $4, $5, $6, $7 WHERE $3 IS NOT NULL OR (
       (SELECT count(*) FROM (SELECT FROM operator_audit
        WHERE stranger = $7 AND at > $1::timestamptz - interval '30 minutes' LIMIT 30) of_address) < 30
       AND (SELECT count(*) FROM (SELECT FROM operator_audit
        WHERE operator_id IS NULL AND at > $1::timestamptz - interval '10 minutes' LIMIT 500) of_all) < 500)`,
    [at, kind, operatorId, ip, userAgent, about, operatorId === null ? addressOf(ip) : null],
  );
}
