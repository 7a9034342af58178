import type { affiliateCheck, MemberId, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { domainOf } from '../../../foundation/http/market.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { linkCounts } from '../../members/index.ts';
import type { Services } from '../services.ts';

/** A referral code, and the agent whose members it brings. */
export interface Affiliate {
  readonly code: string;
  readonly agentId: MemberId;
}

/** Case-insensitive. Only codes of active agents count, and only while they are valid. */
export function affiliateByCode(q: Queryable, marketCode: string, typed: string): Promise<Affiliate | null> {
  const code = typed.trim().toLowerCase();
  return /^[a-z0-9]{4,20}$/.test(code) ? one(q, 'a.code = $2', marketCode, code) : Promise.resolve(null);
}

/** The affiliate that a host's address belongs to. */
export function affiliateByDomain(q: Queryable, marketCode: string, host: string): Promise<Affiliate | null> {
  const domain = domainOf(host);
  return /^[a-z0-9.-]{1,253}$/.test(domain) ? one(q, 'a.domain = $2', marketCode, domain) : Promise.resolve(null);
}

/**
 * The code that counts (specification section 4): the typed one, else the followed link's, else the address's own. A
 * followed code that was never a link's is ignored silently: whether it is a member's name stays private.
 *
 * @throws Refusal AFFILIATE_CODE_INVALID (the typed one is unknown, or the link has expired)
 */
export async function checkAffiliate(
  { database }: Pick<Services, 'database'>,
  { code = '', referralCode = '', domain }: ParsedRequestOf<typeof affiliateCheck>,
  { market }: Pick<CallContext, 'market'>,
): Promise<ValueOf<typeof affiliateCheck>> {
  const asked = code || referralCode;
  const found = asked
    ? await affiliateByCode(database, market.code, asked)
    : await affiliateByDomain(database, market.code, domain);
  const isWrong = !found && (code !== '' || (referralCode !== '' && (await wasLink(database, market.code, asked))));
  if (isWrong) throw new Refusal('AFFILIATE_CODE_INVALID');
  return { affiliateCode: found?.code ?? null };
}

async function wasLink(q: Queryable, marketCode: string, typed: string): Promise<boolean> {
  const values = [marketCode, typed.trim().toLowerCase()];
  const rows = await q.query(
    'SELECT FROM members.affiliate WHERE market_code = $1 AND code = $2 AND domain IS NULL',
    values,
  );
  return rows.length > 0;
}

async function one(q: Queryable, which: string, marketCode: string, value: string): Promise<Affiliate | null> {
  const [affiliate] = await q.query<Affiliate>(
    `SELECT a.code, a.member_id AS "agentId" FROM members.affiliate a JOIN members.member m ON m.id = a.member_id
     WHERE a.market_code = $1 AND ${which} AND m.state = 'active' AND m.customer_type IN (1, 2) AND ${linkCounts}`,
    [marketCode, value],
  );
  return affiliate ?? null;
}
