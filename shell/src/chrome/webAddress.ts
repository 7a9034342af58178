import { siteOrigin } from '../siteOrigin.ts';

/**
 * An address that may be opened: of this site, or of the web. Null for everything else (`javascript:`, `data:`, what is
 * no address).
 */
export function webAddress(path: string, site: string = siteOrigin()): URL | null {
  const address = URL.canParse(path, site) ? new URL(path, site) : null;
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address : null;
}

export const isWebAddress = (path: string): boolean => webAddress(path) !== null;
