import type { SystemStatus } from '@unisite/shared/contract';
import type { Market } from '../../foundation/http/market.ts';

/**
 * Whether a market is open to who is in a country (specification section 4): its own state first, then whether it
 * serves the country.
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
