import type { MemberCallContext } from '../../http/callContext.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseFor } from '../../http/serve.ts';
import { type Member, memberById } from '../../members/members.ts';
import type { Services } from '../../services.ts';
import { isPassword } from '../passwords.ts';
import { recordSecurityEvent } from '../securityEvents.ts';
import { forgetTurns, growingWait, type TurnRule, takeTurn } from '../turns.ts';

const perMember: TurnRule = { waitAfter: growingWait(3, 1, 15 * 60), forgetAfter: 600 };

/**
 * Asks who is signed in for the password once more: a page left open, or a stolen session, changes nothing that keeps the account safe. A try counts
 * before it is looked at; wrong ones make the next wait, longer each time.
 *
 * @throws Refusal WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function provePassword(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session, ip, userAgent }: MemberCallContext,
  password: string,
): Promise<Member> {
  const now = clock();
  const { memberId } = session;
  const name = `password of member ${memberId}`;
  refuseFor(await takeTurn(database, now, [{ name, rule: perMember }]));
  const member = await memberById(database, memberId);
  if (!(await isPassword(password, member?.passwordHash ?? null)) || !member) {
    await recordSecurityEvent(database, now, {
      kind: 'verificationRefused',
      memberId,
      ip,
      userAgent,
      about: 'password',
    });
    throw new Refusal('WRONG_PASSWORD');
  }
  await forgetTurns(database, name);
  return member;
}
