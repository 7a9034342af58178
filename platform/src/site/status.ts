import type { SystemStatus } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';
import type { Market } from '../foundation/http/market.ts';

/** ISO 3166's code for a country that is not known. */
const unknownCountry = 'ZZ';

/**
 * Whether a market is open to an address (specification section 4): its own state first, then whether it serves the
 * address's country. Networks are the operator's data; an address in none of them has the country `ZZ` and is let in.
 */
export async function statusOf(q: Queryable, market: Market, ip: string): Promise<SystemStatus> {
  const [place] = await q.query<{ country: string; restricted: boolean }>(
    `SELECT n.country, r.country IS NOT NULL AS restricted
       FROM network_country n LEFT JOIN restricted_country r ON r.country = n.country AND r.market_code = $2
      WHERE n.network >>= $1::inet ORDER BY masklen(n.network) DESC LIMIT 1`,
    [addressOf(ip), market.code],
  );
  return {
    status: market.status !== 0 ? market.status : place?.restricted ? 2 : 0,
    ip,
    country: place?.country ?? unknownCountry,
    until: market.statusUntil?.toISOString() ?? null,
  };
}

/** An IPv4 address that came over an IPv6 socket is looked up as what it is; a zone is not part of the address. */
const addressOf = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.\d+\.)/i, '').replace(/%.*$/, '');
