import type { MemberId, ParsedRequestOf, securityEvents, ValueOf } from '@unisite/shared/contract';
import { memberVisibleSecurityEvents } from '@unisite/shared/contract/memberVisibleSecurityEvents';
import type { SecurityEventKind } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { describeUserAgent } from '../signIn/describeUserAgent.ts';

const shown: readonly SecurityEventKind[] = memberVisibleSecurityEvents;

/** A page of the member's own security events, newest first. */
export async function eventsOf(
  { database }: Pick<Services, 'database'>,
  memberId: MemberId,
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
      browser: describeUserAgent(userAgent),
    })),
  };
}
