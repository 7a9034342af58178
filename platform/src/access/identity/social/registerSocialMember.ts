import type { CallContext } from '../../../foundation/http/callContext.ts';
import { domainOf } from '../../../foundation/http/market.ts';
import { openAccount } from '../../../money/ledger/index.ts';
import { createMember, type Member } from '../../members/index.ts';
import type { AgeRecord } from '../age/ageRecord.ts';
import { keepMemberAge } from '../age/memberAge.ts';
import { unusablePassword } from '../passwords/unusablePassword.ts';
import { findUpline } from '../registration/findUpline.ts';
import { generateName } from '../registration/names.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { bindIdentity } from './identities.ts';
import type { Identity } from './idTokens.ts';
import { shownName } from './shownName.ts';

/** Nothing is typed: only the affiliate of the address that the site was called by counts. */
const nothingSaid = { affiliateCode: '', referralCode: '', recommenderId: '' };

/**
 * Registers a new member (specification sections 3 and 4): a random name and a password that nobody knows, the address
 * or number that the provider verified, the age statement, and a wallet; all or nothing. Violates
 * `social_identity_pkey`, `member_email` or `member_mobile` when another call was first.
 */
export async function registerSocialMember(
  services: Services,
  identity: Identity,
  stated: AgeRecord,
  context: CallContext,
): Promise<Member> {
  const { database } = services;
  const { market, language, ip, userAgent, origin } = context;
  const now = services.clock();
  const [account, passwordHash, brought] = await Promise.all([
    generateName(database),
    unusablePassword(),
    findUpline(database, nothingSaid, context),
  ]);
  if ('unknown' in brought) throw new Error('nothing was said, and it was nobody’s');

  return database.transaction(async (q) => {
    const member = await createMember(q, {
      account,
      nickname: shownName(identity.name) ?? account,
      passwordHash,
      customerType: 0,
      marketCode: market.code,
      uplineId: brought.uplineId,
      toUpline: brought.uplineId !== null,
      language,
      regDate: now,
      mobile: identity.phone,
      email: identity.email,
    });
    await q.query(
      `INSERT INTO member_registration (member_id, method, domain, affiliate_code) VALUES ($1, 'social', $2, $3)`,
      [member.id, domainOf(new URL(origin).host), brought.affiliateCode],
    );
    // A number changes hands, and Firebase gives its next owner the same subject: a member who signs in by number is
    // found by the number alone.
    if (identity.provider !== 'phone') await bindIdentity(q, now, member, identity, { made: true });
    await keepMemberAge(q, { memberId: member.id, marketCode: market.code }, stated);
    await openAccount(q, 'member', member.id, market.currency);
    const event = { memberId: member.id, ip, userAgent, about: identity.provider };
    await recordSecurityEvent(q, now, { ...event, kind: 'registered' });
    return member;
  });
}
