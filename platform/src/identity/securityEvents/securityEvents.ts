import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

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

/** Records an event of sign-in, of credentials, or of payout accounts. */
export async function recordSecurityEvent(q: Queryable, at: Date, event: SecurityEvent): Promise<void> {
  await q.query(
    'INSERT INTO security_event (at, kind, member_id, ip, user_agent, about) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, event.kind, event.memberId, event.ip, event.userAgent, event.about ?? null],
  );
}
