import type { ParsedRequestOf, securityEvents, ValueOf } from '@unisite/shared/contract';
import type { Services } from '../../services.ts';
import { browserWords } from '../browserWords.ts';
import type { SecurityEventKind } from '../securityEvents.ts';

/**
 * What a member is shown: who got in or tried to, and what changed. Left out is what only tells of the platform's own doings (a code that was taken on
 * the way to a sign-in, which stands there itself).
 */
const shown: readonly SecurityEventKind[] = [
  'signedIn',
  'signInRefused',
  'notAnAgent',
  'signedOut',
  'sessionEnded',
  'codeSent',
  'verificationAsked',
  'verificationPassed',
  'verificationRefused',
  'rememberedUsed',
  'rememberedStolen',
  'passwordChanged',
  'passwordChangeRefused',
  'temporaryPasswordSent',
  'temporaryPasswordUsed',
  'twoFactorOn',
  'twoFactorOff',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'contactBound',
  'registered',
  'firstPasswordSet',
  'identityLinked',
  'identityUnlinked',
  'sessionsEndedByOperator',
  'withdrawalPasswordSet',
  'withdrawalPasswordRefused',
  'bankAccountAdded',
  'bankAccountRemoved',
];

/** A page of the member's own security events, newest first. */
export async function eventsOf(
  { database }: Pick<Services, 'database'>,
  memberId: string,
  { page, pageSize }: ParsedRequestOf<typeof securityEvents>,
): Promise<ValueOf<typeof securityEvents>> {
  const [count] = await database.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM security_event WHERE member_id = $1 AND kind = ANY ($2)',
    [memberId, shown],
  );
  const rows = await database.query<{ at: Date; kind: string; ip: string; userAgent: string }>(
    `SELECT at, kind, ip, user_agent AS "userAgent" FROM security_event WHERE member_id = $1 AND kind = ANY ($2)
     ORDER BY at DESC, id DESC LIMIT $3 OFFSET $4`,
    [memberId, shown, pageSize, (page - 1) * pageSize],
  );
  return {
    page,
    pageSize,
    total: count?.total ?? 0,
    rows: rows.map(({ at, kind, ip, userAgent }) => ({
      at: at.toISOString(),
      kind,
      ip,
      browser: browserWords(userAgent),
    })),
  };
}
