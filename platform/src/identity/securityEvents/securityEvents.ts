import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import { countEvent } from './eventCounts.ts';

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
  /** Null when no account has the typed name; the name itself is not kept, people type passwords into it. */
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly userAgent: string;
  /** A purpose, a kind of check, a masked number or address; never a code. */
  readonly about?: string;
}

/** How long what concerns no member is kept, and how many events were not. */
const STRANGER_DAYS = 90;

/**
 * What others can cause at a member's account, or one session in a loop: of each of these a hundred an hour are kept.
 * What changes anything is always kept.
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
 * Records an event of sign-in, of credentials, of payout accounts, or of authorization that failed. Of those that concern
 * no member, thirty in half an hour from an address and five hundred in ten minutes altogether are kept, and of a
 * member's refusals a hundred of a kind in an hour: rows that strangers can make. Those beyond are counted, by kind,
 * member and hour. One statement either way, so that how long it takes says nothing of whether there is such a member.
 */
export async function recordSecurityEvent(q: Queryable, at: Date, event: SecurityEvent): Promise<void> {
  const { kind, memberId, ip, userAgent, about = null } = event;
  const [row] = await q.query<{ isKept: boolean }>(
    `WITH kept AS (
       INSERT INTO security_event (at, kind, member_id, ip, user_agent, about, stranger)
       SELECT $1::timestamptz, $2, $3::bigint, $4, $5, $6, $7 WHERE CASE
         WHEN $3 IS NOT NULL THEN NOT $8 OR (SELECT count(*) FROM (SELECT FROM security_event
           WHERE member_id = $3 AND kind = $2 AND at > $1::timestamptz - interval '1 hour' LIMIT 100) of_kind) < 100
         ELSE (SELECT count(*) FROM (SELECT FROM security_event
             WHERE stranger = $7 AND at > $1::timestamptz - interval '30 minutes' LIMIT 30) of_address) < 30
           AND (SELECT count(*) FROM (SELECT FROM security_event
             WHERE member_id IS NULL AND at > $1::timestamptz - interval '10 minutes' LIMIT 500) of_all) < 500
         END RETURNING 1),
     counted AS (
       INSERT INTO security_event_unkept AS u (kind, member_id, hour, slot, count)
       SELECT $2, coalesce($3, 0), date_trunc('hour', $1::timestamptz, 'UTC'), pg_backend_pid() % 16, 1
       WHERE NOT EXISTS (SELECT FROM kept)
       ON CONFLICT (kind, member_id, hour, slot) DO UPDATE SET count = u.count + 1 RETURNING 1)
     SELECT EXISTS (SELECT FROM kept) AS "isKept" FROM (SELECT count(*) FROM counted) written`,
    [at, kind, memberId, ip, userAgent, about, memberId === null ? addressOf(ip) : null, bounded.includes(kind)],
  );
  countEvent(kind, row?.isKept ?? false);
}

/** How many events of each kind were not kept since then: of a member, or (null) of nobody in particular. */
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

/** Deletes old events that concern no member, and old counts; events of members stay. */
export async function forgetOldStrangerEvents(q: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - STRANGER_DAYS * 86_400_000);
  await q.query('DELETE FROM security_event WHERE member_id IS NULL AND at < $1', [oldest]);
  await q.query('DELETE FROM security_event_unkept WHERE hour < $1', [oldest]);
}
