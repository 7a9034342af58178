import { isIP } from 'node:net';
import { Refusal } from '../foundation/http/refusal.ts';
import { resolvesToPrivate } from '../seamless/index.ts';
import type { Services } from './services.ts';

/**
 * Refuses an address that a vendor must not have: one of the site's own, where a game in its frame would be a page of
 * the site; in production also one over a connection that others can read, and one that is no name of the internet, for
 * the platform calls it. Null: no address of its own.
 *
 * @throws Refusal VENDOR_ADDRESS
 */
export async function requireVendorAddress(
  { markets, settings }: Pick<Services, 'markets' | 'settings'>,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  const url = URL.parse(address);
  const isProduction = settings.mode === 'production';
  if (!url || url.origin !== address || (isProduction && url.protocol !== 'https:'))
    throw new Refusal('VENDOR_ADDRESS');
  const domains = (await markets.all()).flatMap((market) => market.domains);
  const ownPorts = [settings.port, settings.operators.port].map(String);
  if (domains.includes(url.hostname) && (isProduction || url.port === '' || ownPorts.includes(url.port))) {
    throw new Refusal('VENDOR_ADDRESS');
  }
  if (isProduction && (isIP(url.hostname) !== 0 || (await resolvesToPrivate(url.hostname)))) {
    throw new Refusal('VENDOR_ADDRESS');
  }
}
