import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { type Member, memberByAccount } from '../../members/index.ts';
import { type Affiliate, affiliateByCode, affiliateByDomain } from './affiliates.ts';

/** Who brought a new member: the agent they come under, the code that counted, and the recommending member. */
export interface Referral {
  readonly uplineId: MemberId | null;
  readonly affiliateCode: string | null;
  readonly recommenderId: string | null;
}

interface ReferralCodes {
  readonly affiliateCode: string;
  readonly referralCode: string;
  readonly recommenderId: string;
}

/** A typed code or name that nobody has. */
export type Unknown = { readonly unknown: 'affiliateCode' | 'recommenderId' };

/**
 * Finds who brought a visitor. A typed affiliate code counts first, then that of the address (the host this call came
 * to, not what the page says), then the referral code of the followed link. A recommendation by an agent puts the
 * visitor under that agent, one by a player under the player's agent. An unknown referral code is ignored, since the
 * visitor did not type it.
 */
export async function findUpline(
  q: Queryable,
  codes: ReferralCodes,
  context: CallContext,
): Promise<Referral | Unknown> {
  const market = context.market.code;
  const typed = codes.affiliateCode === '' ? null : await affiliateByCode(q, market, codes.affiliateCode);
  if (codes.affiliateCode !== '' && !typed) return { unknown: 'affiliateCode' };
  const recommender = codes.recommenderId === '' ? null : await referrerOf(q, market, codes.recommenderId);
  if (codes.recommenderId !== '' && !recommender) return { unknown: 'recommenderId' };

  const affiliate: Affiliate | null =
    typed ??
    (await affiliateByDomain(q, market, new URL(context.origin).host)) ??
    (await affiliateByCode(q, market, codes.referralCode));
  const referrer = recommender ?? (affiliate ? null : await referrerOf(q, market, codes.referralCode));
  return {
    uplineId: affiliate?.agentId ?? agentOf(referrer),
    affiliateCode: affiliate?.code ?? null,
    recommenderId: referrer?.id ?? null,
  };
}

async function referrerOf(q: Queryable, market: string, account: string): Promise<Member | null> {
  if (!/^[A-Za-z0-9]{1,64}$/.test(account)) return null;
  const member = await memberByAccount(q, account);
  const counts = member?.marketCode === market && member.state === 'active' && [0, 1, 2].includes(member.customerType);
  return counts ? member : null;
}

/** A player has no downline: whoever a player brings comes under the player's agent. */
const agentOf = (member: Member | null): MemberId | null =>
  member && member.customerType !== 0 ? member.id : (member?.uplineId ?? null);
