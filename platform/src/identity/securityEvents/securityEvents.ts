import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';

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
  | 'bankAccountRemoved';

interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Null when no account has the typed name; the name itself is not kept, people type passwords into it. */
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly userAgent: string;
  /** A purpose, a kind of check, a masked number or address; never a code. */
  readonly about?: string;
}

/** How long what concerns no member is kept. */
const STRANGER_DAYS = 90;

/**
 * Records an event of sign-in, of credentials, or of payout accounts. Of those that concern no member, thirty in half
 * an hour from an address and five hundred in ten minutes altogether are kept: rows that strangers can make. One
 * statement either way, so that how long it takes says nothing of whether there is such a member.
 */
export async function recordSecurityEvent(q: Queryable, at: Date, event: SecurityEvent): Promise<void> {
  const { kind, memberId, ip, userAgent, about = null } = event;
  await q.query(
    `INSERT INTO security_event (at, kind, member_id, ip, user_agent, about, stranger)
     SELECT $1::timestamptz, $2, $3::bigint, $4, $5, $6, $7 WHERE $3 IS NOT NULL OR (
       (SELECT count(*) FROM (SELECT FROM security_event
        WHERE stranger = $7 AND at > $1::timestamptz - interval '30 minutes' LIMIT 30) of_address) < 30
       AND (SELECT count(*) FROM (SELECT FROM security_event
        WHERE member_id IS NULL AND at > $1::timestamptz - interval '10 minutes' LIMIT 500) of_all) < 500)`,
    [at, kind, memberId, ip, userAgent, about, memberId === null ? addressOf(ip) : null],
  );
}

/** Deletes old events that concern no member; those of members stay. */
export async function forgetOldStrangerEvents(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM security_event WHERE member_id IS NULL AND at < $1', [
    new Date(now.getTime() - STRANGER_DAYS * 86_400_000),
  ]);
}
