import { siteOrigin } from '../siteOrigin.ts';

/** An http(s) address that is safe to open. Null for everything else (`javascript:`, `data:`, invalid addresses). */
export function webAddress(path: string, site: string = siteOrigin()): URL | null {
  const address = URL.canParse(path, site) ? new URL(path, site) : null;
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address : null;
}

export const isWebAddress = (path: string): boolean => webAddress(path) !== null;
