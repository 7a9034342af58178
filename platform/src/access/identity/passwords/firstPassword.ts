import type {
  firstPasswordCode,
  MemberId,
  ParsedRequestOf,
  SecurityOverview,
  SessionInfo,
  setFirstPassword,
  ValueOf,
} from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { type Contacts, contactsOf, memberById, setPassword } from '../../members/index.ts';
import { type CodeTarget, masked } from '../codes/codeTarget.ts';
import { sendCode } from '../codes/sendCode.ts';
import { takeCode } from '../codes/takeCode.ts';
import { exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endAllSessionsBut, notifyEnded } from '../sessions/endSessions.ts';
import { renewSession, sessionInfo } from '../sessions/session.ts';
import { clearRemembered } from '../signIn/remembered.ts';
import { identitiesOf, memberOfIdentity } from '../social/identities.ts';
import type { VerifyIdToken } from '../social/idTokens.ts';
import { hashPassword } from './hashPassword.ts';
import { hasPassword } from './hasPassword.ts';
import { checkNewPassword } from './newPassword.ts';

type Proof = ParsedRequestOf<typeof setFirstPassword>['proof'];

/** Tokens are verified and codes have their own tries: this only limits the number of password hashes. */
const perMember: ThrottleRule = { waitSeconds: exponentialWait(10, 1, 60), decaySeconds: 30 };

/**
 * How a member without a password can prove their identity, given this platform and market; empty for a member with
 * one.
 */
export async function firstPasswordMethods(
  services: Services,
  memberId: MemberId,
  { switches }: MemberCallContext['market'],
): Promise<SecurityOverview['firstPasswordMethods']> {
  const { database, delivery, settings } = services;
  if (await hasPassword(database, memberId)) return [];
  const providers = new Set((await identitiesOf(database, memberId)).map(({ provider }) => provider));
  const isFirebaseOn = settings.identity.social !== null;
  const contacts = await contactsOf(database, memberId);
  const coded = (['sms', 'mail'] as const).flatMap((way) => {
    const target = targetOf(contacts, way);
    return target && delivery.reaches(target.channel) ? [{ way, hint: masked(target) }] : [];
  });
  return [
    ...(isFirebaseOn && switches.googleLogin && providers.has('google.com')
      ? [{ way: 'google', hint: '' } as const]
      : []),
    ...(isFirebaseOn && switches.facebookLogin && providers.has('facebook.com')
      ? [{ way: 'facebook', hint: '' } as const]
      : []),
    ...coded,
  ];
}

/**
 * Sends a code to the member's bound number or address.
 *
 * @throws Refusal CONFLICT (there is a password), CODES_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function sendFirstPasswordCode(
  services: Services,
  { way }: ParsedRequestOf<typeof firstPasswordCode>,
  { session, market, language, ip, userAgent }: MemberCallContext,
): Promise<ValueOf<typeof firstPasswordCode>> {
  const { memberId, account } = session;
  if (await hasPassword(services.database, memberId)) throw new Refusal('CONFLICT');
  const target = targetOf(await contactsOf(services.database, memberId), way);
  if (!target) throw new Refusal('CODES_UNAVAILABLE');
  const binding = { purpose: 'firstPassword', target, market: market.code, holder: memberId } as const;
  return sendCode(services, { ...binding, memberId, account, language, ip, userAgent });
}

/**
 * Sets the first password of a member who registered without one. The session alone is not enough, or whoever finds an
 * unattended page could take the account over for good: it takes a code sent to the bound contact, or a fresh ID token.
 * Every other session ends; this one continues with a new secret and a new handle.
 *
 * @throws Refusal CONFLICT (there is a password), BAD_REQUEST, PASSWORDS_DIFFER, PASSWORD_TOO_COMMON, WRONG_CODE,
 * SOCIAL_TOKEN_INVALID, TOO_MANY_REQUESTS
 */
export async function storeFirstPassword(
  services: Services,
  verifyIdToken: VerifyIdToken | null,
  { proof, newPassword: typed, confirmNewPassword: repeated }: ParsedRequestOf<typeof setFirstPassword>,
  context: MemberCallContext,
): Promise<SessionInfo> {
  const { database, clock } = services;
  const { session, ip, userAgent, language } = context;
  const { memberId } = session;
  // Read before checking whether there is one: a password set from here on is not the one replaced below.
  const member = await memberById(database, memberId);
  if (!member) throw new Refusal('UNAUTHENTICATED');
  if (await hasPassword(database, memberId)) throw new Refusal('CONFLICT');
  refuseIfThrottled(
    await takeSlot(database, clock(), [{ name: `first password of member ${memberId}`, rule: perMember }]),
  );
  // Before the code is consumed, so that a typo does not cost it.
  await checkNewPassword(services, { account: session.account, typed, repeated }, context);
  await demandProof(services, verifyIdToken, proof, context);

  const hash = await hashPassword(typed);
  const now = clock();
  const { renewed, ended } = await database.transaction(async (q) => {
    // Of two pages that set it concurrently, the second finds another password.
    if (!(await setPassword(q, now, memberId, { hash, before: member.passwordHash }))) throw new Refusal('CONFLICT');
    const ended = await endAllSessionsBut(q, now, memberId, session.id);
    const renewed = await renewSession(q, now, session.id);
    await recordSecurityEvent(q, now, { kind: 'firstPasswordSet', memberId, ip, userAgent, about: proof.by });
    return { renewed, ended };
  });
  context.recordForReplay({}); // as for a change: the handle is not recorded
  context.cookies.set(context.sessionCookie, renewed.secret);
  clearRemembered(context);
  await notifyEnded(services, ended);
  await services.live.closeStreams(session.id);
  await notifyMember(services, member, { about: 'firstPasswordSet' }, await notificationTarget(services, memberId));
  return sessionInfo(services, { handle: renewed.handle, mustChange: false }, member, { language });
}

async function demandProof(
  services: Services,
  verifyIdToken: VerifyIdToken | null,
  proof: Proof,
  { session, market, ip, userAgent }: MemberCallContext,
): Promise<void> {
  const { database, clock } = services;
  const { memberId } = session;
  const contacts = await contactsOf(database, memberId);
  if (proof.by !== 'social') {
    const target = targetOf(contacts, proof.by);
    const binding = { purpose: 'firstPassword', market: market.code, holder: memberId } as const;
    const typed = { ...binding, code: proof.code, memberId, ip, userAgent };
    if (target === null || (await takeCode(services, { ...typed, target })) !== 'taken')
      throw new Refusal('WRONG_CODE');
    return;
  }
  const judged = await verifyIdToken?.(proof.idToken);
  if (judged?.state === 'good') {
    const { identity } = judged;
    const isOwn =
      identity.phone === null
        ? (await memberOfIdentity(database, market.code, identity))?.id === memberId
        : identity.phone === contacts.mobile;
    if (isOwn) return;
  }
  const about = judged?.state === 'refused' ? judged.why : 'NOT_THE_MEMBERS';
  await recordSecurityEvent(database, clock(), { kind: 'socialRefused', memberId, ip, userAgent, about });
  throw new Refusal('SOCIAL_TOKEN_INVALID');
}

function targetOf({ mobile, email }: Contacts, way: 'sms' | 'mail'): CodeTarget | null {
  if (way === 'sms') return mobile === null ? null : { channel: 'sms', number: mobile };
  return email === null ? null : { channel: 'mail', address: email };
}
