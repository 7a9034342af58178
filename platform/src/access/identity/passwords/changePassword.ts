import type { changePassword, ParsedRequestOf, SessionInfo } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { requiredField } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { type Member, memberById, setPassword } from '../../members/index.ts';
import { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endAllSessionsBut, notifyEnded } from '../sessions/endSessions.ts';
import { renewSession, sessionInfo } from '../sessions/session.ts';
import { clearRemembered } from '../signIn/remembered.ts';
import { readTicket, takeTicket } from '../signIn/tickets.ts';
import { hashPassword, isPassword } from './hashPassword.ts';
import { checkNewPassword, fieldRefusal } from './newPassword.ts';
import { isSpentTemporaryPassword, voidTemporaryPassword } from './temporary.ts';

type Request = ParsedRequestOf<typeof changePassword>;

const perMember: ThrottleRule = { waitSeconds: exponentialWait(3, 1, 15 * 60), decaySeconds: 600 };

/**
 * Changes the password of the signed-in member (specification sections 4 and 5): the old one is typed, or was typed a
 * moment ago, as shown by the ticket of the sign-in response. Every other session and every remembered sign-in of the
 * member ends; this session continues with a new secret and a new handle, and its restrictions are lifted.
 *
 * @throws Refusal BAD_REQUEST, PASSWORDS_DIFFER, PASSWORD_TOO_COMMON, WRONG_PASSWORD, TICKET_EXPIRED, PASSWORD_SAME,
 * TOO_MANY_REQUESTS
 */
export async function updatePassword(
  services: Services,
  request: Request,
  context: MemberCallContext,
): Promise<SessionInfo> {
  const { database, clock } = services;
  const { session, ip, userAgent, language } = context;
  const { memberId } = session;
  const { newPassword: typed, confirmNewPassword: repeated, ticket } = request;
  await checkNewPassword(services, { account: session.account, typed, repeated }, context);
  const member = await provenMember(services, request, context);
  // After the proof: before it, this would tell a guesser the password.
  if (await isKnownAlready(services, member, typed)) throw fieldRefusal('PASSWORD_SAME', 'newPassword');

  const hash = await hashPassword(typed);
  const now = clock();
  const { renewed, ended } = await database.transaction(async (q) => {
    // Of two tabs that change it concurrently, the second finds another password, or its ticket consumed.
    if (!(await setPassword(q, now, memberId, { hash, before: member.passwordHash }))) {
      throw ticket === undefined ? fieldRefusal('WRONG_PASSWORD', 'oldPassword') : new Refusal('TICKET_EXPIRED');
    }
    if (ticket !== undefined && !(await takeTicket(q, now, 'change', session.id, ticket))) {
      throw new Refusal('TICKET_EXPIRED');
    }
    await voidTemporaryPassword(q, memberId);
    const ended = await endAllSessionsBut(q, now, memberId, session.id);
    const renewed = await renewSession(q, now, session.id);
    await recordSecurityEvent(q, now, { kind: 'passwordChanged', memberId, ip, userAgent });
    return { renewed, ended };
  });
  context.recordForReplay({}); // the handle is half of the session's credentials
  context.cookies.set(context.sessionCookie, renewed.secret);
  clearRemembered(context);
  await notifyEnded(services, ended);
  await services.live.closeStreams(session.id);
  await notifyMember(services, member, { about: 'passwordChanged' }, await notificationTarget(services, memberId));
  const changed = { ...member, passwordExpired: false };
  return sessionInfo(services, { handle: renewed.handle, mustChange: false }, changed, { language });
}

/**
 * The member, once the old password is proven. A try is counted before it is checked; each wrong one makes the next
 * wait longer.
 */
async function provenMember(
  { database, clock, settings }: Services,
  { oldPassword, ticket }: Request,
  { session, ip, userAgent }: MemberCallContext,
): Promise<Member> {
  const now = clock();
  const { memberId } = session;
  const member = await memberById(database, memberId);
  const refuse = async (refusal: Refusal): Promise<never> => {
    const about = refusal.code;
    await recordSecurityEvent(database, now, { kind: 'passwordChangeRefused', memberId, ip, userAgent, about });
    throw refusal;
  };
  if (ticket !== undefined) {
    const known = await readTicket(database, now, 'change', session.id, ticket);
    return known && member && known.memberId === member.id ? member : refuse(new Refusal('TICKET_EXPIRED'));
  }
  if (oldPassword === undefined) throw requiredField('oldPassword');
  const name = `password of member ${memberId}`;
  refuseIfThrottled(await takeSlot(database, now, [{ name, rule: perMember }]));
  const isRight =
    (await isPassword(oldPassword, member?.passwordHash ?? null)) ||
    (session.mustChange && (await isSpentTemporaryPassword(database, settings.codesKey, now, memberId, oldPassword)));
  if (!member || !isRight) return refuse(fieldRefusal('WRONG_PASSWORD', 'oldPassword'));
  await clearThrottle(database, name);
  return member;
}

/** Whether it equals the current password, or the temporary one that was sent. */
async function isKnownAlready(
  { database, clock, settings }: Services,
  member: Member,
  typed: string,
): Promise<boolean> {
  return (
    (await isPassword(typed, member.passwordHash)) ||
    (await isSpentTemporaryPassword(database, settings.codesKey, clock(), member.id, typed))
  );
}
