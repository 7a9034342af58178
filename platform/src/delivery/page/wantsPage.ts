import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request asks for a page: a browser going to an address, or a plain client that takes anything. A script,
 * picture or style asking for a path that is no file must not get the page for it.
 */
export function wantsPage(headers: IncomingHttpHeaders, path: string): boolean {
  const accept = headers.accept ?? '*/*';
  if (/\btext\/html\b/i.test(accept)) return true;
  const destination = headers['sec-fetch-dest'];
  const forDocument = destination === undefined || destination === 'document';
  const isFile = /\.\w+$/.test(path) && path !== '/register.html';
  return /\*\/\*/.test(accept) && forDocument && !isFile;
}
