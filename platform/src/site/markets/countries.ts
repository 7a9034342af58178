import { type Cached, cached } from '../../foundation/cache/cached.ts';
import type { Queryable } from '../../foundation/database/connect.ts';

/** ISO 3166 code for an unknown country. */
const unknownCountry = 'ZZ';

/** Operators rarely load networks, while every call looks up a country. */
const MAX_AGE_MS = 60_000;
/** Maximum number of cached addresses; the oldest entry is evicted first. */
const MAX_ADDRESSES = 10_000;

/**
 * Returns a lookup of an address's country in the operator's networks, of which the narrowest counts; `ZZ` for an
 * address in none of them.
 */
export function createCountries(q: Queryable): (ip: string) => Promise<string> {
  const known = new Map<string, Cached<string>>();
  return (ip) => {
    const address = normalized(ip);
    const remembered = known.get(address);
    if (remembered) return remembered.get();
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MAX_ADDRESSES) known.delete(oldest);
    const looked = cached(MAX_AGE_MS, () => lookUp(q, address));
    known.set(address, looked);
    return looked.get();
  };
}

async function lookUp(q: Queryable, address: string): Promise<string> {
  const [network] = await q.query<{ country: string }>(
    'SELECT country FROM network_country WHERE network >>= $1::inet ORDER BY masklen(network) DESC LIMIT 1',
    [address],
  );
  return network?.country ?? unknownCountry;
}

/** Unwraps an IPv4 address mapped to IPv6, and strips the zone. */
const normalized = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.\d+\.)/i, '').replace(/%.*$/, '');
