import type { MemberId, ParsedRequestOf, SignInValue, socialLogin } from '@unisite/shared/contract';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Member, memberById, memberIdByEmail, memberIdByMobile } from '../../members/index.ts';
import { requireDeviceAge } from '../age/requireAge.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import { throttleRegistration } from '../registration/throttleRegistration.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import { memberOfIdentity } from './identities.ts';
import type { Identity, VerifyIdToken } from './idTokens.ts';
import { isOffered } from './isOffered.ts';
import { registerSocialMember } from './registerSocialMember.ts';

type Request = ParsedRequestOf<typeof socialLogin>;

/**
 * Signs in by a Firebase ID token (specification sections 2, 4 and 6): as the member that it identifies, or as a new
 * one. A phone sign-in's number is the second step itself, as a code of the site's own is.
 *
 * @throws Refusal SWITCHED_OFF, SOCIAL_TOKEN_INVALID, UNAVAILABLE, EMAIL_HAS_ACCOUNT, ADULTS_ONLY (a new visitor has to
 * confirm it first: the call may be repeated with the same token), TOO_MANY_REQUESTS, and those of `requireDeviceAge`
 * and `completeSignIn`
 */
export async function signInSocially(
  services: Services,
  verifyIdToken: VerifyIdToken | null,
  request: Request,
  context: CallContext,
): Promise<SignInValue> {
  await limitSignIns(services, context.ip);
  const { social } = services.settings.identity;
  if (!verifyIdToken || !social) throw new Refusal('SWITCHED_OFF');
  const judged = await verifyIdToken(request.idToken);
  if (judged.state === 'refused') return refuse(services, 'SOCIAL_TOKEN_INVALID', judged.why, context);
  const { identity } = judged;
  if (!isOffered(identity, social, context.market)) throw new Refusal('SWITCHED_OFF');

  const { agentMode = false } = request;
  const member =
    (await knownMember(services, identity, context)) ?? (await newMember(services, identity, request, context));
  const kind = identity.provider === 'phone' ? 'sms' : 'social';
  return completeSignIn(services, member, { kind, agentMode }, context);
}

/**
 * The member of this identity: by number, or by a linked external account. Never by e-mail address alone, verified or
 * not: whoever gains control of the address, or of an external account with it, would get in without the owner being
 * notified. The owner signs in as before and links the account.
 */
async function knownMember(services: Services, identity: Identity, context: CallContext): Promise<Member | null> {
  const { database } = services;
  const { code } = context.market;
  if (identity.phone !== null) {
    const memberId = await memberIdByMobile(database, code, identity.phone);
    return memberId === null ? null : memberById(database, memberId);
  }
  const known = await memberOfIdentity(database, code, identity);
  if (known || identity.email === null) return known;
  const memberId = await memberIdByEmail(database, code, identity.email);
  if (memberId === null) return null;
  // A concurrent call of the same person may have created both since the lookup.
  const made = await memberOfIdentity(database, code, identity);
  return made ?? refuse(services, 'EMAIL_HAS_ACCOUNT', 'EMAIL_HAS_ACCOUNT', context, memberId);
}

async function newMember(
  services: Services,
  identity: Identity,
  { agentMode, adult }: Request,
  context: CallContext,
): Promise<Member> {
  const { switches } = context.market;
  // Signing in never creates an agent.
  if (agentMode) throw new Refusal('NOT_AN_AGENT');
  const registers = identity.phone === null ? switches.usernameRegistration : false;
  if (!registers && !switches.mobileRegistration) throw new Refusal('SWITCHED_OFF');
  if (adult !== true) throw new Refusal('ADULTS_ONLY');
  const stated = await requireDeviceAge(services, context);
  await throttleRegistration(services, context.ip);
  try {
    return await registerSocialMember(services, identity, stated, context);
  } catch (error) {
    if (uniqueViolation(error) === null) throw error;
    // Another call was first; a number without an active member belongs to a closed account.
    const member = await knownMember(services, identity, context);
    if (member) return member;
    if (identity.phone !== null) return refuse(services, 'ACCOUNT_CLOSED', 'ACCOUNT_CLOSED', context);
    throw error;
  }
}

async function refuse(
  { database, clock }: Services,
  code: 'SOCIAL_TOKEN_INVALID' | 'EMAIL_HAS_ACCOUNT' | 'ACCOUNT_CLOSED',
  about: string,
  { ip, userAgent }: CallContext,
  memberId: MemberId | null = null,
): Promise<never> {
  await recordSecurityEvent(database, clock(), { kind: 'socialRefused', memberId, ip, userAgent, about });
  throw new Refusal(code);
}
