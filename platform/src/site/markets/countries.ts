import { type Cached, cached } from '../../foundation/cache/cached.ts';
import type { Queryable } from '../../foundation/database/connect.ts';

/** ISO 3166's code for a country that is not known. */
const unknownCountry = 'ZZ';

/** Operators load networks once in a while; every call of an address asks for its country. */
const MAX_AGE_MS = 60_000;
/** Addresses remembered at once; the one that was looked up first goes first. */
const MAX_ADDRESSES = 10_000;

/**
 * Finds the country of an address in the operator's networks, of which the narrowest counts. An address in none of them
 * has the country `ZZ`.
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

/** An IPv4 address that came over an IPv6 socket is looked up as what it is; a zone is not part of the address. */
const normalized = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.\d+\.)/i, '').replace(/%.*$/, '');
