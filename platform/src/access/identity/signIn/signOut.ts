import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endSession } from '../sessions/session.ts';

/** Ends the session in every tab of this browser. */
export async function signOut(services: Services, context: MemberCallContext): Promise<Record<string, never>> {
  const now = services.clock();
  const { id, memberId } = context.session;
  await services.database.transaction(async (q) => {
    await endSession(q, now, id, 'signedOut');
    await recordSecurityEvent(q, now, { kind: 'signedOut', memberId, ip: context.ip, userAgent: context.userAgent });
  });
  context.cookies.clear(context.sessionCookie);
  await services.live.publish({ session: id }, { type: 'session', ended: 'signedOut' });
  return {};
}
