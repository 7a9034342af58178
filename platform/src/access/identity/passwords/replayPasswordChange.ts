import type { SessionInfo } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { memberById } from '../../members/index.ts';
import type { Services } from '../services.ts';
import { renewSession, sessionInfo } from '../sessions/session.ts';
import { clearRemembered } from '../signIn/remembered.ts';
import { isReplayExpired } from '../signIn/replayWindow.ts';

/**
 * Replays a password change whose response was lost: the password is the new one, and the session's new cookie was
 * never seen. Issues another; repeats nothing else.
 *
 * @param at when it was changed
 * @throws Refusal SESSION_EXPIRED (the session is over, or the replay is too late)
 */
export async function replayPasswordChange(
  services: Services,
  context: MemberCallContext,
  at: Date,
): Promise<SessionInfo> {
  const { clock, database } = services;
  const { session, language } = context;
  const now = clock();
  const member = await memberById(database, session.memberId);
  if (!member || isReplayExpired(now, at)) throw new Refusal('SESSION_EXPIRED');
  const renewed = await renewSession(database, now, session.id);
  context.cookies.set(context.sessionCookie, renewed.secret);
  clearRemembered(context);
  return sessionInfo(services, { handle: renewed.handle, mustChange: false }, member, { language });
}
