import type { Queryable } from '../../foundation/database/connect.ts';
import { type EventTable, writeBounded } from '../../foundation/database/writeBounded.ts';
import { countEvent } from '../../foundation/metrics/eventCounts.ts';

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
  | 'memberPictureRemoved'
  | 'memberRevealed'
  | 'memberLabelled'
  | 'memberWrittenTo'
  | 'memberLocked'
  | 'memberUnlocked'
  | 'protectionSeen'
  | 'playLimitSet'
  | 'breakLaid'
  | 'balanceSeen'
  | 'correctionAsked'
  | 'correctionDone'
  | 'correctionWithdrawn'
  | 'correctionRefused'
  | 'feedbackChanged'
  | 'feedbackAnswered'
  | 'signAnswered'
  | 'applicationPictureSeen'
  | 'identityPictureSeen'
  | 'identityAccepted'
  | 'identityRefused'
  | 'identityAskedAgain';

interface AuditedEvent {
  readonly kind: OperatorEventKind;
  /** Null when no account has the typed name. */
  readonly operatorId: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /**
   * The member concerned, by id, and why; what was corrected of a balance; which roles were given; which call was
   * refused.
   */
  readonly about?: string;
}

const table: EventTable = { name: 'operator_audit', subject: 'operator_id' };

/** Refused attempts may come in a loop, so only these kinds are rate-limited; completed acts are always recorded. */
const bounded: readonly OperatorEventKind[] = ['passwordRefused', 'codeRefused', 'roleRefused'];

/**
 * Records what an operator did, or what was done in an operator's name; events beyond the rate of `writeBounded` are
 * only counted. The table is append-only.
 */
export async function writeOperatorAudit(q: Queryable, at: Date, event: AuditedEvent): Promise<void> {
  const { kind, operatorId, about = null, ...from } = event;
  const isBounded = bounded.includes(kind);
  const isKept = await writeBounded(q, table, at, { kind, subject: operatorId, about, isBounded, ...from });
  countEvent(`operator ${kind}`, isKept);
}

const UNKEPT_DAYS = 90;

/** Deletes old counts of unrecorded events; the audit stays. */
export async function forgetOldUnkept(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM operator_audit_unkept WHERE hour < $1', [
    new Date(now.getTime() - UNKEPT_DAYS * 86_400_000),
  ]);
}
