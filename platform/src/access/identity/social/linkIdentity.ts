import type { linkIdentity, ParsedRequestOf, SecurityOverview, unlinkIdentity } from '@unisite/shared/contract';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { overviewOf } from '../memberSecurity/overview.ts';
import { reauthenticate } from '../memberSecurity/reauthenticate.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { bindIdentity, dropIdentities, identitiesOf, memberOfIdentity } from './identities.ts';
import type { VerifyIdToken } from './idTokens.ts';
import { isOffered } from './isOffered.ts';

/**
 * Links a Google or Facebook account, proved by a recent ID token and the password; one per provider.
 *
 * @throws Refusal WRONG_PASSWORD, PASSWORD_NOT_SET, SWITCHED_OFF, SOCIAL_TOKEN_INVALID, IDENTITY_TAKEN (another
 * member's), CONFLICT (the member has another account of this provider), TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function link(
  services: Services,
  verifyIdToken: VerifyIdToken | null,
  { password, idToken }: ParsedRequestOf<typeof linkIdentity>,
  context: MemberCallContext,
): Promise<SecurityOverview> {
  const { database, clock, settings } = services;
  const { market, ip, userAgent } = context;
  const member = await reauthenticate(services, context, password);
  if (!verifyIdToken || !settings.identity.social) throw new Refusal('SWITCHED_OFF');
  const judged = await verifyIdToken(idToken);
  const now = clock();
  const identity = judged.state === 'good' ? judged.identity : null;
  const provider = identity?.provider;
  // A number is bound by a code of the site's own.
  if (!identity || !provider || provider === 'phone') {
    const about = judged.state === 'refused' ? judged.why : 'PHONE';
    await recordSecurityEvent(database, now, { kind: 'socialRefused', memberId: member.id, ip, userAgent, about });
    throw new Refusal('SOCIAL_TOKEN_INVALID');
  }
  if (!isOffered(identity, settings.identity.social, market)) throw new Refusal('SWITCHED_OFF');
  const owner = await memberOfIdentity(database, market.code, identity);
  if (owner && owner.id !== member.id) throw new Refusal('IDENTITY_TAKEN');
  if (owner) return overviewOf(services, context);

  const linked = await identitiesOf(database, member.id);
  if (linked.some((one) => one.provider === provider)) throw new Refusal('CONFLICT');
  try {
    await database.transaction(async (q) => {
      await bindIdentity(q, now, member, identity, { made: false });
      const event = { kind: 'identityLinked', memberId: member.id, ip, userAgent, about: provider } as const;
      await recordSecurityEvent(q, now, event);
    });
  } catch (error) {
    if (uniqueViolation(error) !== 'social_identity_pkey') throw error;
    throw new Refusal('IDENTITY_TAKEN');
  }
  const notice = { about: 'identityLinked', provider } as const;
  await notifyMember(services, member, notice, await notificationTarget(services, member.id));
  return overviewOf(services, context);
}

/**
 * Stops a provider's accounts from signing in as this member. Requires the password, so one way to sign in always
 * remains.
 *
 * @throws Refusal WRONG_PASSWORD, PASSWORD_NOT_SET, NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function unlink(
  services: Services,
  { password, provider }: ParsedRequestOf<typeof unlinkIdentity>,
  context: MemberCallContext,
): Promise<SecurityOverview> {
  const { database, clock } = services;
  const { ip, userAgent } = context;
  const member = await reauthenticate(services, context, password);
  await database.transaction(async (q) => {
    if (!(await dropIdentities(q, member.id, provider))) throw new Refusal('NOT_FOUND');
    const event = { kind: 'identityUnlinked', memberId: member.id, ip, userAgent, about: provider } as const;
    await recordSecurityEvent(q, clock(), event);
  });
  await notifyMember(
    services,
    member,
    { about: 'identityUnlinked', provider },
    await notificationTarget(services, member.id),
  );
  return overviewOf(services, context);
}
