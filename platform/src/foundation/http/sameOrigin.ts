import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from this origin's own pages. A browser says where a call comes from and no page can change
 * what it says: `same-site` is not enough, for a page of another port of this host is that. A call that changes
 * something has to say it; reading may also come from an address that someone typed, or from a program that says
 * nothing.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string, changes: boolean): boolean {
  const site = headers['sec-fetch-site'];
  const from = headers.origin;
  if (from !== undefined && from !== origin) return false;
  if (site !== undefined && site !== 'same-origin' && (changes || site !== 'none')) return false;
  return !changes || site !== undefined || from !== undefined;
}
