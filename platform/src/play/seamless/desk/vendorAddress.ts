import { isIP } from 'node:net';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { mayBeInside } from '../launch/mayBeInside.ts';
import { resolvesToPrivate } from '../launch/publicAddress.ts';
import type { DeskServices } from './services.ts';

/**
 * Refuses an address that a vendor must not have: one of the site's own, where a framed game would be a page of the
 * site; one without a public name, because the platform calls it (`mayBeInside`); in production also an unencrypted
 * one. A name with a trailing dot is always refused: it is another spelling of the same host. Null: no address of its
 * own.
 *
 * @throws Refusal VENDOR_ADDRESS
 */
export async function requireVendorAddress(
  { markets, settings }: Pick<DeskServices, 'markets' | 'settings'>,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  const url = URL.parse(address);
  const isProduction = settings.mode === 'production';
  const isDotted = url?.hostname.endsWith('.') ?? false;
  if (!url || isDotted || url.origin !== address || (isProduction && url.protocol !== 'https:'))
    throw new Refusal('VENDOR_ADDRESS');
  const domains = (await markets.all()).flatMap((market) => market.domains);
  const ownPorts = [settings.port, settings.operators.port].map(String);
  if (domains.includes(url.hostname) && (isProduction || url.port === '' || ownPorts.includes(url.port))) {
    throw new Refusal('VENDOR_ADDRESS');
  }
  if (mayBeInside(settings, address)) return;
  if (isIP(url.hostname) !== 0 || (await resolvesToPrivate(url.hostname))) {
    throw new Refusal('VENDOR_ADDRESS');
  }
}
