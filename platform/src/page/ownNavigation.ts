import type { FastifyRequest } from 'fastify';

/**
 * Whether a page is asked for by the site's own link or by the person at the browser (typed, bookmarked), as browsers
 * say it themselves (Fetch Metadata, W3C); no page can forge it. Absent: not known, so no.
 */
export function isOwnNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site'];
  return from === 'same-origin' || from === 'none';
}
