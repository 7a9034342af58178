import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request is for a page: a browser's navigation, or a plain client that accepts anything. A script, picture
 * or style requesting a missing file must not get the page instead.
 */
export function wantsPage(headers: IncomingHttpHeaders, path: string): boolean {
  const accept = headers.accept ?? '*/*';
  if (/\btext\/html\b/i.test(accept)) return true;
  const destination = headers['sec-fetch-dest'];
  const forDocument = destination === undefined || destination === 'document';
  const isFile = /\.\w+$/.test(path) && path !== '/register.html';
  return /\*\/\*/.test(accept) && forDocument && !isFile;
}
