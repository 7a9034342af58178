import type { FastifyRequest } from 'fastify';

/**
 * Whether a navigation started on this site or with the user (typed, bookmarked), according to `Sec-Fetch-Site` (Fetch
 * Metadata, W3C), which pages cannot forge. False without the header.
 */
export function isOwnNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const from = headers['sec-fetch-site'];
  return from === 'same-origin' || from === 'none';
}
