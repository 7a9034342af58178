import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from this origin's own pages. Browsers state where a call comes from, and pages cannot change
 * that: `same-site` is not enough, since a page on another port of this host is that. A call that changes something
 * must state it; a read may also come from a typed address, or from a program that states nothing.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string, changes: boolean): boolean {
  const site = headers['sec-fetch-site'];
  const from = headers.origin;
  if (from !== undefined && from !== origin) return false;
  if (site !== undefined && site !== 'same-origin' && (changes || site !== 'none')) return false;
  return !changes || site !== undefined || from !== undefined;
}
