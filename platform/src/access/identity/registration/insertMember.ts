import type { Language } from '@unisite/shared/contract';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { Market } from '../../../foundation/http/market.ts';
import { openAccount } from '../../../money/ledger/index.ts';
import { createMember, type Member, takeLinkUse, writeRate } from '../../members/index.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Referral } from './findUpline.ts';
import type { Tab } from './formFields.ts';

/** A new member, ready to be stored: hashes are made, codes are consumed. */
export interface NewMember {
  readonly account: string;
  readonly nickname: string;
  readonly passwordHash: string;
  /** Whether they chose the password; otherwise nobody knows it. */
  readonly hasPassword: boolean;
  readonly market: Pick<Market, 'code' | 'currency' | 'timeZone'>;
  readonly language: Language;
  readonly brought: Referral;
  /** E.164, proven by a code. */
  readonly mobile: string | null;
  readonly payeeName: string | null;
  /** Fields of the table `member_profile`. */
  readonly profile: ReadonlyMap<string, string>;
  readonly method: Tab;
  readonly domain: string;
  readonly registerUrl: string | null;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Creates member, wallet and profile in one transaction, with `store` as its last step. Returns the conflicting field
 * when it was taken meanwhile, or when the affiliate code is no longer valid.
 */
export async function insertMember(
  database: Database,
  now: Date,
  newcomer: NewMember,
  store: (q: Queryable, member: Member) => Promise<void>,
): Promise<Member | 'ACCOUNT_TAKEN' | 'MOBILE_TAKEN' | 'AFFILIATE_CODE_INVALID'> {
  try {
    return await database.transaction(async (q) => {
      const { affiliateCode } = newcomer.brought;
      const use = affiliateCode === null ? null : await takeLinkUse(q, newcomer.market.code, affiliateCode);
      if (affiliateCode !== null && !use) return 'AFFILIATE_CODE_INVALID';
      const member = await insertRows(q, now, newcomer, use?.customerType ?? 0);
      const series = use?.series ?? null;
      if (series !== null) await writeRate(q, member.id, { series, fromDay: dayOf(now, newcomer.market.timeZone) });
      await store(q, member);
      return member;
    });
  } catch (error) {
    const taken = uniqueViolation(error);
    if (taken === 'member_account_key') return 'ACCOUNT_TAKEN';
    if (taken === 'member_mobile') return 'MOBILE_TAKEN';
    throw error;
  }
}

async function insertRows(q: Queryable, now: Date, newcomer: NewMember, customerType: 0 | 2): Promise<Member> {
  const { account, nickname, passwordHash, market, language, brought } = newcomer;
  const member = await createMember(q, {
    account,
    nickname,
    passwordHash,
    customerType,
    marketCode: market.code,
    uplineId: brought.uplineId,
    toUpline: brought.uplineId !== null,
    language,
    regDate: now,
    mobile: newcomer.mobile,
    payeeName: newcomer.payeeName,
    passwordChangedAt: newcomer.hasPassword ? now : null,
  });
  await q.query(
    `INSERT INTO member_registration (member_id, method, domain, register_url, affiliate_code, recommender_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [member.id, newcomer.method, newcomer.domain, newcomer.registerUrl, brought.affiliateCode, brought.recommenderId],
  );
  await q.query(
    'INSERT INTO member_profile (member_id, field, value) SELECT $1, given.field, given.value FROM unnest($2::text[], $3::text[]) AS given (field, value)',
    [member.id, [...newcomer.profile.keys()], [...newcomer.profile.values()]],
  );
  await openAccount(q, 'member', member.id, market.currency);
  const { ip, userAgent, method } = newcomer;
  await recordSecurityEvent(q, now, { kind: 'registered', memberId: member.id, ip, userAgent, about: method });
  return member;
}
