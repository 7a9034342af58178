import type { Queryable } from '../foundation/database/connect.ts';

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

/** Records what an operator did, or what was done in an operator's name. The table is append-only. */
export async function writeOperatorAudit(q: Queryable, at: Date, event: AuditedEvent): Promise<void> {
  const { kind, operatorId, ip, userAgent, about = null } = event;
  await q.query(
    'INSERT INTO operator_audit (at, kind, operator_id, ip, user_agent, about) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, kind, operatorId, ip, userAgent, about],
  );
}
