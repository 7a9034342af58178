import type {
  endMemberSession,
  endOtherSessions,
  MemberId,
  memberSessions,
  ParsedRequestOf,
  ValueOf,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { requireRecentPassword } from '../memberSecurity/reauthenticate.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { describeUserAgent } from '../signIn/describeUserAgent.ts';
import { clearRemembered } from '../signIn/remembered.ts';
import { endAllSessionsBut, notifyEnded } from './endSessions.ts';
import { endSession, oldestAlive } from './session.ts';

interface LiveSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

/** Where the member is signed in, most recently seen first. */
export async function listSessions(
  { database, clock }: Services,
  { session }: MemberCallContext,
): Promise<ValueOf<typeof memberSessions>> {
  const live = await liveSessions(database, clock(), session.memberId);
  return {
    rows: live.map(({ id, startedAt, seenAt, ip, userAgent }) => ({
      id,
      current: id === session.id,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      ip,
      browser: describeUserAgent(userAgent),
    })),
  };
}

/**
 * Ends one other session of the member; this one ends by signing out.
 *
 * @throws Refusal PASSWORD_PROOF_REQUIRED, NOT_FOUND (another member's, over, or this one)
 */
export async function endOneSession(
  services: Services,
  { id }: ParsedRequestOf<typeof endMemberSession>,
  context: MemberCallContext,
): Promise<Record<string, never>> {
  const { database, clock } = services;
  const { session, ip, userAgent } = context;
  await requireRecentPassword(services, context);
  const now = clock();
  const { memberId } = session;
  await database.transaction(async (q) => {
    const found = (await liveSessions(q, now, memberId)).find((one) => one.id === id);
    if (!found || id === session.id || !(await endSession(q, now, id, 'elsewhere'))) throw new Refusal('NOT_FOUND');
    const about = describeUserAgent(found.userAgent);
    await recordSecurityEvent(q, now, { kind: 'sessionEnded', memberId, ip, userAgent, about });
  });
  await notifyEnded(services, [id]);
  return {};
}

/**
 * Ends every session of the member but this one, and every remembered sign-in, this browser's too.
 *
 * @throws Refusal PASSWORD_PROOF_REQUIRED
 */
export async function endOthers(
  services: Services,
  context: MemberCallContext,
): Promise<ValueOf<typeof endOtherSessions>> {
  const { database, clock } = services;
  const now = clock();
  const { session, ip, userAgent } = context;
  const { memberId } = session;
  await requireRecentPassword(services, context);
  const { ended, live } = await database.transaction(async (q) => {
    const live = (await liveSessions(q, now, memberId)).map(({ id }) => id);
    const ended = await endAllSessionsBut(q, now, memberId, session.id);
    await recordSecurityEvent(q, now, { kind: 'sessionEnded', memberId, ip, userAgent, about: 'others' });
    return { ended, live };
  });
  clearRemembered(context);
  await notifyEnded(services, ended);
  // Sessions that were already idle are not counted.
  return { ended: ended.filter((id) => live.includes(id)).length };
}

/** Live sessions of a member, most recently seen first. */
export function liveSessions(q: Queryable, now: Date, memberId: MemberId): Promise<LiveSession[]> {
  const { seen, started } = oldestAlive(now);
  return q.query<LiveSession>(
    `SELECT id, started_at AS "startedAt", seen_at AS "seenAt", ip, user_agent AS "userAgent" FROM session
     WHERE member_id = $1 AND ended_at IS NULL AND seen_at > $2 AND started_at > $3 ORDER BY seen_at DESC, id DESC`,
    [memberId, seen, started],
  );
}
