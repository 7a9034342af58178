import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type EventTable, writeBounded } from '../../../foundation/database/writeBounded.ts';
import { countEvent } from '../../../foundation/metrics/eventCounts.ts';

export type SecurityEventKind =
  | 'signedIn'
  | 'signInRefused'
  | 'signedOut'
  | 'sessionExpired'
  | 'accountClosed'
  | 'notAnAgent'
  | 'humanCheckFailed'
  | 'codeSent'
  | 'codeNotSent'
  | 'codeTaken'
  | 'codeRefused'
  | 'secondStepRequired'
  | 'verificationPassed'
  | 'verificationRefused'
  | 'rememberedUsed'
  | 'rememberedStolen'
  | 'passwordChanged'
  | 'passwordChangeRefused'
  | 'temporaryPasswordSent'
  | 'temporaryPasswordNotSent'
  | 'temporaryPasswordUsed'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'contactBound'
  | 'sessionEnded'
  | 'registered'
  | 'registrationRefused'
  | 'guestStarted'
  | 'socialRefused'
  | 'firstPasswordSet'
  | 'identityLinked'
  | 'identityUnlinked'
  | 'sessionsEndedByOperator'
  | 'withdrawalPasswordSet'
  | 'withdrawalPasswordRefused'
  | 'bankAccountAdded'
  | 'bankAccountRemoved'
  | 'accessRefused'
  | 'sealReplayed'
  | 'vendorSignatureRefused';

interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Null when no account has the typed name; the name itself is not stored, since people type passwords into it. */
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly userAgent: string;
  /** A purpose, a kind of check, a masked number or address; never a code. */
  readonly about?: string;
}

const table: EventTable = { name: 'security_event', subject: 'member_id' };

/** Days for which events that concern no member, and counts of those not kept, are stored. */
const STRANGER_DAYS = 90;

/**
 * Events that others, or one session in a loop, can cause at a member's account: a hundred of each an hour are kept.
 * Events of changes are always kept.
 */
const bounded: readonly SecurityEventKind[] = [
  'signInRefused',
  'accountClosed',
  'notAnAgent',
  'codeSent',
  'codeNotSent',
  'codeRefused',
  'secondStepRequired',
  'verificationRefused',
  'passwordChangeRefused',
  'temporaryPasswordSent',
  'temporaryPasswordNotSent',
  'socialRefused',
  'withdrawalPasswordRefused',
  'accessRefused',
  'sealReplayed',
];

/**
 * Records an event of sign-in, credentials, payout accounts or failed authorization; events beyond the rate of
 * `writeBounded` are only counted.
 */
export async function recordSecurityEvent(q: Queryable, at: Date, event: SecurityEvent): Promise<void> {
  const { kind, memberId, about = null, ...from } = event;
  const isBounded = bounded.includes(kind);
  countEvent(kind, await writeBounded(q, table, at, { kind, subject: memberId, about, isBounded, ...from }));
}

/** How many events of each kind were not kept since then: of a member, or (null) of no particular one. */
export function unkeptEvents(
  q: Queryable,
  memberId: MemberId | null,
  since: Date,
): Promise<{ kind: SecurityEventKind; count: number }[]> {
  return q.query(
    `SELECT kind, sum(count)::int AS count FROM security_event_unkept
     WHERE member_id = $1 AND hour > $2::timestamptz - interval '1 hour' GROUP BY kind ORDER BY kind`,
    [memberId ?? 0, since],
  );
}

/** Deletes old events that concern no member, and old counts; members' events stay. */
export async function forgetOldStrangerEvents(q: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STRANGER_DAYS * 86_400_000);
  await q.query('DELETE FROM security_event WHERE member_id IS NULL AND at < $1', [oldest]);
  await q.query('DELETE FROM security_event_unkept WHERE hour < $1', [oldest]);
}
