import type { Queryable } from '@unisite/platform/database';
import { addMarketDomains } from '@unisite/platform/markets';
import { agent } from './people.ts';

/** Registration codes of the demonstration's agent: one to type in, one with a domain of its own. */
const affiliates = [
  { code: 'hungphat', domain: null },
  { code: 'daily01', domain: 'daily01.localhost' },
] as const;

export async function seedAffiliates(q: Queryable): Promise<void> {
  await addMarketDomains(q, new Map(affiliates.flatMap(({ domain }) => (domain === null ? [] : [[domain, 'VN']]))));
  await q.query(
    `INSERT INTO affiliate (market_code, code, member_id, domain)
     SELECT m.market_code, given.code, m.id, given.domain FROM unnest($1::text[], $2::text[]) AS given (code, domain)
       JOIN member m ON m.account = $3`,
    [affiliates.map(({ code }) => code), affiliates.map(({ domain }) => domain), agent.account],
  );
}
