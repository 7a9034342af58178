import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { type Member, memberById } from '../../members/index.ts';
import { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { isPassword } from '../passwords/hashPassword.ts';
import { hasPassword } from '../passwords/hasPassword.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { isReauthenticatedSince, markReauthenticated } from '../sessions/session.ts';

const perMember: ThrottleRule = { waitSeconds: exponentialWait(3, 1, 15 * 60), decaySeconds: 600 };
/** How long after typing the password a session may end others without typing it again. */
const REAUTHENTICATION_MS = 5 * 60_000;

/**
 * Asks the signed-in member for the password again: an unattended page or a stolen session cannot change what protects
 * the account. A try is counted before it is checked; each wrong one makes the next wait longer.
 *
 * @throws Refusal WRONG_PASSWORD, PASSWORD_NOT_SET (the member has none), TOO_MANY_REQUESTS
 */
export async function reauthenticate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session, ip, userAgent }: MemberCallContext,
  password: string,
): Promise<Member> {
  const now = clock();
  const { memberId } = session;
  const name = `password of member ${memberId}`;
  refuseIfThrottled(await takeSlot(database, now, [{ name, rule: perMember }]));
  const member = await memberById(database, memberId);
  if (!(await isPassword(password, member?.passwordHash ?? null)) || !member) {
    if (!(await hasPassword(database, memberId))) throw new Refusal('PASSWORD_NOT_SET');
    const event = { kind: 'verificationRefused', memberId, ip, userAgent, about: 'password' } as const;
    await recordSecurityEvent(database, now, event);
    throw new Refusal('WRONG_PASSWORD');
  }
  await clearThrottle(database, name);
  await markReauthenticated(database, now, session.id);
  return member;
}

/**
 * Requires that the password was typed in this session within the last five minutes, sign-in included (ASVS 7.5).
 * Members without a password pass.
 *
 * @throws Refusal PASSWORD_PROOF_REQUIRED
 */
export async function requireRecentPassword(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session }: Pick<MemberCallContext, 'session'>,
): Promise<void> {
  const since = new Date(clock().getTime() - REAUTHENTICATION_MS);
  if (await isReauthenticatedSince(database, session.id, since)) return;
  if (await hasPassword(database, session.memberId)) throw new Refusal('PASSWORD_PROOF_REQUIRED');
}
