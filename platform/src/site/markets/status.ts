import type { SystemStatus } from '@unisite/shared/contract';
import type { Market } from '../../foundation/http/market.ts';

/**
 * Whether a market is open to visitors in a country (specification section 4): first the market's own status, then the
 * restricted countries.
 */
export function statusIn(market: Market, { ip, country }: Pick<SystemStatus, 'ip' | 'country'>): SystemStatus {
  const restricted = market.restrictedCountries.includes(country);
  return {
    status: market.status !== 0 ? market.status : restricted ? 2 : 0,
    ip,
    country,
    until: market.statusUntil?.toISOString() ?? null,
  };
}
