import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { memberById } from '../../members/index.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endRemembered, notifyEnded } from '../sessions/endSessions.ts';

/** A remembered sign-in that was copied, and the sessions that were ended because of it. */
export interface CopiedLogin {
  readonly memberId: MemberId;
  readonly ended: readonly string[];
}

/**
 * Ends everything that may be the thief's: which browser has the copy is unknown, so the sessions of both end, and
 * every remembered sign-in of the member. Call `notifyCopied` after commit.
 */
export async function endCopied(
  q: Queryable,
  now: Date,
  { memberId, selector }: { readonly memberId: MemberId; readonly selector: string },
  { ip, userAgent }: CallContext,
): Promise<CopiedLogin> {
  const ended = await endRemembered(q, now, memberId, selector);
  await recordSecurityEvent(q, now, { kind: 'rememberedStolen', memberId, ip, userAgent });
  return { memberId, ended };
}

/** Notifies the pages of the ended sessions, and the member. */
export async function notifyCopied(services: Services, { memberId, ended }: CopiedLogin): Promise<void> {
  await notifyEnded(services, ended);
  const member = await memberById(services.database, memberId);
  if (!member) return;
  await notifyMember(services, member, { about: 'rememberedStolen' }, await notificationTarget(services, memberId));
}
