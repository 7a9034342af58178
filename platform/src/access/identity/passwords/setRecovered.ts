import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Member, setPassword } from '../../members/index.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endAllSessionsBut, notifyEnded } from '../sessions/endSessions.ts';
import { clearRemembered } from '../signIn/remembered.ts';
import { voidTemporaryPassword } from './temporary.ts';

/**
 * Sets the password once a recovery is proven, second factor included. Ends every session and every remembered sign-in
 * of the member, and notifies the member. Returns the updated member.
 *
 * @throws Refusal ACCOUNT_CLOSED
 */
export async function setRecovered(
  services: Services,
  member: Member,
  hash: string,
  context: CallContext,
): Promise<Member> {
  const now = services.clock();
  const { ip, userAgent } = context;
  const ended = await services.database.transaction(async (q) => {
    if (!(await setPassword(q, now, member.id, { hash }))) throw new Refusal('ACCOUNT_CLOSED');
    await voidTemporaryPassword(q, member.id);
    const event = { kind: 'passwordChanged', memberId: member.id, ip, userAgent, about: 'recovery' } as const;
    await recordSecurityEvent(q, now, event);
    return endAllSessionsBut(q, now, member.id, null);
  });
  clearRemembered(context);
  await notifyEnded(services, ended);
  await notifyMember(services, member, { about: 'passwordChanged' }, await notificationTarget(services, member.id));
  return { ...member, passwordHash: hash, passwordExpired: false };
}
